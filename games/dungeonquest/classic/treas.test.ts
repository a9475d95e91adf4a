import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { placesOfRage, treasures, withTreasures } from '../testing/treasures.ts';
import { openClassic } from './game.ts';

const game = openClassic();
const SEATS = [{ hero: 'hugo' }, { hero: 'tatianna' }];

it('DQ-TREAS-22 with one Treasure card left the discarded ones are shuffled in for the second', () => {
  const play = withTreasures(game, 1, 'treasure-discard');
  play.choose(0, 'move:south');
  expect(treasures(play)).toEqual({ mine: 2, left: 30 });
});

it('DQ-TREAS-22 if there are too few Treasure cards he takes what there is', () => {
  const play = withTreasures(game, 1, 'removed');
  play.choose(0, 'move:south');
  expect(treasures(play)).toEqual({ mine: 1, left: 0 });
  expect(play.match.world.active).toBe(1);
});

it('DQ-TREAS-3 DQ-TREAS-18 DQ-TREAS-19 the Dragon deck is shuffled when its cards come back', () => {
  expect(placesOfRage(game, 'dungeon-silent-chamber', ['move:north']).size).toBeGreaterThan(4);
});

it('DQ-TREAS-20 the Dragon deck is shuffled after Dragon Rage', () => {
  expect(placesOfRage(game, 'dungeon-silent-chamber', ['draw-dragon', 'retreat:north']).size).toBeGreaterThan(
    4,
  );
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
  expect(treasures(play).mine).toBe(0);
});
