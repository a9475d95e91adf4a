import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';
import type { World } from './world.ts';

const game = openClassic();

/** A Hero before the Treasure Chamber, a sleeping dragon, and so many Treasure cards in the deck. */
function withTreasures(left: number, others: string): Playthrough<World> {
  const play = new Playthrough(game, { seats: [{ hero: 'hugo' }, { hero: 'tatianna' }] }, [
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
