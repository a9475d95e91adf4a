/** What the coach says, and when: a pure account of what the learner has heard. */
import type { Json, Scene, Told } from '../play/scene.ts';
import { fields, list, maybe, text, wholeBelow } from '../play/soundness.ts';
import type { Lesson, Note, When } from './lesson.ts';

export interface Heard {
  /** The note on show. */
  readonly now: string | undefined;
  /** Notes that were told. */
  readonly told: readonly string[];
  /** Notes whose moment has come while another was on show. */
  readonly owed: readonly string[];
  /** Events of the log that were considered. */
  readonly events: number;
}

export const NOTHING_HEARD: Heard = { now: undefined, told: [], owed: [], events: 0 };

const soundly = fields({
  now: maybe(text),
  told: list(text),
  owed: list(text),
  events: wholeBelow(Number.MAX_SAFE_INTEGER),
});

/** What was kept of it; if that is damaged, the coach begins anew. */
export function heardIn(kept: unknown): Heard {
  return soundly(kept, '') === undefined ? (kept as Heard) : NOTHING_HEARD;
}

/**
 * At a new moment: what has come up is told at once, what was owed when there is time for it. While others play there is
 * none: a note would be gone before it is read.
 */
export function listen(lesson: Lesson, heard: Heard, scene: Scene, log: readonly Told[]): Heard {
  if (!scene.asked && !scene.outcome) return heard;
  const news = log.slice(Math.min(heard.events, log.length));
  const stillOwed = heard.owed.filter((id) => fits(noteOf(lesson, id), scene));
  const known = new Set([...heard.told, ...stillOwed]);
  const due = lesson.notes.filter(({ id, when }) => !known.has(id) && isDue(when, scene, news));
  const urgent = due.filter(({ later }) => !later);
  const waiting = urgent.length + stillOwed.length > 0;
  const fresh = (waiting ? urgent : due.slice(0, 1)).map(({ id }) => id);
  const owed = [...fresh, ...stillOwed];
  const calm = !scene.asked || lesson.calm.includes(scene.asked.question.do);
  if (fresh.length === 0 && !calm) return { ...heard, now: undefined, owed: stillOwed, events: log.length };
  return next({ ...heard, owed, events: log.length });
}

/** What is about a question is told at that question or not at all; it comes again when the question does. */
function fits(note: Note | undefined, scene: Scene): boolean {
  if (!note) return false;
  const { asked, option, forbidden } = note.when;
  return isDue(
    { ...(asked && { asked }), ...(option && { option }), ...(forbidden && { forbidden }) },
    scene,
    [],
  );
}

/** The note that is told while an event is on stage, if there is one for it. */
export function noteOnStage({ notes }: Lesson, heard: Heard, told: Told, scene: Scene): Note | undefined {
  return notes.find(
    ({ id, onStage, when }) =>
      onStage && when.event && !heard.told.includes(id) && isOf(told, when.event as Json, scene),
  );
}

/** Told at once, whatever else is owed. */
export function tell(heard: Heard, { id }: Note): Heard {
  return next({ ...heard, owed: [id, ...heard.owed.filter((other) => other !== id)] });
}

/** The next note that is owed, or none. */
export function next({ told, owed: [now, ...owed], events }: Heard): Heard {
  return { now, told: now === undefined ? told : [...told, now], owed, events };
}

export function noteOf(lesson: Lesson, id: string | undefined): Note | undefined {
  return lesson.notes.find((note) => note.id === id);
}

/** How much of what everybody should hear was told. */
export function progress({ notes }: Lesson, { told }: Heard): { readonly n: number; readonly all: number } {
  const core = notes.filter((note) => note.core);
  return { n: core.filter(({ id }) => told.includes(id)).length, all: core.length };
}

function isDue(when: When, scene: Scene, news: readonly Told[]): boolean {
  const { asked, outcome } = scene;
  const won = typeof scene.viewer === 'number' && outcome?.winners.includes(scene.viewer) === true;
  if (when.over && !(outcome && won === (when.over === 'won'))) return false;
  if (when.asked && !(asked && when.asked.includes(asked.question.do))) return false;
  if (when.option && !asked?.options.some(({ id }) => id === when.option)) return false;
  if (when.forbidden && !asked?.forbidden.some(({ id }) => id === when.forbidden)) return false;
  if (when.event && !news.some((told) => isOf(told, when.event as Json, scene))) return false;
  return Object.entries(when.facts ?? {}).every(([path, wanted]) => holds(factAt(scene.facts, path), wanted));
}

/** Something that happened to the learner, or to nobody in particular. */
function isOf({ event }: Told, wanted: Json, { viewer }: Scene): boolean {
  if (typeof event.seat === 'number' && event.seat !== viewer) return false;
  return Object.entries(wanted as Record<string, Json>).every(([name, value]) => holds(event[name], value));
}

function holds(found: Json | undefined, wanted: Json): boolean {
  if (typeof wanted === 'object' && wanted !== null && 'at least' in wanted)
    return typeof found === 'number' && found >= Number(wanted['at least']);
  return found === wanted;
}

/** `seats.0.loot.length`: what a path leads to. */
function factAt(facts: Json, path: string): Json | undefined {
  let at: unknown = facts;
  for (const name of path.split('.')) at = (at as Record<string, unknown> | null | undefined)?.[name];
  return at as Json | undefined;
}
