/** What is done at a table, step by step: for whoever keeps it so, and plays it again. */
import {
  type Choice,
  checkBudget,
  type Game,
  type Match,
  Misfit,
  Playthrough,
  readRecord,
  type Seat,
} from '@underhall/kernel';
import type { Laid } from './scene.ts';

/**
 * One thing that a seat did, in the notation of records: the id of an option, `!hold`, `!release`, `!resign`,
 * `=NAME:VALUE`. Here each pick of a draft is a step of its own, and `!retract` and `!undo` are steps, too.
 */
export type Step = readonly [seat: Seat, what: string];

/** `moment` is the number of choices that the seat had seen. */
export function takeStep(play: Playthrough, [seat, what]: Step, moment?: number): void {
  if (what === '!undo') play.undo(seat);
  else if (what === '!retract') play.retract(seat);
  else if (what.startsWith('!') || what.startsWith('=')) play.enact([seat, what]);
  else play.choose(seat, what, moment);
}

/** What people mostly prefer: everybody does at a fresh table, and the record has it like anything they would set. */
export function customSteps(game: Game, people: readonly Seat[]): Step[] {
  const customs = Object.entries(game.spec.customs?.(people.length) ?? {});
  return people.flatMap((seat) => customs.map(([name, value]): Step => [seat, `=${name}:${value}`]));
}

/** A match from what was kept of it, with a draft that is under way. */
export function playedAgain(
  game: Game,
  { record, picks, from, steps = [] }: Pick<Laid, 'record' | 'picks' | 'from' | 'steps'>,
): Playthrough {
  const play = from ? Playthrough.resume(game, from, record.choices) : Playthrough.replay(game, record);
  const asked = play.match.asked();
  for (const pick of picks) play.match.choose(asked, pick);
  for (const step of steps) takeStep(play, step);
  return play;
}

/** The picks of a draft that is not finished; those of a finished one that waits for a holder are in the record. */
export function picksUnderWay(match: Match): readonly string[] {
  return match.pendingFor(match.asked())?.kind === 'draft' ? match.picks : [];
}

/** Many times what the longest matches of people do. */
const MOST_RETRACED = 100_000;

/**
 * A match that somebody brings, from its record, and the steps by which it came about. `breathe` is called between two
 * choices. Throws a Misfit if it is no record, does not fit the game, cannot have come about so, or does more than is
 * replayed for strangers.
 */
export async function retraced(
  game: Game,
  given: unknown,
  picks: readonly string[],
  breathe: () => Promise<void> | undefined,
  most = MOST_RETRACED,
): Promise<{ readonly play: Playthrough; readonly steps: readonly Step[] }> {
  const record = readRecord(given, 'This match');
  const play = Playthrough.replay(game, { ...record, choices: [] });
  const steps: Step[] = [];
  const take = (step: Step) => {
    takeStep(play, step);
    steps.push(step);
  };
  const pick = (seat: Seat, all: readonly string[]) => {
    // A lone pick is made by itself, and is in the record all the same.
    for (const [i, one] of all.entries()) if (play.match.picks[i] !== one) take([seat, one]);
  };
  const enact = ([seat, what]: Choice) => (typeof what === 'string' ? take([seat, what]) : pick(seat, what));
  try {
    for (const choice of record.choices) {
      checkBudget(play, most);
      enact(choice);
      await breathe();
    }
    pick(play.match.asked(), picks);
  } catch (error) {
    if (error instanceof Misfit) throw error;
    throw new Misfit('This match', [`cannot have gone so: choice ${play.choices.length + 1}.`], {
      cause: error,
    });
  }
  return { play, steps };
}
