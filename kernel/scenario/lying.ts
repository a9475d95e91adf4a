/** What lies in a zone, compared with what a scenario expects to lie there. */
import { zoneIn } from '../arrange.ts';
import type { Json } from '../ids.ts';
import type { Playthrough } from '../playthrough.ts';
import { listOf, misfitsOf, object, text, wholeNumber } from '../shape.ts';
import { describe, differences, isRecord, type JsonRecord } from './difference.ts';
import { faceMistakes } from './mistakes.ts';

const faces = listOf(text);
const ends = object({}, { top: faces, bottom: faces });
const PARTS = ['top', 'bottom', 'size', 'has', 'lacks', 'not'];

/** A list is all that lies there, top first; `top` and `bottom` are those at its ends, in the same order. */
export function zoneFailures<W>(play: Playthrough<W>, label: string, expected: Json): string[] {
  const zone = zoneIn(play.match, label);
  const found = play.view('everything').faces(zone);
  const wrong = [...mistakes(expected), ...faceMistakes(play.game, expected), ...misplaced()];
  if (wrong.length > 0) return wrong.map((problem) => `zone ${label}: ${problem}`);
  const compare = (wanted: Json | undefined, part: Json, of = ''): string[] =>
    differences(wanted, part, `zone ${label}${of}`).map(describe);
  if (!isRecord(expected)) return compare(expected, found);
  const { top = [], bottom = [], size, ...comparisons } = expected;
  return [
    ...compare(top, found.slice(0, lengthOf(top)), '.top'),
    ...compare(bottom, found.slice(Math.max(0, found.length - lengthOf(bottom))), '.bottom'),
    ...compare(size, found.length, '.size'),
    ...(Object.keys(comparisons).length > 0 ? compare(comparisons, found) : []),
  ];

  /** What can never lie there is not missed. */
  function misplaced(): string[] {
    const { layout } = play.match.instances;
    const { fits } = layout.spec(zone);
    const ids = textsIn(expected).filter((id) => play.game.hasFace(id));
    return ids
      .filter((id) => fits && !fits(play.game.faceIndex(id), layout.key(zone)))
      .map((id) => `'${id}' can never lie there`);
  }
}

function mistakes(expected: Json): string[] {
  if (Array.isArray(expected)) return misfitsOf(faces, expected);
  if (!isRecord(expected)) return [`must be a list of ids, or an object with ${PARTS.join(', ')}`];
  const strange = Object.keys(expected).filter((key) => !PARTS.includes(key));
  if (strange.length > 0) return [`'${strange[0]}' is not known here. There are: ${PARTS.join(', ')}`];
  const empty = Object.entries(expected).filter(([, value]) => Array.isArray(value) && value.length === 0);
  if (empty.length > 0 || Object.keys(expected).length === 0)
    return [`${empty[0]?.[0] ?? 'it'}: expects nothing`];
  const { top, bottom, size } = expected;
  const sized = typeof size === 'number' ? misfitsOf(object({ size: wholeNumber(0) }), { size }) : [];
  return [...misfitsOf(ends, { ...(top && { top }), ...(bottom && { bottom }) }), ...sized];
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object'
    ? Object.values(value as JsonRecord).flatMap(textsIn)
    : [];
}

function lengthOf(list: Json): number {
  return Array.isArray(list) ? list.length : 0;
}
