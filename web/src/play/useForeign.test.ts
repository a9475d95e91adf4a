import { expect, test } from 'vitest';
import type { Kept } from './scene.ts';
import { foreignAmong } from './useForeign.ts';

function match(id: string, game: string, version: string, packs: Kept['packs'] = []) {
  const record = { game, version, setup: { options: {}, seats: [{}], seed: '' }, choices: [] };
  return { id, game, packs, record };
}

test('a match of other rules, of packs that no longer fit or of an unknown game is foreign here', async () => {
  const asked: string[] = [];
  const foreign = await foreignAmong(
    [
      match('same', 'dungeon', '4-a'),
      match('older', 'dungeon', '3-z'),
      match('packed', 'dungeon', '4-p', [{ pack: 'p' }]),
      match('unfit', 'dungeon', '4-q', [{ pack: 'q' }]),
      match('gone', 'whist', '1-a'),
      match('unasked', 'pig', '1-a'),
    ],
    async (game, packs) => {
      asked.push(game + JSON.stringify(packs));
      if (game === 'pig') throw new Error('The worker has stopped.');
      if (game === 'whist') return undefined;
      if (packs.length === 0) return '4-a';
      return JSON.stringify(packs).includes('"p"') ? '4-p' : undefined;
    },
  );
  expect([...foreign].sort()).toEqual(['gone', 'older', 'unfit']);
  expect(new Set(asked).size).toBe(asked.length);
});
