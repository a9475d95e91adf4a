import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { mapCard } from '../cards.ts';
import { REALMS } from '../content/cards.ts';
import { openDungeoneer } from '../game.ts';

it('DNR-OPTREVEALED-13 the Entrance of the second realm lies there before, and each card goes to its own realm', () => {
  const options = { sets: ['drowned-carillon', 'restless-shore'], optrevealed: true };
  const { match } = new Playthrough(openDungeoneer(), { options, seats: [{}, {}, {}], seed: 'two maps' });
  const ids = () => match.world.spaces.map(({ card }) => mapCard(match, card).id);
  expect(ids().sort()).toEqual(['candlefair-green', 'ebb-stair']);
  while (match.world.phase === 'set-up' && ['which-map', 'lay'].includes(match.agenda.at(-1)?.do ?? '')) {
    const seat = match.asked();
    match.choose(seat, match.legal(seat)[0].id, match.choices);
  }
  expect(match.world.spaces.length).toBeGreaterThan(25);
  for (const { card, realm } of match.world.spaces) expect(mapCard(match, card).realm).toBe(REALMS[realm]);
  expect(new Set(match.world.spaces.map(({ realm }) => realm)).size).toBe(2);
});
