import { expect, test } from 'vitest';
import * as shape from './shape.ts';

const card = shape.object(
  { id: shape.text, count: shape.wholeNumber(1) },
  { kind: shape.oneOf('loot', 'foe'), owner: shape.nullable(shape.text), unique: shape.flag },
);
const pack = shape.object({ cards: shape.listOf(card) }, { notes: shape.mapOf(shape.text) });
const problems = (value: unknown) => shape.misfitsOf(pack, value);

test('what fits has no problems', () => {
  const rope = { id: 'rope', count: 2, kind: 'loot', owner: null, unique: false };
  expect(problems({ cards: [rope], notes: { rope: 'strong' } })).toEqual([]);
});

test.each<[unknown, string]>([
  [{ cards: [{ id: 'rope', count: 0 }] }, 'cards[0].count: must be a whole number of at least 1, not 0'],
  [{ cards: [{ id: 'rope', count: 1.5 }] }, 'cards[0].count: must be a whole number of at least 1, not 1.5'],
  [{ cards: [{ id: '', count: 1 }] }, 'cards[0].id: must be a text, not ""'],
  [{ cards: [{ count: 1 }] }, 'cards[0].id: must be a text, not missing'],
  [{ cards: [{ id: 'a', count: 1, kind: 'x' }] }, 'cards[0].kind: must be one of loot, foe, not "x"'],
  [{ cards: [{ id: 'a', count: 1, unique: 'yes' }] }, 'cards[0].unique: must be true or false, not "yes"'],
  [{ cards: [{ id: 'a', count: 1, owner: 3 }] }, 'cards[0].owner: must be a text, not 3'],
  [{ cards: 'all' }, 'cards: must be a list, not "all"'],
  [{ cards: [], notes: [] }, 'notes: must be an object, not []'],
  [{ cards: [7] }, 'cards[0]: must be an object, not 7'],
  [null, 'it: must be an object, not null'],
  [{ cards: [], extra: 1 }, 'extra: is not known here. Fields: cards, notes'],
  [{ cards: [], constructor: 1 }, 'constructor: is not known here. Fields: cards, notes'],
])('%j does not fit: %s', (value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

test('every problem is named, not only the first', () => {
  expect(problems({ cards: [{ id: 1, count: 'x' }, {}] })).toHaveLength(4);
});

test('a shape can have a better name, and say what it stands for', () => {
  const level = shape.meant('how deep it lies', shape.called('a level', shape.wholeNumber(1, 6)));
  expect(shape.misfitsOf(level, 3)).toEqual([]);
  expect(shape.misfitsOf(level, 7)).toEqual(['it: must be a level, not 7']);
  expect(level).toMatchObject({ what: 'a level', meaning: 'how deep it lies' });
});

test('of a list one can name its entries and its length, of an object its fields', () => {
  const rope = shape.listOf(shape.object({ id: shape.text }));
  expect(rope.inside?.('3')?.inside?.('id')?.what).toBe('a text');
  expect(rope.inside?.('length')?.what).toBe('a whole number of at least 0');
  expect(rope.inside?.('size')).toBeUndefined();
});
