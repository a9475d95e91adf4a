import type { Json } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openClassic } from './game.ts';

const game = openClassic();

/** What is said against a table, or nothing. */
function objection(options: Record<string, Json>, seats = 2): string {
  try {
    game.agree({ options, seats: Array.from({ length: seats }, () => ({})), seed: '' });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const VARIANTS = ['dice', 'soloclassic', 'classic'];

describe('options that do not go together', () => {
  it('DQ-OPTALL-1 at most one combat variant', () => {
    expect(objection({ dice: true, soloclassic: true })).toContain('DQ-OPTALL-1');
    expect(objection({ dice: true, classic: true })).toContain('DQ-OPTALL-1');
    expect(objection({ soloclassic: true, classic: true })).toContain('DQ-OPTALL-1');
    for (const variant of VARIANTS) expect(objection({ [variant]: true })).toBe('');
  });

  it('DQ-OPTCLASSIC-1 Classic Combat needs two players or more', () => {
    expect(objection({ classic: true }, 1)).toContain('DQ-OPTALL-2');
    for (const seats of [2, 3, 4]) expect(objection({ classic: true }, seats)).toBe('');
  });

  it('DQ-OPTALL-2 what needs another player cannot be chosen alone', () => {
    for (const id of ['serv', 'cloak', 'pvp', 'classic']) {
      expect(objection({ [id]: true }, 1)).toContain('DQ-OPTALL-2');
      expect(objection({ [id]: true }, 2)).toBe('');
    }
  });

  it('DQ-OPTALL-3 DQ-OPTALL-10 everything else can be chosen alone', () => {
    for (const id of ['wait', 'flee', 'noguts', 'late', 'tower', 'dice', 'soloclassic'])
      expect(objection({ [id]: true }, 1)).toBe('');
  });

  it('DQ-OPTALL-4 Servants of Kalladra does not go with Death Can Wait', () => {
    expect(objection({ serv: true, wait: true })).toContain('DQ-OPTALL-4');
    expect(objection({ serv: true })).toBe('');
    expect(objection({ wait: true })).toBe('');
  });

  it('DQ-OPTALL-5 Hero vs. Hero does not go with a combat variant', () => {
    for (const variant of VARIANTS)
      expect(objection({ pvp: true, [variant]: true })).toContain('DQ-OPTALL-5');
    expect(objection({ pvp: true })).toBe('');
  });

  it('DQ-OPTALL-10 all other pairs of options go together', () => {
    const apart = [
      ['serv', 'wait'],
      ...VARIANTS.flatMap((a) => ['pvp', ...VARIANTS.filter((b) => b !== a)].map((b) => [a, b])),
    ].map((pair) => pair.sort().join());
    const ids = ['wait', 'serv', 'cloak', 'flee', 'noguts', 'late', 'tower', 'pvp', ...VARIANTS];
    for (const a of ids) {
      for (const b of ids) {
        const goes = objection({ [a]: true, [b]: true, might: 3 }) === '';
        expect([a, b, goes]).toEqual([a, b, !apart.includes([a, b].sort().join())]);
      }
    }
  });

  it('DQ-OPTMIGHT-2 the twelve Runes are enough for everybody', () => {
    expect(objection({ might: 12 }, 1)).toBe('');
    expect(objection({ might: 6 }, 2)).toBe('');
    expect(objection({ might: 7 }, 2)).toContain('DQ-OPTMIGHT-2');
    expect(objection({ might: 4 }, 3)).toBe('');
    expect(objection({ might: 5 }, 3)).toContain('DQ-OPTMIGHT-2');
    expect(objection({ might: 3 }, 4)).toBe('');
    expect(objection({ might: 4 }, 4)).toContain('DQ-OPTMIGHT-2');
    expect(objection({ might: 13 }, 1)).not.toBe('');
    expect(objection({ might: 0 }, 2)).not.toBe('');
  });
});
