/**
 * Mistakes in what a scenario expects: an event, a fact, an option, a card or another id that the game does not have.
 * What expects something to be absent (`no-events`, `!option`, `lacks`, `not`) would hold with any misspelt name, so
 * names are looked up in what the game declares. So would what always holds. A game that declares nothing is not asked.
 */
import { KERNEL_EVENTS } from '../events.ts';
import type { Game } from '../game.ts';
import type { Json } from '../ids.ts';
import { knownAt } from '../known.ts';
import type { Match } from '../match.ts';
import { meantPerhaps } from '../nearest.ts';
import { bySeat, idOf, type Known, listOf, object, type Shape, seat, text } from '../shape.ts';
import { isComparison, isRecord, type JsonRecord, keysOf } from './difference.ts';

/** What is wrong with the facts that are expected. */
export function factMistakes<W>(match: Match<W>, expected: Json | undefined): string[] {
  const shape: Shape<unknown> | undefined = match.game.spec.declares?.facts;
  return shape && expected !== undefined ? mistakes({ shape, path: 'facts' }, expected, knownAt(match)) : [];
}

/** What is wrong with an event that is expected or not. */
export function eventMistakes<W>(match: Match<W>, expected: JsonRecord): string[] {
  const { game } = match;
  const { type, times: _times, faces, ...fields } = expected;
  const unknown = faces === undefined ? [] : faceMistakes(game, faces);
  const own = game.spec.declares?.events;
  if (!own) return unknown;
  const declared = { ...KERNEL_EVENTS, ...own };
  const known = knownAt(match);
  const wrong = (one: string) => mistakes({ shape: declared[one], path: one }, fields, known);
  if (typeof type !== 'string') {
    const fitting = Object.keys(declared).filter((one) => hasAll(declared[one], fields));
    if (fitting.length === 0)
      return [...unknown, `no event of ${game.spec.name} has ${Object.keys(fields).join(', ')}`];
    return fitting.some((one) => wrong(one).length === 0) ? unknown : [...unknown, ...wrong(fitting[0])];
  }
  if (!Object.hasOwn(declared, type)) {
    const types = Object.keys(declared).sort();
    const perhaps = meantPerhaps(type, types);
    return [`there is no event '${type}' in ${game.spec.name}${perhaps}. There are: ${types.join(', ')}`];
  }
  return [...unknown, ...wrong(type)];
}

function hasAll({ fields = {} }: Shape<unknown>, expected: JsonRecord): boolean {
  return Object.keys(expected).every((key) => Object.hasOwn(fields, keysOf(key)[0]));
}

const questionShape = object({}, { seat, question: idOf('a question', 'question') });

/** What is wrong with who is expected to be asked what; the details of a question are not declared. */
export function questionMistakes<W>(match: Match<W>, expected: Json): string[] {
  if (!isRecord(expected) || isComparison(expected))
    return [`asked: must be an object as { "seat": 0, "question": "act" }, or a list of such`];
  const own = Object.entries(expected).filter(([key]) => key in (questionShape.fields ?? {}));
  return mistakes({ shape: questionShape, path: 'asked' }, Object.fromEntries(own), knownAt(match));
}

/** What is wrong with the outcome that is expected. */
export function outcomeMistakes<W>(match: Match<W>, expected: Json): string[] {
  const results: Shape<unknown> | undefined = match.game.spec.declares?.results;
  if (!results || expected === null) return [];
  const shape = object({ winners: listOf(seat), results: bySeat(results), rule: text });
  return mistakes({ shape, path: 'outcome' }, expected, knownAt(match));
}

/** Every text in what is expected of faces must be a face. */
export function faceMistakes<W>(game: Game<W>, expected: Json): string[] {
  if (typeof expected === 'string') return game.hasFace(expected) ? [] : [game.noSuchFace(expected)];
  if (expected === null || typeof expected !== 'object') return [];
  return Object.values(expected).flatMap((inner: Json) => faceMistakes(game, inner));
}

/** Where one has come in what a game declares. */
interface Place {
  readonly shape: Shape<unknown>;
  readonly path: string;
  /** What is looked at here need not be there at all: an entry of a list, what belongs to something that may be null. */
  readonly mayMiss?: boolean;
}

function mistakes(place: Place, expected: Json, known: Known): string[] {
  const { shape, path, mayMiss = false } = place;
  if (expected === null)
    return mayMiss || shape.check(null, path, [], known)
      ? []
      : [`${path}: is never null, it is ${shape.what}`];
  if (Array.isArray(expected))
    return expected.flatMap((value, i) => inside(place, [String(i)], value, `[${i}]`, known));
  if (!isRecord(expected)) return misfits(shape, expected, path, known);
  if (isComparison(expected)) return comparisonMistakes(place, expected, known);
  return Object.entries(expected).flatMap(([key, value]) =>
    inside(place, keysOf(key), value, `.${key}`, known),
  );
}

function misfits(shape: Shape<unknown>, expected: Json, path: string, known: Known): string[] {
  const problems: string[] = [];
  shape.check(expected, path, problems, known);
  return problems;
}

/** Numbers that are compared may be anything that says something; what a value or an entry is (not) must be possible. */
function comparisonMistakes(place: Place, expected: JsonRecord, known: Known): string[] {
  const { shape, path } = place;
  return Object.entries(expected).flatMap(([comparison, value]) => {
    if (comparison === 'not') return mistakes(place, value, known);
    if (comparison === 'has' || comparison === 'lacks') return inside(place, ['0'], value, '[n]', known);
    if (typeof value !== 'number') return [`${path}: "${comparison}" takes a number`];
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = shape;
    const always = comparison === 'at least' ? value <= least : value >= most;
    return always ? [`${path}: is always ${comparison} ${value}`] : [];
  });
}

function inside(
  { shape, path, mayMiss = false }: Place,
  keys: readonly string[],
  value: Json,
  as: string,
  known: Known,
): string[] {
  let here = shape;
  let absent = mayMiss;
  const problems: string[] = [];
  for (const key of keys) {
    absent ||= mayBeAbsent(here, key, known);
    if (here.keys && key !== 'length') here.keys.check(key, path + as, problems, known);
    const next = here.inside?.(key);
    if (!next) return [`${path}${as}: there is no such thing${thereAre(here, key)}`];
    here = next;
  }
  if (problems.length > 0) return problems;
  return mistakes({ shape: here, path: path + as, mayMiss: absent }, value, known);
}

/** Every seat has its entry; any other list or table may be without. */
function mayBeAbsent(shape: Shape<unknown>, key: string, known: Known): boolean {
  const isEntry = shape.entries !== undefined && key !== 'length';
  const always = isEntry && shape.keys !== undefined && shape.inside?.('NAME') === undefined;
  return (isEntry && !always) || shape.optional?.includes(key) === true || shape.check(null, '', [], known);
}

function thereAre({ fields }: Shape<unknown>, key: string): string {
  if (!fields) return '';
  const names = Object.keys(fields);
  return `${meantPerhaps(key, names)}. There are: ${names.join(', ')}`;
}
