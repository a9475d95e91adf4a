import { expect, it } from 'vitest';
import { placesOfRage, treasures, withTreasures } from '../testing/treasures.ts';
import { openRevised } from './game.ts';

const game = openRevised();

it('DQR-TREAS-18 with one treasure card left the discarded ones are shuffled in for the second', () => {
  const play = withTreasures(game, 1, 'treasure-discard');
  play.choose(0, 'move:south');
  expect(treasures(play)).toEqual({ mine: 2, left: 30 });
});

it('DQR-TREAS-18 a hero draws as many treasure cards as there are, and his turn ends', () => {
  const play = withTreasures(game, 1, 'removed');
  play.choose(0, 'move:south');
  expect(treasures(play)).toEqual({ mine: 1, left: 0 });
  expect(play.match.world.active).toBe(1);
});

it('DQR-TREAS-10 the dragon deck is shuffled when the cards that lay face up come back', () => {
  expect(placesOfRage(game, 'dungeon-empty-room', ['move:north']).size).toBeGreaterThan(4);
});

it('DQR-TREAS-17 the dragon deck is shuffled after Dragon Rage', () => {
  expect(placesOfRage(game, 'dungeon-empty-room', ['draw-dragon', 'retreat:north']).size).toBeGreaterThan(4);
});
