/**
 * Whether a run of the match of a day is what it claims: the day's set-up, choices that lead to that end, and rivals that
 * played as they do.
 */
import { Halt } from '@underhall/bots/halt';
import { canonical, type MatchRecord, Misfit, type Outcome, Playthrough } from '@underhall/kernel';
import { botPlayer, gameCard, retraced, type Step, takeStep } from '@underhall/table';
import { dailySetup, RIVAL_LEVEL } from '@underhall/table/daily';
import type { Hall } from '../hall.ts';
import type { Breathe } from '../replays.ts';

/** Many times what the longest matches of a day have. */
const MOST_STEPS = 3000;

const OWN = 0;

/** The run and its end. Throws a Misfit with what is wrong. */
export async function judged(
  hall: Hall,
  { game, day, record: given }: { readonly game: string; readonly day: string; readonly record: unknown },
  breathe: Breathe,
): Promise<{ readonly record: MatchRecord; readonly outcome: Outcome }> {
  const speech = await hall.games.open(game, []);
  const { play, steps } = await retraced(speech.game, given, [], breathe);
  const { record, match } = play;
  const setup = speech.game.agree(dailySetup(gameCard(speech), day));
  if (record.arranged || canonical(record.setup) !== canonical(setup))
    throw new Misfit('This run', ['is not of the match of that day.']);
  if (steps.length > MOST_STEPS)
    throw new Misfit('This run', ['is longer than any that is put on the list.']);
  if (!match.outcome) throw new Misfit('This run', ['is not over.']);
  await playRivals(hall, Playthrough.replay(speech.game, { ...record, choices: [] }), steps);
  return { record, outcome: match.outcome };
}

/** They think again what they thought: from the seed and the moment follows what each chooses. */
async function playRivals(hall: Hall, play: Playthrough, steps: readonly Step[]): Promise<void> {
  const thinker = hall.thinkerFor(play.game.id);
  const rivals = play.setup.seats.map(() => botPlayer(RIVAL_LEVEL, play.setup.seed, () => thinker));
  const halt = new Halt();
  for (const [seat, what] of steps) {
    if (seat !== OWN) {
      const view = play.view(seat);
      const thought = await rivals[seat].answer({ seat, view, halt, heard: () => [] });
      const legal = play.match.legal(seat).map(({ id }) => id);
      const chosen = thought !== undefined && legal.includes(thought) ? thought : legal[0];
      if (what !== chosen)
        throw new Misfit('This run', [
          `has a rival choose what he does not choose: step ${play.choices.length + 1}.`,
        ]);
    }
    takeStep(play, [seat, what]);
  }
}
