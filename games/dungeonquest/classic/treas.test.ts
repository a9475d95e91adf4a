import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';
import type { World } from './world.ts';

const game = openClassic();
const SEATS = [{ hero: 'hugo' }, { hero: 'tatianna' }];

/** A Hero before the Treasure Chamber, a sleeping dragon, and so many Treasure cards in the deck. */
function withTreasures(left: number, others: string): Playthrough<World> {
  const play = new Playthrough(game, { seats: SEATS }, [
    { chamber: 'dungeon-room-cross', at: 'G4' },
    { hero: 0, at: 'G4' },
    { turn: 0 },
    { next: { dragon: ['dragon-sleeping'] } },
  ]);
  const { match } = play;
  const { instances } = match;
  while (instances.size(match.zone('treasure')) > left) {
    instances.toTop(instances.first(match.zone('treasure')), match.zone(others));
  }
  return play;
}

const loot = (play: Playthrough<World>) => play.match.instances.size(play.match.zone('loot', 0));
const left = (play: Playthrough<World>) => play.match.instances.size(play.match.zone('treasure'));

it('DQ-TREAS-22 with one Treasure card left the discarded ones are shuffled in for the second', () => {
  const play = withTreasures(1, 'treasure-discard');
  play.choose(0, 'move:south');
  expect([loot(play), left(play)]).toEqual([2, 30]);
});

it('DQ-TREAS-22 if there are too few Treasure cards he takes what there is', () => {
  const play = withTreasures(1, 'removed');
  play.choose(0, 'move:south');
  expect([loot(play), left(play)]).toEqual([1, 0]);
  expect(play.match.world.active).toBe(1);
});

/** Where Dragon Rage lies in the deck after a choice, over many seeds; two Sleeping cards lie on the table. */
function placesOfRage(...choices: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const play = new Playthrough(game, { seats: SEATS, seed: `${seed}` }, [
      { chamber: 'dungeon-room-cross', at: 'G4' },
      { hero: 0, at: 'G5' },
      { turn: 0 },
      { put: 'dragon-sleeping', in: 'dragon-discard' },
      { put: 'dragon-sleeping', from: 'dragon', in: 'dragon-discard' },
      { next: { dragon: ['dragon-rage'], dungeon: ['dungeon-silent-chamber'] } },
    ]);
    for (const choice of choices) play.choose(0, choice);
    const { match } = play;
    const deck = match.instances.list(match.zone('dragon'));
    expect(deck).toHaveLength(8);
    places.add(deck.findIndex((card) => match.face(card).id === 'dragon-rage'));
  }
  return places;
}

it('DQ-TREAS-3 DQ-TREAS-18 DQ-TREAS-19 the Dragon deck is shuffled when its cards come back', () => {
  expect(placesOfRage('move:north').size).toBeGreaterThan(4);
});

it('DQ-TREAS-20 the Dragon deck is shuffled after Dragon Rage', () => {
  expect(placesOfRage('draw-dragon', 'retreat:north').size).toBeGreaterThan(4);
});

it('DQ-TREAS-10 DQ-TREAS-15 a card of a pack that tells to retreat does nothing outside the Treasure Chamber', () => {
  const card = { id: 'dungeon-panic', deck: 'dungeon', name: 'Panic', count: 1, type: 'Event' };
  const panic = openClassic([
    {
      pack: 'panic',
      game: 'dungeonquest-classic',
      without: { 'dungeon-tremor': 1 },
      cards: [{ ...card, effect: 'keep; use own-turn { retreat }' }],
    },
  ]);
  const play = new Playthrough(panic, { seats: SEATS }, [
    { chamber: 'dungeon-room-cross', at: 'D4' },
    { chamber: 'dungeon-room-cross', at: 'D3' },
    { hero: 0, at: 'D4' },
    { put: 'dungeon-panic', in: 'kept:0' },
    { turn: 0 },
  ]);
  play.choose(0, 'use:dungeon-panic');
  expect(play.view('everything').facts()).toMatchObject({
    active: 0,
    seats: [{ space: 'D4', kept: [] }, {}],
  });
  expect(play.events.seenBy('everything').map(({ event }) => event.type)).not.toContain('cannot-retreat');
});

it('DQ-TREAS-8 Dragon Rage takes every Treasure card, however many there are', () => {
  const play = new Playthrough(game, { seats: SEATS }, [
    { chamber: 'dungeon-room-cross', at: 'F6', entry: 'south' },
    { hero: 0, at: 'G5' },
    { turn: 0 },
    { next: { dragon: ['dragon-rage'] } },
    { dice: [1, 2] },
  ]);
  const { match } = play;
  const { instances } = match;
  for (let n = 0; n < 25; n++)
    instances.toTop(instances.first(match.zone('treasure')), match.zone('loot', 0));
  play.choose(0, 'draw-dragon');
  expect(loot(play)).toBe(0);
});
