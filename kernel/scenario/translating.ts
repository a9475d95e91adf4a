/** Numbers that stand for something with a name (the space `C4`, the direction `north`): people write and read the name. */
import type { Json } from '../ids.ts';
import type { Shape } from '../shape.ts';
import { isComparison, isRecord, keysOf } from './difference.ts';

type Exchange = (shape: Shape<unknown>, value: Json) => Json;

export function inNumbers(shape: Shape<unknown> | undefined, expected: Json): Json {
  return exchanged(shape, expected, ({ names = [] }, value) => {
    const number = typeof value === 'string' ? names.indexOf(value) : -1;
    return number < 0 ? value : number;
  });
}

export function inNames(shape: Shape<unknown> | undefined, value: Json): Json {
  return exchanged(shape, value, ({ names = [] }, number) => {
    return typeof number === 'number' ? (names[number] ?? number) : number;
  });
}

function exchanged(shape: Shape<unknown> | undefined, value: Json, by: Exchange): Json {
  if (!shape) return value;
  if (Array.isArray(value)) return value.map((one, i) => exchanged(shape.inside?.(String(i)), one, by));
  if (!isRecord(value)) return by(shape, value);
  const at = isComparison(value) ? compared : inside;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, exchanged(at(shape, key), one, by)]),
  );
}

function compared(shape: Shape<unknown>, comparison: string): Shape<unknown> | undefined {
  if (comparison === 'not') return shape;
  return comparison === 'has' || comparison === 'lacks' ? shape.inside?.('0') : undefined;
}

function inside(shape: Shape<unknown>, path: string): Shape<unknown> | undefined {
  return keysOf(path).reduce<Shape<unknown> | undefined>((here, key) => here?.inside?.(key), shape);
}
