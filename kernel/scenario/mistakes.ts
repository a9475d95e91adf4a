/**
 * Mistakes in what a scenario expects: an event, a fact, an option or a card that the game does not have. What expects
 * something to be absent (`no-events`, `!option`, `lacks`) would hold with any misspelt name, so names are looked up
 * in what the game declares. A game that declares nothing is not asked.
 */
import { KERNEL_EVENTS } from '../events.ts';
import type { Game } from '../game.ts';
import type { Json } from '../ids.ts';
import type { Shape } from '../shape.ts';
import { isComparison, isRecord, type JsonRecord, keysOf } from './difference.ts';

/** What is wrong with the facts that are expected. */
export function factMistakes<W>({ spec }: Game<W>, expected: Json | undefined): string[] {
  const shape: Shape<unknown> | undefined = spec.declares?.facts;
  return shape && expected !== undefined ? mistakes(shape, expected, 'facts') : [];
}

/** What is wrong with an event that is expected or not. */
export function eventMistakes<W>(game: Game<W>, expected: JsonRecord): string[] {
  const { type, times: _times, faces, who: _who, ...fields } = expected;
  const unknown = faces === undefined ? [] : faceMistakes(game, faces);
  const own = game.spec.declares?.events;
  if (!own) return unknown;
  const known = { ...KERNEL_EVENTS, ...own };
  if (typeof type !== 'string') {
    const found = Object.values(known).some((shape) => mistakes(shape, fields, 'event').length === 0);
    return found
      ? unknown
      : [...unknown, `no event of ${game.spec.name} has ${Object.keys(fields).join(', ')}`];
  }
  if (!Object.hasOwn(known, type)) {
    const types = Object.keys(known).sort().join(', ');
    return [`there is no event '${type}' in ${game.spec.name}. There are: ${types}`];
  }
  return [...unknown, ...mistakes(known[type], fields, type)];
}

/** Every text in what is expected of faces must be a face. */
export function faceMistakes<W>(game: Game<W>, expected: Json): string[] {
  if (typeof expected === 'string')
    return game.hasFace(expected) ? [] : [`${game.spec.name} has no card or token '${expected}'`];
  if (expected === null || typeof expected !== 'object') return [];
  return Object.values(expected).flatMap((inner: Json) => faceMistakes(game, inner));
}

function mistakes(shape: Shape<unknown>, expected: Json, path: string): string[] {
  if (expected === null) return [];
  if (Array.isArray(expected))
    return expected.flatMap((value, i) => inside(shape, [String(i)], value, path, `[${i}]`));
  if (!isRecord(expected)) return misfits(shape, expected, path);
  if (isComparison(expected)) return comparisonMistakes(shape, expected, path);
  return Object.entries(expected).flatMap(([key, value]) =>
    inside(shape, keysOf(key), value, path, `.${key}`),
  );
}

function misfits(shape: Shape<unknown>, expected: Json, path: string): string[] {
  const problems: string[] = [];
  shape.check(expected, path, problems);
  return problems;
}

/** Numbers that are compared may be anything; what a value or an entry is (not) must be possible. */
function comparisonMistakes(shape: Shape<unknown>, expected: JsonRecord, path: string): string[] {
  return Object.entries(expected).flatMap(([comparison, value]) => {
    if (comparison === 'not') return mistakes(shape, value, path);
    if (comparison !== 'has' && comparison !== 'lacks') return [];
    return inside(shape, ['0'], value, path, '[n]');
  });
}

function inside(
  shape: Shape<unknown>,
  keys: readonly string[],
  value: Json,
  path: string,
  as: string,
): string[] {
  let here: Shape<unknown> | undefined = shape;
  for (const key of keys) {
    const within: Shape<unknown> = here;
    here = within.inside?.(key);
    if (!here) {
      const fields = within.fields ? `. There are: ${Object.keys(within.fields).join(', ')}` : '';
      return [`${path}${as}: there is no such thing${fields}`];
    }
  }
  return mistakes(here, value, path + as);
}
