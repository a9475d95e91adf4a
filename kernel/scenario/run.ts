import type { Arrangement } from '../arrange.ts';
import type { Game, GameBox } from '../game.ts';
import type { Json, Seat } from '../ids.ts';
import { undeclaredProhibition, unknownOption } from '../option-forms.ts';
import { Playthrough } from '../playthrough.ts';
import { Misfit, Refusal } from '../refusal.ts';
import { stateHash } from '../save.ts';
import { failures } from './expecting.ts';
import { named } from './naming.ts';
import { printed } from './printing.ts';
import type { Acting, Arranging, Refused, Scenario, Step } from './scenario.ts';
import { Unused } from './unused.ts';

/** A step of a scenario that did not go as it says. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
  readonly step: number;

  /** `step` counts from 0; -1 is what comes before the first, and the number of steps what comes after the last. */
  constructor(scenario: Scenario, step: number, problems: readonly string[], options?: ErrorOptions) {
    super(
      `${scenario.title}\n  ${placeOf(scenario, step)}\n${problems.map((p) => `    ${p}`).join('\n')}`,
      options,
    );
    this.step = step;
  }
}

function placeOf({ steps }: Scenario, step: number): string {
  if (step < 0) return 'at the beginning:';
  return step < steps.length ? `step ${step + 1}: ${JSON.stringify(steps[step])}` : 'at the end:';
}

/** The game that a scenario is about, with the content packs that it names. */
export function gameOf(box: GameBox, { packs = [] }: Scenario, more: readonly Json[] = []): Game {
  return box.open([...more, ...packs]);
}

/**
 * Plays a scenario; throws at the first step that fails. `print` gets what `{ "print": … }` asks for; `look` sees the
 * match at the beginning and after every choice.
 */
export function runScenario<W>(
  game: Game<W>,
  scenario: Scenario,
  print: (text: string) => void = () => {},
  look: (play: Playthrough<W>) => void = () => {},
): Playthrough<W> {
  const { options = {}, seats, seed = scenario.title, arrange: arranged = [] } = scenario;
  const play = orFail(scenario, -1, () => new Playthrough(game, { options, seats, seed }, arranged));
  const unused = new Unused(play);
  let since = 0;
  look(play);
  scenario.steps.forEach((step, i) => {
    const before = play.events.length;
    if ('print' in step) {
      print(`step ${i + 1}, ${orFail(scenario, i, () => printed(play, step, since))}`);
      return;
    }
    const problems = orFail(scenario, i, () => runStep(play, step, since));
    if (problems.length > 0) throw new ScenarioFailure(scenario, i, problems);
    if ('choose' in step) since = before;
    unused.look(before);
    const untold = play.match
      .pending()
      .flatMap(({ forbidden }) => forbidden.flatMap((one) => undeclaredProhibition(game, one) ?? []));
    if (untold.length > 0) throw new ScenarioFailure(scenario, i, untold);
    if ('choose' in step) look(play);
  });
  const left = unused.problems();
  if (left.length > 0) throw new ScenarioFailure(scenario, scenario.steps.length, left);
  return play;
}

/** Whatever goes wrong in a scenario is its failure and nobody else's: the next one can be run. */
function orFail<T>(scenario: Scenario, step: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    // That a scenario does not fit its game is told without a step.
    if (error instanceof Misfit && step < 0) throw error;
    throw new ScenarioFailure(scenario, step, [(error as Error).message], { cause: error });
  }
}

function runStep<W>(play: Playthrough<W>, step: Exclude<Step, { print: unknown }>, since: number): string[] {
  if ('expect' in step) return failures(play, step.expect, since);
  if ('dice' in step || 'next' in step) play.arrange([withoutComment(step)]);
  else if ('arrange' in step) play.arrange(step.arrange);
  else act(play, step);
  return [];
}

function withoutComment({ comment: _comment, ...said }: Arranging): Arrangement {
  return said;
}

function act<W>(play: Playthrough<W>, step: Acting): void {
  const seat = step.seat ?? whoActs(play);
  if ('choose' in step) {
    for (const pick of listed(step.choose)) choose(play, seat, named(play, seat, pick));
  } else if ('refused' in step) {
    for (const id of listed(step.refused)) refuse(play, seat, id, step);
  } else if ('hold' in step) play.hold(seat, step.hold);
  else if ('undo' in step) play.undo(seat);
  else if ('resign' in step) play.resign(seat);
  else for (const [name, value] of Object.entries(step.prefer)) prefer(play, seat, name, value);
}

/** Whether a seat wants to be asked is yes or no, or yes for a while: nothing else would ever be looked at. */
function prefer<W>(play: Playthrough<W>, seat: Seat, name: string, value: string): void {
  const values = ['yes', 'no', ...Object.keys(play.game.spec.spans ?? {})];
  if (/^(skip|ask)-/.test(name) && !values.includes(value))
    throw new RangeError(`'${name}' is one of ${values.join(', ')}, not '${value}'.`);
  play.prefer(seat, name, value);
}

function listed(ids: string | readonly string[]): readonly string[] {
  return typeof ids === 'string' ? [ids] : ids;
}

/** Chooses, and sees to it that the match would have gone the same if nobody had watched: games may take short cuts then. */
function choose<W>(play: Playthrough<W>, seat: Seat, id: string): void {
  const unwatched = play.match.clone();
  const offered = unwatched.pendingFor(seat)?.kind === 'offer';
  play.choose(seat, id);
  if (offered) return;
  const option = unwatched.legal(seat).find((one) => one.id === id);
  if (option) unwatched.take(seat, option);
  if (!option || stateHash(unwatched) !== stateHash(play.match))
    throw new RangeError(`'${id}' does something else when nobody watches.`);
}

function whoActs<W>(play: Playthrough<W>): Seat {
  const asked = play.match.pending().filter((p) => p.kind !== 'offer');
  if (asked.length === 1) return asked[0].seat;
  if (asked.length === 0) throw new RangeError('The match is over; nobody can choose.');
  throw new RangeError(
    `Seats ${asked.map((p) => p.seat).join(' and ')} are asked: say which "seat" chooses.`,
  );
}

function refuse<W>(play: Playthrough<W>, seat: Seat, id: string, { rule }: Refused): void {
  const mistake = unknownOption(play.game, id);
  if (mistake) throw new RangeError(`${mistake}.`);
  try {
    play.choose(seat, named(play, seat, id));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (rule && error.rule !== rule) {
      throw new RangeError(
        `'${id}' is refused by ${error.rule ?? error.code} (${error.message}), not by ${rule}.`,
      );
    }
    return;
  }
  throw new RangeError(`'${id}' was not refused.`);
}
