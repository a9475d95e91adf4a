import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';

const game = openClassic();
const SPACES = ['F3', 'F5', 'F7', 'F9'];

/** Where a token was taken from when all Skeletons lie on the board and one more is met. */
function takenFrom(seed: string): string | undefined {
  const play = new Playthrough(game, { seats: [{ hero: 'lindel' }], seed }, [
    { turn: 0 },
    { chamber: 'dungeon-room-cross', at: 'D4' },
    { chamber: 'dungeon-room-cross', at: 'D3' },
    { hero: 0, at: 'D4' },
    ...SPACES.flatMap((at) => [
      { chamber: 'dungeon-room-cross', at },
      { token: 'skeleton', at },
    ]),
    { next: { dungeon: ['dungeon-skeleton-sentry'] } },
  ]);
  play.choose(0, 'move:north');
  const { board } = play.view('everything').facts() as { board: Record<string, { monsters: string[] }> };
  return SPACES.find((at) => board[at].monsters.length === 0);
}

it('DQ-OPTSOLO-15 which token is taken from the board is decided at random', () => {
  const taken = new Set(Array.from({ length: 40 }, (_, i) => takenFrom(`token ${i}`)));
  expect([...taken].sort()).toEqual(SPACES);
});
