import { Alone } from '@underhall/bots';
import { Rng, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openGame } from '../boxes.ts';
import { threadPool } from './index.ts';

describe('bots on worker threads', { timeout: 60_000 }, () => {
  it('answer as they would here, from one thread and from three', async () => {
    const game = openGame({ game: 'dungeonquest-classic', packs: [] });
    const match = game.again(game.agree({ seats: [{}, {}] }), 'threads');
    const rng = Rng.fromSeed('threads');
    const pools = [threadPool(1), threadPool(3)];
    try {
      for (let asked = 0; asked < 4; ) {
        const seat = match.asked();
        const options = match.legal(seat);
        if (options.length > 1) {
          asked++;
          const matter = { bot: 'search:60', seed: `${asked}`, view: new View(match, seat) };
          const here = await new Alone().think(matter);
          for (const pool of pools) {
            const there = pool.for({ game: 'dungeonquest-classic', packs: [] });
            expect(await there.think(matter)).toBe(here);
          }
        }
        match.take(seat, options[rng.below(options.length, 0)]);
      }
    } finally {
      for (const pool of pools) pool.end();
    }
  });
});
