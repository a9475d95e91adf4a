/** What the tests of the Treasure Chamber share: a deck with few cards left, and where Dragon Rage comes to lie. */
import { type Game, Playthrough } from '@underhall/kernel';
import { expect } from 'vitest';
import type { World } from '../world.ts';

const SEATS = [{ hero: 'hugo' }, { hero: 'tatianna' }];

/** A Hero before the Treasure Chamber, a sleeping dragon, and so many Treasure cards in the deck. */
export function withTreasures<W extends World>(game: Game<W>, left: number, others: string): Playthrough<W> {
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

/** What the first seat has taken, and what is left in the deck. */
export function treasures<W extends World>({ match }: Playthrough<W>): { mine: number; left: number } {
  const { instances } = match;
  return { mine: instances.size(match.zone('loot', 0)), left: instances.size(match.zone('treasure')) };
}

/**
 * Where Dragon Rage lies in the deck after these choices, over many seeds; two Sleeping cards lie on the table, and a
 * Dungeon card in which nothing happens is drawn next.
 */
export function placesOfRage<W extends World>(
  game: Game<W>,
  quiet: string,
  choices: readonly string[],
): Set<number> {
  const places = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const play = new Playthrough(game, { seats: SEATS, seed: `${seed}` }, [
      { chamber: 'dungeon-room-cross', at: 'G4' },
      { hero: 0, at: 'G5' },
      { turn: 0 },
      { put: 'dragon-sleeping', in: 'dragon-discard' },
      { put: 'dragon-sleeping', from: 'dragon', in: 'dragon-discard' },
      { next: { dragon: ['dragon-rage'], dungeon: [quiet] } },
    ]);
    for (const choice of choices) play.choose(0, choice);
    const { match } = play;
    const deck = match.instances.list(match.zone('dragon'));
    expect(deck).toHaveLength(8);
    places.add(deck.findIndex((card) => match.face(card).id === 'dragon-rage'));
  }
  return places;
}
