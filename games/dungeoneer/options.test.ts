import type { Json } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openDungeoneer } from './game.ts';
import { COMBINATIONS } from './testing/tables.ts';

const game = openDungeoneer();

/** The rules against a table of these sets with so many seats. */
function against(seats: number, options: Readonly<Record<string, Json>>): string[] {
  const setup = game.agree({ options: {}, seats: [{}, {}], seed: 'a table' });
  const wanted = { ...setup, options: { ...setup.options, ...options }, seats: Array(seats).fill({}) };
  return (game.spec.conflicts?.(wanted) ?? []).map(({ rule }) => rule);
}

const [CARILLON, SHORE, COURT, HEAVEN] = [
  'drowned-carillon',
  'restless-shore',
  'sunless-court',
  'boneless-heaven',
];

describe('how many can play', () => {
  it('DNR-COMP-3 DNR-SETUP-20 two for each deck of the lowest grade', () => {
    expect(against(4, { sets: [CARILLON] })).toEqual([]);
    expect(against(5, { sets: [CARILLON] })).toEqual(['DNR-COMP-3']);
    expect(against(3, { sets: [CARILLON], single: true })).toEqual(['DNR-COMP-3']);
    for (const alone of [SHORE, COURT, HEAVEN]) expect(against(3, { sets: [alone] })).toEqual(['DNR-COMP-3']);
    expect(against(6, { sets: [CARILLON, SHORE] })).toEqual([]);
    expect(against(4, { sets: [CARILLON, SHORE], single: true })).toEqual([]);
    expect(against(5, { sets: [CARILLON, SHORE], single: true })).toEqual(['DNR-COMP-3']);
    // The epic deck is of no use for a third player while the Wilderness alone is heroic.
    expect(against(3, { sets: [SHORE, COURT] })).toEqual(['DNR-COMP-3']);
    expect(game.spec.seats).toEqual({ least: 2, most: 6 });
  });

  it('DNR-OPTMIX-7 not more than there are Hero cards of each grade', () => {
    expect(against(3, { sets: [CARILLON, COURT] })).toEqual([]);
    expect(against(4, { sets: [CARILLON, COURT] })).toEqual(['DNR-OPTMIX-7']);
    expect(against(4, { sets: [CARILLON, SHORE, COURT, HEAVEN] })).toEqual(['DNR-OPTMIX-7']);
  });

  it.each(COMBINATIONS)('DNR-COMP-3 DNR-OPTMIX-7 $most with $sets', ({ most, sets }) => {
    expect(against(most, { sets: [...sets] })).toEqual([]);
    if (most < 6) expect(against(most + 1, { sets: [...sets] }).length).toBe(1);
  });
});
