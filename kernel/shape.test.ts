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

test('ids are those of the game, and any text without one', () => {
  const known = new Map([
    ['hero', new Set(['hugo', 'lindel'])],
    ['back', new Set(['[hero]'])],
  ]);
  const hero = shape.idOf('the id of a Hero', 'hero');
  const party = shape.mapBy(hero, shape.listOf(shape.seenCard('a Hero', 'hero')));
  expect(shape.misfitsOf(hero, 'anybody')).toEqual([]);
  expect(shape.misfitsOf(hero, 3)).toEqual(['it: must be the id of a Hero, not 3']);
  expect(shape.misfitsOf(party, { hugo: ['lindel', '[hero]'] }, known)).toEqual([]);
  expect(shape.misfitsOf(party, { hgo: ['lindle'] }, known)).toEqual([
    `hgo: must be the id of a Hero, not "hgo" (did you mean 'hugo'?)`,
    `hgo[0]: must be a Hero, not "lindle" (did you mean 'lindel'?)`,
  ]);
  expect(() => shape.misfitsOf(shape.idOf('a monster', 'monster'), 'orc', known)).toThrow(/kind 'monster'/);
});

test('of either of two shapes, what is wrong inside one of them is told', () => {
  const rooms = shape.either(shape.oneOf('all'), shape.listOf(shape.wholeNumber(1, 3)));
  expect(shape.misfitsOf(rooms, [1, 4])).toEqual(['[1]: must be a whole number from 1 to 3, not 4']);
  expect(shape.misfitsOf(rooms, 'none')).toEqual([
    'it: must be one of all, or a list, each a whole number from 1 to 3, not "none"',
  ]);
});
