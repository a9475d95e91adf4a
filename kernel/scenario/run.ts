import type { Game } from '../game.ts';
import type { Json, Seat } from '../ids.ts';
import { NONE } from '../ids.ts';
import { Playthrough } from '../playthrough.ts';
import type { Pending } from '../questions.ts';
import { Misfit, Refusal } from '../refusal.ts';
import { stateHash } from '../save.ts';
import { describe, differences } from './difference.ts';
import type { Expectation, Scenario, Step } from './scenario.ts';

/** A step of a scenario that did not go as it says. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
  readonly step: number;

  /** `step` counts from 0; -1 is what comes before the first. */
  constructor(scenario: Scenario, step: number, problems: readonly string[], options?: ErrorOptions) {
    const where =
      step < 0 ? 'at the beginning:' : `step ${step + 1}: ${JSON.stringify(scenario.steps[step])}`;
    super(`${scenario.title}\n  ${where}\n${problems.map((p) => `    ${p}`).join('\n')}`, options);
    this.step = step;
  }
}

/** Plays a scenario; throws at the first step that fails. */
export function runScenario<W>(game: Game<W>, scenario: Scenario): Playthrough<W> {
  const { options = {}, seats, seed = scenario.title, arrange: arranged = [] } = scenario;
  const play = orFail(scenario, -1, () => new Playthrough(game, { options, seats, seed }, arranged));
  let since = 0;
  scenario.steps.forEach((step, i) => {
    const before = play.events.length;
    const problems = orFail(scenario, i, () => runStep(play, step, since));
    if (problems.length > 0) throw new ScenarioFailure(scenario, i, problems);
    if ('choose' in step) since = before;
  });
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

function runStep<W>(play: Playthrough<W>, step: Step, since: number): string[] {
  if ('expect' in step) return failures(play, step.expect, since);
  act(play, step);
  return [];
}

function act<W>(play: Playthrough<W>, step: Exclude<Step, { expect: Expectation }>): void {
  if ('dice' in step) play.arrange([{ dice: step.dice }]);
  else if ('next' in step) play.arrange([{ next: step.next }]);
  else if ('arrange' in step) play.arrange(step.arrange);
  else {
    const seat = step.seat ?? whoActs(play);
    if ('choose' in step) {
      const picks = typeof step.choose === 'string' ? [step.choose] : step.choose;
      for (const pick of picks) choose(play, seat, named(play, seat, pick));
    } else if ('refused' in step) refuse(play, seat, named(play, seat, step.refused), step.rule);
    else if ('hold' in step) play.hold(seat, step.hold);
    else if ('undo' in step) play.undo(seat);
    else if ('resign' in step) play.resign(seat);
    else for (const [name, value] of Object.entries(step.prefer)) play.prefer(seat, name, value);
  }
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

/** `play:@rope` is the option `play:N` whose N is a card with the face `rope`. */
function named<W>(play: Playthrough<W>, seat: Seat | undefined, id: string): string {
  const [, before, face, after] = /^(.*)@([\w-]+)(.*)$/.exec(id) ?? [];
  if (face === undefined) return id;
  const { match } = play;
  const index = match.game.faceIndex(face);
  const pending = seat === undefined ? undefined : match.pendingFor(seat);
  const ids = new Set(
    [...(pending?.options ?? []), ...(pending?.forbidden ?? [])].map((option) => option.id),
  );
  const cards = Array.from({ length: match.instances.count }, (_, card) => card);
  const meant = cards
    .filter((card) => match.instances.face(card) === index)
    .map((card) => before + card + after);
  return meant.find((possible) => ids.has(possible)) ?? id;
}

function whoActs<W>(play: Playthrough<W>): Seat {
  const asked = play.match.pending().filter((p) => p.kind !== 'offer');
  if (asked.length === 1) return asked[0].seat;
  if (asked.length === 0) throw new RangeError('The match is over; nobody can choose.');
  throw new RangeError(
    `Seats ${asked.map((p) => p.seat).join(' and ')} are asked: say which "seat" chooses.`,
  );
}

function refuse<W>(play: Playthrough<W>, seat: Seat, id: string, rule: string | undefined): void {
  try {
    play.choose(seat, id);
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

function failures<W>(play: Playthrough<W>, expect: Expectation, since: number): string[] {
  const problems: string[] = [];
  const asked = play.match.pending().filter((p) => p.kind !== 'offer');
  if (expect.asked !== undefined) problems.push(...askedFailures(expect.asked, asked));
  const [pending] = asked;
  const real = (id: string): string => named(play, pending?.seat, id);
  if (expect.options) problems.push(...optionFailures(expect.options, pending, real));
  if (expect.only) problems.push(...onlyFailures(expect.only.map(real), pending));
  for (const [id, rule] of Object.entries(expect.forbidden ?? {})) {
    const why = pending?.forbidden.find((f) => f.id === real(id));
    if (why?.rule !== rule)
      problems.push(`forbidden '${id}': expected by ${rule}, found ${why?.rule ?? 'nothing'}`);
  }
  if (expect.facts)
    problems.push(...differences(expect.facts, play.view('everything').facts()).map(describe));
  problems.push(...eventFailures(play, expect, since));
  if (expect.view) problems.push(...viewFailures(play, expect.view));
  if (expect.outcome !== undefined) {
    problems.push(...differences(expect.outcome, play.match.outcome ?? null, 'outcome').map(describe));
  }
  if (expect.undo !== undefined) {
    const last = play.choices.at(-1)?.[0] ?? NONE;
    if (play.canUndo(last) !== expect.undo)
      problems.push(`undo: expected ${expect.undo}, found ${!expect.undo}`);
  }
  return problems;
}

function askedFailures(expected: Json, asked: readonly Pending[]): string[] {
  const found = asked.map(({ seat, kind, question }) => {
    const shown = { seat, kind, question: question.do, ...(question as unknown as { [key: string]: Json }) };
    // A window has a seat of its own, which it is about: here `seat` is always who is asked.
    return { ...shown, seat };
  });
  if (expected === null)
    return found.length === 0 ? [] : [`asked: expected nobody, found ${JSON.stringify(found)}`];
  const all = Array.isArray(expected) ? expected : [expected];
  return all.flatMap((one: Json) => {
    if (found.some((f) => differences(one, f).length === 0)) return [];
    return [`asked: expected ${JSON.stringify(one)}, found ${JSON.stringify(found)}`];
  });
}

function optionFailures(
  expected: readonly string[],
  pending: Pending | undefined,
  real: (id: string) => string,
): string[] {
  const found = pending?.options.map((o) => o.id) ?? [];
  return expected.flatMap((id) => {
    const absent = id.startsWith('!');
    if (found.includes(real(absent ? id.slice(1) : id)) !== absent) return [];
    return [
      `options: expected ${absent ? `no '${id.slice(1)}'` : `'${id}'`}, found ${found.join(', ') || 'none'}`,
    ];
  });
}

function onlyFailures(expected: readonly string[], pending: Pending | undefined): string[] {
  const found = pending?.options.map((o) => o.id) ?? [];
  if ([...expected].sort().join() === [...found].sort().join()) return [];
  return [`options: expected only ${expected.join(', ')}, found ${found.join(', ') || 'none'}`];
}

function eventFailures<W>(play: Playthrough<W>, expect: Expectation, since: number): string[] {
  const told = play.events.seenBy('everything', since).map(({ event, faces, n: _ }) => {
    const cards = event.cards ?? (event.card === undefined ? [] : [event.card]);
    return { ...event, faces: cards.flatMap((card) => faces[card] ?? []) } as unknown as Json;
  });
  const problems: string[] = [];
  let from = 0;
  for (const wanted of expect.events ?? []) {
    const found = told.findIndex((event, i) => i >= from && differences(wanted, event).length === 0);
    if (found < 0) {
      problems.push(
        `events: expected ${JSON.stringify(wanted)}, found ${told.map((e) => JSON.stringify(e)).join(' ')}`,
      );
    } else from = found + 1;
  }
  for (const unwanted of expect['no-events'] ?? []) {
    const found = told.find((event) => differences(unwanted, event).length === 0);
    if (found)
      problems.push(`events: expected no ${JSON.stringify(unwanted)}, found ${JSON.stringify(found)}`);
  }
  return problems;
}

/** `{ "seat": 1, "facts": {…}, "options": […] }`: what one seat (or "spectator") sees. */
function viewFailures<W>(play: Playthrough<W>, expected: Readonly<Record<string, Json>>): string[] {
  const viewer = expected.seat === 'spectator' ? 'spectator' : Number(expected.seat);
  if (viewer !== 'spectator' && !(viewer in play.setup.seats))
    return [`view: there is no seat ${JSON.stringify(expected.seat)} at this table`];
  const view = play.view(viewer);
  const problems = differences(expected.facts, view.facts(), `view of ${viewer}`).map(describe);
  const options = view.pending?.options.map((o) => o.id) ?? [];
  for (const id of (expected.options as readonly string[] | undefined) ?? []) {
    if (!options.includes(named(play, view.pending?.seat, id)))
      problems.push(`view of ${viewer}: expected option '${id}', found ${options.join(', ')}`);
  }
  const whole = JSON.stringify(view);
  for (const hidden of (expected.hides as readonly string[] | undefined) ?? []) {
    if (whole.includes(JSON.stringify(hidden)))
      problems.push(`view of ${viewer}: '${hidden}' should not be in it`);
  }
  return problems;
}
