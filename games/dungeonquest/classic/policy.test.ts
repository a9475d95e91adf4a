import { describe, expect, it } from 'vitest';
import { type Statement, tableWith, usual as usualIn } from '../testing/usual.ts';
import { openClassic } from './game.ts';

const game = openClassic();

function usual(seats: number, ...statements: Statement[]): string {
  return usualIn(tableWith(game, seats, ...statements));
}

/** Beside a free tower. */
const beside = [
  { chamber: 'dungeon-room-cross', at: 'B1', entry: 'west' },
  { hero: 0, at: 'B1', from: 'A1' },
  { hero: 1, at: 'M10' },
];
const ruby = { put: 'treasure-giant-ruby', in: 'loot:0' };

describe('the cheap policy', () => {
  it('goes home with a treasure', () => {
    expect(usual(2, ...beside, ruby)).toBe('move:west');
  });

  it('sets out for the dragon while there is time, and searches near its tower when there is not', () => {
    expect(usual(2, ...beside, { sun: 2 })).toBe('move:east');
    expect(usual(2, ...beside, { sun: 17 })).toBe('search');
  });

  it('stays for more when somebody has left with more', () => {
    const coin = { put: 'corpse-bent-coin', in: 'loot:0' };
    const rival = [
      { put: 'corpse-heros-purse', in: 'loot:1' },
      { hero: 1, state: 'out' },
    ];
    expect(usual(2, ...beside, coin, { sun: 17 })).toBe('move:west');
    expect(usual(2, ...beside, coin, ...rival, { sun: 17 })).toBe('search');
  });

  it('alone, hunts for the treasure as long as there is time', () => {
    const inside = [
      { chamber: 'dungeon-room-cross', at: 'F5', entry: 'west' },
      { chamber: 'dungeon-room-cross', at: 'E5', entry: 'west' },
      { hero: 0, at: 'F5', from: 'E5' },
    ];
    expect(usual(1, ...inside, { sun: 8 })).toBe('move:east');
  });

  it('stands on the half of a Chasm that leads home, and crosses a Bridge towards it', () => {
    const flown = { hero: 0, at: 'B1', special: true, postponed: true };
    const standing = (chamber: string) =>
      usual(2, { chamber, at: 'B1', entry: 'west' }, flown, { hero: 1, at: 'M10' }, ruby);
    expect(standing('chasm-rift-ahead')).toBe('half:west-north-south');
    expect(standing('bridge-straight')).toBe('half:east');
  });

  it('draws from the sleeping dragon while it has little, and leaves with much', () => {
    const there = { hero: 0, at: 'G5', from: 'F5' };
    const way = { chamber: 'dungeon-room-cross', at: 'F5', entry: 'west' };
    const poor = { put: 'treasure-purse-of-crowns', in: 'loot:0' };
    expect(usual(4, way, there, poor, { sun: 8 })).toBe('draw-dragon');
    expect(
      usual(4, way, there, ruby, { put: 'treasure-crown-of-the-wyrm', in: 'loot:0' }, { sun: 12 }),
    ).not.toBe('draw-dragon');
  });
});
