import type { TableOption } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { optionsFrom, peopleAt, seatsWith } from './seating.ts';

const declared: TableOption[] = [
  { id: 'goal', kind: 'number', standard: 100, least: 10, most: 1000 },
  { id: 'cloak', kind: 'flag', standard: false },
  { id: 'pvp', kind: 'flag', standard: true },
  { id: 'hero', kind: 'one-of', standard: 'hugo', values: ['hugo', 'challara'] },
  { id: 'sets', kind: 'several-of', standard: ['one'], values: ['one', 'two'], least: 1, most: 2 },
];

describe('the seating', () => {
  it('reads options by what the game declares', () => {
    expect(optionsFrom(['goal=50,cloak', 'no-pvp'], declared)).toEqual({ goal: 50, cloak: true, pvp: false });
    expect(optionsFrom(['cloak=no,hero=hugo,goal=few'], declared)).toEqual({
      cloak: false,
      hero: 'hugo',
      goal: 'few',
    });
    expect(optionsFrom(['sets=one+two'], declared)).toEqual({ sets: ['one', 'two'] });
  });

  it('leaves what is no finite number to the game to refuse, and loses no name', () => {
    expect(optionsFrom(['goal=Infinity'], declared)).toEqual({ goal: 'Infinity' });
    expect(Object.keys(optionsFrom(['__proto__=1,constructor'], declared))).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  it('gives each seat what is named for it', () => {
    expect(seatsWith(3, declared, { hero: ',challara' })).toEqual([{}, { hero: 'challara' }, {}]);
    expect(() => seatsWith(1, declared, { hero: 'hugo,challara' })).toThrow(
      '--hero names more than 1 seats.',
    );
  });

  it('knows which seats are people', () => {
    expect([...peopleAt(['0,2'], 3)]).toEqual([0, 2]);
    expect([...peopleAt(['all'], 2)]).toEqual([0, 1]);
    expect([...peopleAt(['none'], 2)]).toEqual([]);
  });
});
