import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation.ts';
import { type Statement, tableWith, usual } from '../testing/usual.ts';
import { openRevised } from './game.ts';

const game = openRevised();
const room = (at: string, entry = 'west'): Statement => ({ chamber: 'dungeon-room-cross', at, entry });
const ruby: Statement = { put: 'treasure-giant-ruby', in: 'loot:0' };
const elsewhere: Statement = { hero: 1, at: 'M10' };

describe('the cheap policy of the Revised Edition', () => {
  it('DQR-EXIT-3 leaves from the tower in which a laden Hero begins his turn', () => {
    expect(usual(tableWith(game, 2, { hero: 0, at: 'A1' }, elsewhere, ruby))).toBe('leave');
  });

  it('DQR-CATA-2 goes home by the Catacombs where the way is long', () => {
    const far = [room('F5'), room('E5'), { hero: 0, at: 'F5', from: 'E5' }, elsewhere, ruby];
    expect(usual(tableWith(game, 2, ...far, { entrance: 'F5' }))).toBe('descend');
    const near = [room('B1'), { hero: 0, at: 'B1', from: 'A1' }, elsewhere, ruby];
    expect(usual(tableWith(game, 2, ...near, { entrance: 'B1' }))).toBe('move:west');
  });

  it('DQR-CAVE-4 climbs to the other side of a Cave-in where the way home leads there', () => {
    const inside: Statement[] = [
      room('C1'),
      { chamber: 'cave-in-straight', at: 'B1', entry: 'east' },
      { hero: 0, at: 'B1', from: 'C1' },
      elsewhere,
      ruby,
    ];
    expect(usual(tableWith(game, 2, ...inside))).toBe('move:west');
  });

  it('DQR-BRIDGE-3 crosses a Bridge from the end at which he has stayed', () => {
    const inside: Statement[] = [
      room('C1'),
      { chamber: 'bridge-straight', at: 'B1', entry: 'east' },
      { hero: 0, at: 'B1', from: 'C1' },
      elsewhere,
      ruby,
    ];
    expect(usual(tableWith(game, 2, ...inside))).toBe('cross');
  });

  it('DQR-TEST-4 spends what is missing, and no more', () => {
    const inside: Statement[] = [
      room('C1'),
      { chamber: 'cave-in-straight', at: 'B1', entry: 'east' },
      { hero: 0, at: 'B1', from: 'C1', determination: 4 },
      elsewhere,
      ruby,
      { dice: [4, 3] },
    ];
    const match = tableWith(game, 2, ...inside);
    match.choose(0, 'move:west');
    // Hugo's agility is 5.
    expect(usual(match)).toBe('spend:2');
  });

  it('DQR-ESC-5 runs from what costs more to kill than to leave, and kills the rest', () => {
    const meeting = (monster: string): string => {
      const match = tableWith(
        game,
        2,
        room('C1'),
        room('B1'),
        { hero: 0, at: 'B1', from: 'C1', determination: 6 },
        { token: 'C1' },
        elsewhere,
        { next: { monster: [monster] } },
      );
      match.choose(0, 'move:east');
      match.choose(0, 'play:hero-melee');
      match.choose(1, 'play:monster-ranged');
      return usual(match);
    };
    // Health 5 and no penalty; health 8 and a penalty of 6; health 2.
    expect(meeting('troll-4')).toBe('escape');
    expect(meeting('demon-4')).toBe('fight');
    expect(meeting('skeleton-1')).toBe('fight');
  });
});

describe('where the cheap policy of the Revised Edition looks for Loot', () => {
  const beside: Statement[] = [room('B1'), { hero: 0, at: 'B1', from: 'A1' }, { searched: 'B1' }, elsewhere];

  it('DQR-ROOM-1 goes to a room that it knows sooner than into the unknown', () => {
    expect(usual(tableWith(game, 2, room('C1'), ...beside))).toBe('move:east');
    expect(usual(tableWith(game, 2, room('B2'), ...beside))).toBe('move:south');
  });

  it('stays for more while somebody is out with more than he has', () => {
    const gone: Statement[] = [
      { hero: 1, state: 'out' },
      { put: 'corpse-hidden-purse', in: 'loot:1' },
    ];
    const coins: Statement = { put: 'crypt-ferrymans-coins', in: 'loot:0' };
    expect(usual(tableWith(game, 2, { hero: 0, at: 'A1' }, elsewhere, coins))).toBe('leave');
    expect(usual(tableWith(game, 2, { hero: 0, at: 'A1' }, ...gone, coins))).not.toBe('leave');
  });
});

describe('what a match of the Revised Edition is worth', () => {
  /** To the second seat, which is not on turn. */
  const worth = (...statements: Statement[]): number =>
    evaluate(tableWith(game, 2, ...statements, { hero: 0, at: 'M10' }), 1);
  const laden: Statement = { put: 'treasure-giant-ruby', in: 'loot:1' };

  it('DQR-DEADEND-1 is nothing to one who can do nothing on his next turn', () => {
    const shut: Statement[] = [
      { chamber: 'dungeon-room-dead-end', at: 'A5', entry: 'west' },
      { hero: 1, at: 'A5' },
      laden,
    ];
    expect(worth(...shut)).toBeGreaterThan(0);
    expect(worth(...shut, { searched: 'A5' })).toBe(0);
  });

  it('DQR-CATA-12 counts the Loot that waits in the row', () => {
    const below: Statement = { hero: 1, below: 'C1', heading: 'west' };
    const found: Statement = { put: 'catacomb-gigantic-diamond', in: 'trip:1' };
    expect(worth(below, found)).toBeGreaterThan(2 * worth(below));
  });

  it('DQR-WIN-4 counts what Loot promises for the end of the game', () => {
    const found = (card: string): number =>
      worth({ hero: 1, at: 'A1' }, { put: card, in: 'loot:1' }, { put: 'corpse-hidden-purse', in: 'loot:0' });
    // Seven hundred gold on the average; and every other time a treasure.
    expect(found('catacomb-treasure-chest')).toBeGreaterThan(1.5 * found('crypt-tin-ring'));
    expect(found('dungeon-bottle-imp')).toBeGreaterThan(1.5 * found('crypt-tin-ring'));
  });

  it('DQR-TEST-12 grows with determination', () => {
    const at = (determination: number) => worth(room('B1'), { hero: 1, at: 'B1', determination }, laden);
    expect(at(3)).toBeGreaterThan(at(0));
  });
});
