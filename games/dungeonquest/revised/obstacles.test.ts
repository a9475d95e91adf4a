import { describe, expect, it } from 'vitest';
import { type Statement, tableWith } from '../testing/usual.ts';
import { openRevised } from './game.ts';

/** A pack may have a tool for one kind of obstacle; the cards of the box are good for any. */
const pick = {
  pack: 'pick',
  game: 'dungeonquest-revised',
  name: 'Pick',
  without: { 'search-bent-coin': 1 },
  cards: [
    {
      id: 'search-lock-pick',
      deck: 'search',
      name: 'Lock Pick',
      count: 1,
      type: 'Loot',
      gold: 5,
      effect: 'gain loot; use obstacle door { succeed }',
    },
  ],
};
const game = openRevised([pick]);

describe('a tool for doors', () => {
  const before = (chamber: string, choice: string): string[] => {
    const inside: Statement[] = [
      { chamber: 'dungeon-room-cross', at: 'C3', entry: 'south' },
      { chamber, at: 'C4', entry: 'south' },
      { chamber: 'dungeon-room-cross', at: 'C5', entry: 'south' },
      { hero: 0, at: 'C4', from: 'C5' },
      { put: 'search-lock-pick', in: 'loot:0' },
      { hero: 1, at: 'M10' },
    ];
    const match = tableWith(game, 2, ...inside);
    match.choose(0, choice);
    return match.pending().flatMap(({ options }) => options.map(({ id }) => id));
  };

  it('DQR-DOOR-1 can be used before the card of a door is drawn', () => {
    expect(before('dungeon-room-door-ahead-cross', 'move:north')).toContain('use:search-lock-pick');
  });

  it('DQR-CAVE-4 is not offered before the test of a cave-in', () => {
    expect(before('cave-in-straight', 'move:north')).not.toContain('use:search-lock-pick');
  });
});
