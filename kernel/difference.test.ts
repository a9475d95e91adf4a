import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, patched, renewed } from './difference.ts';
import { canonical } from './hash.ts';
import type { Json } from './ids.ts';

describe('a difference', () => {
  test('makes any JSON of any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const [a, b] = [before as Json, after as Json];
        const change = difference(a, b);
        expect(canonical(change ? patched(a, change) : a)).toBe(canonical(b));
      }),
    );
  });

  test('names what is different, and shares the rest', () => {
    const before = { seats: [{ gold: 1 }, { gold: 2 }], board: { A1: {} } };
    const after = { seats: [{ gold: 1 }, { gold: 7 }], board: { A1: {} } };
    const change = difference(before, after);
    expect(change).toEqual({ at: { seats: { at: { 1: { at: { gold: { set: 7 } } } } } } });
    expect(change && (patched(before, change) as typeof before).board).toBe(before.board);
  });

  test('tells of a list what was put in or taken out', () => {
    const pile = [
      [1, null],
      [2, null],
      [3, 'troll'],
    ];
    expect(difference(pile, pile.slice(1))).toEqual({ from: 0, out: 1, put: [] });
    expect(difference(pile, [...pile, [4, null]])).toEqual({ from: 3, out: 0, put: [[4, null]] });
    expect(
      difference(pile, [
        [1, null],
        [3, 'troll'],
      ]),
    ).toEqual({ from: 1, out: 1, put: [] });
    expect(difference(pile, [[7, null]])).toEqual({ set: [[7, null]] });
  });

  test('of nothing is nothing', () => {
    expect(difference({ a: [1] }, { a: [1] })).toBeUndefined();
  });
});

describe('what is still in use, as plain JSON', () => {
  test('is what would come out of a wire, whatever it was before', () => {
    const live = fc.anything({ withNullPrototype: false, maxDepth: 3, key: fc.string({ maxLength: 2 }) });
    fc.assert(
      fc.property(fc.jsonValue(), live, (before, now) => {
        const text = JSON.stringify(now) ?? 'null';
        expect(JSON.stringify(renewed(before as Json, now))).toBe(text);
      }),
    );
  });

  test('shares what is as it was', () => {
    const world = { turn: 1, heroes: [{ gold: 1 }, { gold: 2, dead: undefined }] };
    const before = renewed(undefined, world) as { readonly heroes: readonly Json[] };
    expect(before).toEqual({ turn: 1, heroes: [{ gold: 1 }, { gold: 2 }] });
    expect(renewed(before, world)).toBe(before);
    world.heroes[1].gold = 3;
    const after = renewed(before, world) as typeof before;
    expect(after.heroes[0]).toBe(before.heroes[0]);
    expect([before.heroes[1], after.heroes[1]]).toEqual([{ gold: 2 }, { gold: 3 }]);
  });
});
