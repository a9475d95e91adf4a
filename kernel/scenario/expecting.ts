/** What is not as a scenario expects it to be, in words. */
import type { SeenEvent } from '../events.ts';
import { type Json, NONE, type Seat, type Viewer } from '../ids.ts';
import { unknownOption } from '../option-forms.ts';
import type { Playthrough } from '../playthrough.ts';
import type { Pending } from '../questions.ts';
import { describe, differences, type JsonRecord } from './difference.ts';
import { eventFailures } from './happening.ts';
import { zoneFailures } from './lying.ts';
import { factMistakes, outcomeMistakes, questionMistakes } from './mistakes.ts';
import { named } from './naming.ts';
import type { Expectation, ViewExpectation } from './scenario.ts';
import { strays } from './strays.ts';

/** `since` is the number of events before the last choice. */
export function failures<W>(play: Playthrough<W>, expect: Expectation, since: number): string[] {
  const problems: string[] = [];
  const asked = play.match.pending().filter((p) => p.kind !== 'offer');
  if (expect.asked !== undefined) problems.push(...askedFailures(play, expect.asked, asked));
  const [pending] = asked;
  if (expect.options) problems.push(...optionFailures(play, expect.options, pending));
  if (expect.only) problems.push(...onlyFailures(play, expect.only, pending));
  for (const [id, rule] of Object.entries(expect.forbidden ?? {})) {
    const why = pending?.forbidden.find((f) => f.id === named(play, pending.seat, id));
    if (why?.rule !== rule)
      problems.push(`forbidden '${id}': expected by ${rule}, found ${why?.rule ?? 'nothing'}`);
  }
  problems.push(...factFailures(play, 'everything', expect.facts));
  problems.push(...eventFailures(play, expect, play.events.seenBy('everything', since)));
  for (const [zone, expected] of Object.entries(expect.zones ?? {}))
    problems.push(...zoneFailures(play, zone, expected));
  if (expect.view) problems.push(...viewFailures(play, expect.view, since));
  if (expect.outcome !== undefined) {
    const outcome = play.match.outcome ?? null;
    const wrong = outcomeMistakes(play.match, expect.outcome);
    problems.push(...wrong, ...strays(expect.outcome, outcome, 'outcome'));
    if (wrong.length === 0) problems.push(...differences(expect.outcome, outcome, 'outcome').map(describe));
  }
  if (expect.undo !== undefined) {
    const last = play.choices.at(-1)?.[0] ?? NONE;
    if (play.canUndo(last) !== expect.undo)
      problems.push(`undo: expected ${expect.undo}, found ${!expect.undo}`);
  }
  return problems;
}

function askedFailures<W>(play: Playthrough<W>, expected: Json, asked: readonly Pending<W>[]): string[] {
  const found = asked.map(({ seat, kind, question }) => {
    const shown = { seat, kind, question: question.do, ...(question as unknown as JsonRecord) };
    // A window has a seat of its own, which it is about: here `seat` is always who is asked.
    return { ...shown, seat };
  });
  if (expected === null)
    return found.length === 0 ? [] : [`asked: expected nobody, found ${JSON.stringify(found)}`];
  const all: readonly Json[] = Array.isArray(expected) ? expected : [expected];
  return all.flatMap((one) => {
    const wrong = questionMistakes(play.match, one);
    if (wrong.length > 0) return wrong;
    const match = found.find((f) => differences(one, f).length === 0);
    return match
      ? strays(one, match, 'asked')
      : [`asked: expected ${JSON.stringify(one)}, found ${JSON.stringify(found)}`];
  });
}

/** Each is there, or with a `!` before it is not there. */
function optionFailures<W>(
  play: Playthrough<W>,
  expected: readonly string[],
  pending: Pending<W> | undefined,
): string[] {
  const found = pending?.options.map((o) => o.id) ?? [];
  return expected.flatMap((written) => {
    const absent = written.startsWith('!');
    const id = absent ? written.slice(1) : written;
    const mistake = absent ? unknownOption(play.game, id) : undefined;
    if (mistake) return [`options: ${mistake}`];
    if (found.includes(named(play, pending?.seat, id)) !== absent) return [];
    return [`options: expected ${absent ? `no '${id}'` : `'${id}'`}, found ${found.join(', ') || 'none'}`];
  });
}

function onlyFailures<W>(
  play: Playthrough<W>,
  expected: readonly string[],
  pending: Pending<W> | undefined,
): string[] {
  const wanted = expected.map((id) => named(play, pending?.seat, id));
  const found = pending?.options.map((o) => o.id) ?? [];
  if ([...wanted].sort().join() === [...found].sort().join()) return [];
  return [`options: expected only ${wanted.join(', ')}, found ${found.join(', ') || 'none'}`];
}

function factFailures<W>(play: Playthrough<W>, viewer: Viewer, expected: JsonRecord | undefined): string[] {
  if (!expected) return [];
  const wrong = factMistakes(play.match, expected);
  if (wrong.length > 0) return wrong;
  const of = viewer === 'everything' ? '' : `view of ${viewer}`;
  return differences(expected, play.view(viewer).facts(), of).map(describe);
}

/** What one seat (or "spectator") sees, is offered and was told. */
function viewFailures<W>(play: Playthrough<W>, expected: ViewExpectation, since: number): string[] {
  const viewer = expected.seat === 'spectator' ? 'spectator' : Number(expected.seat);
  if (viewer !== 'spectator' && !(viewer in play.setup.seats))
    return [`view: there is no seat ${JSON.stringify(expected.seat)} at this table`];
  const view = play.view(viewer);
  const of = `view of ${viewer}`;
  const told = toldTo(play, viewer, since);
  return [
    ...factFailures(play, viewer, expected.facts),
    ...optionFailures(play, expected.options ?? [], view.pending).map((problem) => `${of}: ${problem}`),
    ...eventFailures(play, expected, told, `${of}: events`),
    ...hidingFailures(play, JSON.stringify(view), expected.hides ?? []).map((problem) => `${of}: ${problem}`),
  ];
}

/** What a viewer was told after so many events in all. */
function toldTo<W>({ events }: Playthrough<W>, viewer: Seat | 'spectator', since: number): SeenEvent<W>[] {
  const own = events.toldSince(since, viewer).length;
  return own === 0 ? [] : events.seenBy(viewer).slice(-own);
}

/** What a view hides must be there to be hidden. */
function hidingFailures<W>(play: Playthrough<W>, view: string, hidden: readonly string[]): string[] {
  const everything = JSON.stringify(play.view('everything'));
  return hidden.flatMap((word) => {
    const written = JSON.stringify(word);
    if (view.includes(written)) return [`'${word}' should not be in it`];
    if (play.game.hasFace(word) || everything.includes(written)) return [];
    return [`there is no '${word}' that could be hidden`];
  });
}
