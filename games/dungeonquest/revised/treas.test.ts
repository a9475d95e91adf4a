import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openRevised } from './game.ts';
import type { World } from './world.ts';

const game = openRevised();
const SEATS = [{ hero: 'hugo' }, { hero: 'tatianna' }];

/** A hero before the treasure chamber, a sleeping dragon, and so many treasure cards in the deck. */
function withTreasures(left: number, others: string): Playthrough<World> {
  const play = new Playthrough(game, { seats: SEATS }, [
    { chamber: 'dungeon-room-cross', at: 'G4' },
    { hero: 0, at: 'G4' },
    { turn: 0 },
    { next: { dragon: ['dragon-sleeping'] } },
  ]);
  const { match } = play;
  const { instances } = match;
  while (instances.size(match.zone('treasure')) > left)
    instances.toTop(instances.first(match.zone('treasure')), match.zone(others));
  return play;
}

function treasures({ match }: Playthrough<World>): { mine: number; left: number } {
  const { instances } = match;
  return { mine: instances.size(match.zone('loot', 0)), left: instances.size(match.zone('treasure')) };
}

it('DQR-TREAS-18 with one treasure card left the discarded ones are shuffled in for the second', () => {
  const play = withTreasures(1, 'treasure-discard');
  play.choose(0, 'move:south');
  expect(treasures(play)).toEqual({ mine: 2, left: 30 });
});

it('DQR-TREAS-18 a hero draws as many treasure cards as there are, and his turn ends', () => {
  const play = withTreasures(1, 'removed');
  play.choose(0, 'move:south');
  expect(treasures(play)).toEqual({ mine: 1, left: 0 });
  expect(play.match.world.active).toBe(1);
});

/** Where Dragon Rage lies in the deck after these choices, over many seeds; two Sleeping cards lie face up before. */
function placesOfRage(...choices: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const play = new Playthrough(game, { seats: SEATS, seed: `${seed}` }, [
      { chamber: 'dungeon-room-cross', at: 'G4' },
      { hero: 0, at: 'G5' },
      { turn: 0 },
      { put: 'dragon-sleeping', in: 'dragon-discard' },
      { put: 'dragon-sleeping', from: 'dragon', in: 'dragon-discard' },
      { next: { dragon: ['dragon-rage'], dungeon: ['dungeon-empty-room'] } },
    ]);
    for (const choice of choices) play.choose(0, choice);
    const { match } = play;
    const deck = match.instances.list(match.zone('dragon'));
    expect(deck).toHaveLength(8);
    places.add(deck.findIndex((card) => match.face(card).id === 'dragon-rage'));
  }
  return places;
}

it('DQR-TREAS-10 the dragon deck is shuffled when the cards that lay face up come back', () => {
  expect(placesOfRage('move:north').size).toBeGreaterThan(4);
});

it('DQR-TREAS-17 the dragon deck is shuffled after Dragon Rage', () => {
  expect(placesOfRage('draw-dragon', 'retreat:north').size).toBeGreaterThan(4);
});
