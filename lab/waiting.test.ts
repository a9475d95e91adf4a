/** Bots in the games themselves: what people at their table would wonder about. */
import { createBot } from '@underhall/bots';
import { dungeon } from '@underhall/dungeon';
import { NONE, View } from '@underhall/kernel';
import { expect, test } from 'vitest';

test('nobody waits beside a door for ever: in a race of greedy bots few turns are spent standing still', () => {
  const game = dungeon.open();
  let acts = 0;
  let stays = 0;
  for (const seed of ['waiting 1', 'waiting 2', 'waiting 3']) {
    const match = game.start({ seats: [{}, {}, {}, {}], seed });
    const bots = match.setup.seats.map((_, seat) => createBot('greedy:200', { seed: `${seed} ${seat}` }));
    for (let seat = match.asked(); seat !== NONE; seat = match.asked()) {
      const asked = match.agenda.at(-1)?.do;
      const { option } = bots[seat].answer(new View(match, seat));
      if (asked === 'act') acts++;
      if (option === 'stay') stays++;
      match.choose(seat, option);
    }
  }
  expect(stays / acts).toBeLessThan(0.05);
});
