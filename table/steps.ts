/** What is done at a table, step by step: for whoever keeps it so, and plays it again. */
import { type Game, type Match, Playthrough, type Seat } from '@underhall/kernel';
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
