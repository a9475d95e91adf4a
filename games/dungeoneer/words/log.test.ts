/** What the log says of a roll: for what it is, wherever no card says so. */
import { NONE, Playthrough, sayIn } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { dungeoneer } from '../game.ts';
import { messages } from '../messages.ts';
import { HINDRANCES } from '../rolls/kinds.ts';

const game = dungeoneer.open();
const spoken = dungeoneer.words(game);
const play = new Playthrough(game, { seats: [{}, {}], seed: 'log' }, [{ hero: 0, is: 'brannoc-vell' }]);

function rolled(at: string, overcome: boolean): string | undefined {
  const rolls = { card: NONE, score: 'speed', dice: [3], added: 0, has: 2, number: 5 };
  const event = { type: 'threat', seat: 0, at, overcome, ...rolls };
  return spoken.event(sayIn(messages), play.view(0), { n: 0, event, faces: {} });
}

test('a roll against what is in the way says what it is for', () => {
  expect(rolled('locked', true)).toBe('You need Speed 5+ to open the lock and make it: 3 + 2 = 5.');
  expect(rolled('pit', false)).toBe('You need Speed 5+ to clear the Pit and fail: 3 + 2 = 5.');
  expect(rolled('', true)).toBe('You need Speed 5+ and make it: 3 + 2 = 5.');
  const told = HINDRANCES.map((at) => rolled(at, true));
  expect(new Set(told).size).toBe(HINDRANCES.length);
});
