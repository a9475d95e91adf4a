import { type MatchRecord, Playthrough } from '@underhall/kernel';
import { describe, expect, test } from 'vitest';
import { customs } from '../chores.ts';
import { dungeonquestClassic } from './game.ts';

const ROOM = 'dungeon-room-cross';
const game = dungeonquestClassic.open();

function laid(seats: number, ...arranged: object[]) {
  const heroes = ['hugo', 'tatianna', 'lindel'].slice(0, seats).map((hero) => ({ hero }));
  const setup = game.agree({ seats: heroes, options: {}, seed: 'chores' });
  const record = { game: game.id, version: game.version, setup, arranged, choices: [] };
  return Playthrough.replay(game, record as unknown as MatchRecord);
}

describe('holding the sun', () => {
  const QUIET = { next: { dungeon: ['dungeon-silent-chamber', 'dungeon-silent-chamber'] } };
  /** A turn of one who has the Rune of Dusk, with the sun at this space. */
  const afterTurn = (sun: number, wanted?: string) => {
    const play = laid(
      1,
      { turn: 0 },
      { sun },
      { chamber: ROOM, at: 'D4', entry: 'south' },
      { chamber: ROOM, at: 'D3', entry: 'south' },
      { hero: 0, at: 'D4' },
      { put: 'rune-dusk', in: 'runes:0' },
      QUIET,
    );
    if (wanted) play.prefer(0, 'skip-sun-step', wanted);
    play.choose(0, 'move:north');
    return play.view(0).pending?.options.map(({ id }) => id) ?? [];
  };

  test('DQ-RUNE-3 is asked every round, as a rule', () => {
    expect(afterTurn(5)).toContain('use:rune-dusk');
  });

  test('is not asked by day of somebody who prefers that, and is asked when the sun comes to a marked space', () => {
    expect(afterTurn(5, 'day')).not.toContain('use:rune-dusk');
    expect(afterTurn(25, 'day')).toContain('use:rune-dusk');
    expect(afterTurn(5, 'no')).toContain('use:rune-dusk');
  });
});

test('what is asked of whoever plays a Monster can be left to a bot, and nothing else', () => {
  const play = laid(
    2,
    { turn: 0 },
    { chamber: ROOM, at: 'D4', entry: 'south' },
    { chamber: ROOM, at: 'D3', entry: 'south' },
    { token: 'golem', at: 'D3' },
    { hero: 0, at: 'D4' },
    { chamber: ROOM, at: 'C8', entry: 'south' },
    { hero: 1, at: 'C8' },
  );
  const standIn = (seat: number) => game.spec.standIn?.(play.match, seat);
  expect([standIn(0), standIn(1)]).toEqual([undefined, undefined]);
  play.choose(0, 'move:north');
  play.choose(0, 'attack');
  expect([standIn(0), standIn(1)]).toEqual([undefined, 'monsters']);
});

test('who plays alone lets bots play the Monsters; people around one table play them themselves', () => {
  expect(customs(1)).toEqual({ monsters: 'yes', 'skip-sun-step': 'day' });
  expect(customs(2)).toEqual({ 'skip-sun-step': 'day' });
});
