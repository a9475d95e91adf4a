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

describe('what a chamber or a roll gives no reason to ask', () => {
  const asked = (hero: string, preference: [string, string] | undefined, ...arranged: object[]) => {
    const setup = game.agree({ seats: [{ hero }], options: {}, seed: 'chores' });
    const record = { game: game.id, version: game.version, setup, arranged, choices: [] };
    const play = Playthrough.replay(game, record as unknown as MatchRecord);
    if (preference) play.prefer(0, ...preference);
    play.choose(0, 'move:north');
    return play.view(0).pending?.question;
  };
  const AT_D4 = [{ turn: 0 }, { chamber: ROOM, at: 'D4', entry: 'south' }, { hero: 0, at: 'D4' }];
  const drawing = (tile: string, ...more: object[]) => [...AT_D4, { next: { stock: [tile] } }, ...more];
  const HARMLESS: [string, string] = ['skip-place-chamber', 'harmless'];

  test('an ability that swaps chambers is asked about as a rule, and only about bad ones on demand', () => {
    expect(asked('challara', undefined, ...drawing('dungeon-room-cross'))?.do).toBe('may');
    expect(asked('challara', HARMLESS, ...drawing('dungeon-room-cross'))?.do).not.toBe('may');
    expect(asked('challara', HARMLESS, ...drawing('bottomless-pit-straight'))?.do).toBe('may');
  });

  test('so is a card that does the same', () => {
    const eye = { put: 'treasure-opal-eye', in: 'loot:0' };
    expect(asked('hugo', undefined, ...drawing('dungeon-room-cross', eye))?.do).toBe('window');
    expect(asked('hugo', HARMLESS, ...drawing('dungeon-room-cross', eye))?.do).not.toBe('window');
    expect(asked('hugo', HARMLESS, ...drawing('bottomless-pit-straight', eye))?.do).toBe('window');
  });

  test('a reroll is offered for a test that has failed', () => {
    const pit = { chamber: 'bottomless-pit-straight', at: 'D3', entry: 'south' };
    const rolling = (...dice: number[]) => [...AT_D4, pit, { dice }];
    const PASSED: [string, string] = ['skip-test-rolled', 'passed'];
    expect(asked('lindel', undefined, ...rolling(1, 1))?.do).toBe('may');
    expect(asked('lindel', PASSED, ...rolling(1, 1))?.do).not.toBe('may');
    expect(asked('lindel', PASSED, ...rolling(6, 6))?.do).toBe('may');
  });
});

test('a card for any time of a turn is offered with the action, unless something comes before it', () => {
  const starts = (wanted: string | undefined, ...more: object[]) => {
    const play = laid(
      1,
      { turn: 0 },
      { chamber: ROOM, at: 'D4', entry: 'south' },
      { chamber: ROOM, at: 'D3', entry: 'south' },
      { hero: 0, at: 'D4', wounds: 6 },
      { put: 'rune-mending', in: 'runes:0' },
      ...more,
      { next: { dungeon: ['dungeon-silent-chamber'] } },
    );
    if (wanted) play.prefer(0, 'skip-own-turn', wanted);
    if (play.view(0).pending?.question.do === 'window') play.choose(0, 'pass');
    play.choose(0, 'move:north');
    const { question, options } = play.view(0).pending ?? {};
    return [question?.do, options?.some(({ id }) => id === 'use:rune-mending')];
  };
  expect(starts(undefined)).toEqual(['window', true]);
  expect(starts('calm')).toEqual(['choose-action', true]);
  expect(starts('calm', { put: 'dungeon-shade', in: 'kept:0' }, { dice: [3, 3, 3, 3] })[0]).toBe('window');
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
  const all = {
    'skip-sun-step': 'day',
    'skip-own-turn': 'calm',
    'skip-place-chamber': 'harmless',
    'skip-test-rolled': 'passed',
  };
  expect(customs(1)).toEqual({ monsters: 'yes', ...all });
  expect(customs(2)).toEqual(all);
});
