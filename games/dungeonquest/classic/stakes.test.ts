import { consequences, type MatchRecord, Playthrough, Rng } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { dungeonquestClassic } from './game.ts';

const ROOM = 'dungeon-room-cross';
const game = dungeonquestClassic.open();

function laid(...arranged: object[]): Playthrough<never> {
  const setup = game.agree({ seats: [{ hero: 'challara' }, { hero: 'hugo' }], options: {}, seed: 'stakes' });
  const record = {
    game: game.id,
    version: game.version,
    setup,
    arranged,
    choices: [],
  } as unknown as MatchRecord;
  return Playthrough.replay(game, record) as unknown as Playthrough<never>;
}

const APART = [{ turn: 0 }, { chamber: ROOM, at: 'C8', entry: 'south' }, { hero: 1, at: 'C8' }];

test('who carries Loot and steps into a tower gets out: that is certain, whatever else a playout would try', () => {
  const play = laid(
    ...APART,
    { chamber: ROOM, at: 'B1', entry: 'west' },
    { hero: 0, at: 'B1' },
    { put: 'treasure-giant-ruby', in: 'loot:0' },
  );
  const { changes } = consequences(play.view(0), 'move:west', 200, Rng.fromSeed('a'));
  expect(changes.out).toEqual({ mean: 1, chance: 1 });
});

test('who plays a Monster is told what becomes of the Hero that meets it', () => {
  const play = laid(
    ...APART,
    { chamber: ROOM, at: 'D4', entry: 'south' },
    { chamber: ROOM, at: 'D3', entry: 'south' },
    { token: 'golem', at: 'D3' },
    { hero: 0, at: 'D4' },
  );
  play.choose(0, 'move:north');
  play.choose(0, 'attack');
  const [card] = play.view(1).pending?.options ?? [];
  const found = consequences(play.view(1), card.id, 60, Rng.fromSeed('a'));
  expect(found.whose).toBe(0);
  expect(found.changes.wounds.mean).toBeGreaterThan(0);
  const [own] = play.view(0).pending?.options ?? [];
  expect(consequences(play.view(0), own.id, 5, Rng.fromSeed('a')).whose).toBeUndefined();
});
