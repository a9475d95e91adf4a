import { expect, it } from 'vitest';
import { isTower } from '../grid.ts';
import { openClassic } from './game.ts';
import { randomTable } from './testing/tables.ts';

const game = openClassic();

it('DQ-TOWER-1 nobody is ever offered to leave the dungeon anywhere but in a Tower Room', () => {
  let offered = 0;
  for (let seed = 0; seed < 40; seed++) {
    const match = game.start(randomTable(seed));
    for (let i = 0; match.outcome === undefined; i++) {
      const [{ seat, question, options }] = match.pending();
      if (question.do !== 'leave-or-stay' && options.some(({ id }) => id === 'leave')) {
        offered++;
        expect(isTower(match.world.heroes[seat].space)).toBe(true);
      }
      match.choose(seat, options[(i * 7 + seed) % options.length].id);
    }
  }
  expect(offered).toBeGreaterThan(0);
});
