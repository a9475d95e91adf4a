/** What the words of all games have in common: lines of the log, and options that would read alike. */
import type { Event, SeenEvent } from './events.ts';
import { capital } from './lists.ts';
import type { Pending } from './questions.ts';
import type { EventIn, EventOf } from './seams.ts';
import type { Holes } from './text.ts';
import type { View } from './view.ts';
import type { Say } from './words.ts';

/** What a sentence is made of: the language, and what its reader knows. */
export interface Speech<W> {
  readonly say: Say;
  readonly view: View<W>;
}

/** Holes of an event's message; with `key`, of another message than `event.TYPE`. */
export type Told = Holes & { readonly key?: string };

/** How a kind of event is told, `common` being the holes of every event; undefined if it is not worth a line. */
export type Telling<W, T extends EventIn<W>['type'] = EventIn<W>['type']> = (
  speech: Speech<W>,
  seen: SeenEvent<W, EventOf<W, T>>,
  common: Holes,
) => Told | undefined;

export type Tellings<W> = { readonly [T in EventIn<W>['type']]?: Telling<W, T> };

/** A line of the log. An event that has neither a telling nor a message is noise: another one tells the same. */
export function logLine<W>(
  speech: Speech<W>,
  seen: SeenEvent<W>,
  tellings: Tellings<W>,
  commonHoles: (speech: Speech<W>, seen: SeenEvent<W>) => Holes,
): string | undefined {
  const { type } = seen.event as Event;
  // (The event of a type is what the telling of that type takes.)
  const telling = (tellings as Readonly<Record<string, Telling<unknown>>>)[type];
  if (!telling && !(`event.${type}` in speech.view.game.spec.messages)) return undefined;
  const common = commonHoles(speech, seen);
  const told = telling ? telling(speech, seen, common) : {};
  if (!told) return undefined;
  const { key = type, ...holes } = told;
  return capital(speech.say(`event.${key}`, { ...common, ...holes }));
}

/** The texts and numbers of an event as they are. */
export function plainHoles(event: Event): Record<string, string | number> {
  const holes: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') holes[name] = value;
  }
  return holes;
}

/** A number of an event; 0 if it has none by that name. */
export function numberIn(event: Event, field: string): number {
  const value = event[field];
  return typeof value === 'number' ? value : 0;
}

/** A text of an event; empty if it has none by that name. */
export function textIn(event: Event, field: string): string {
  const value = event[field];
  return typeof value === 'string' ? value : '';
}

/** The dice of an event; none if it has none. */
export function diceIn({ dice }: Event): readonly number[] {
  return Array.isArray(dice) ? dice.map(Number) : [];
}

/** How options with a certain head are told: an id is `head:a:b`, the words are what comes after the head. */
export type Labelling<W> = (
  speech: Speech<W>,
  pending: Pending<W>,
  words: readonly string[],
  id: string,
) => string | undefined;

/** `choice.QUESTION.HEAD`, or `choice.HEAD` where the question makes no difference. */
export function plainLabel<W>(
  { say, view }: Speech<W>,
  { question }: Pending<W>,
  head: string,
  holes: Holes = {},
): string {
  const own = `choice.${question.do}.${head}`;
  return say(own in view.game.spec.messages ? own : `choice.${head}`, holes);
}

/** The label of an option; what reads like an option before it is numbered (`choice.twin`). */
export function toldApart<W>(
  say: Say,
  { options }: Pending<W>,
  id: string,
  label: (id: string) => string,
): string {
  const text = label(id);
  const before = options.slice(
    0,
    Math.max(
      0,
      options.findIndex((option) => option.id === id),
    ),
  );
  const twins = before.filter((other) => label(other.id) === text).length;
  return twins === 0 ? text : say('choice.twin', { text, n: twins + 1 });
}
