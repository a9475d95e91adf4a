import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { ONE_PACE_SOUTH } from '../testing/arranged.ts';
import { openClassic } from './game.ts';

/** A Loot card that may do something once in a combat. */
const card = {
  id: 'fang',
  deck: 'search',
  name: 'Fang',
  count: 1,
  type: 'Loot',
  gold: 5,
  effect: 'gain loot; on round-won limit combat { strike 1 }',
};
const without = { 'search-bare-walls': 1 };
const game = openClassic([{ pack: 'fang', game: 'dungeonquest-classic', without, cards: [card] }]);

it('DQ-LIMIT-5 what works once in a combat works once in each combat', () => {
  const play = new Playthrough(game, { seats: [{ hero: 'lindel' }, { hero: 'hugo' }] }, [
    ...ONE_PACE_SOUTH,
    { put: 'fang', in: 'loot:0' },
    { token: 'golem', life: 3, at: 'D3' },
    { token: 'troll', life: 7, at: 'D3' },
  ]);
  const deal = () =>
    play.arrange([
      {
        next: {
          'power:4': ['hunters-patience'],
          'power:9': ['rune-bound-core'],
          'power:8': ['stomp'],
          combat: [
            'crushing-blow',
            'heavy-quarrel',
            'crushing-blow',
            'heavy-quarrel',
            'slash',
            'slash',
            'slash',
            'slash',
          ],
        },
      },
    ]);
  const damage = () => {
    const { instances } = play.match;
    return instances.size(play.match.zone('damage', 1));
  };
  const round = (own: string) => {
    play.choose(0, `play:${own}`);
    play.choose(1, 'play:slash');
  };
  deal();
  play.choose(0, 'move:north');
  play.choose(0, 'meet:golem');
  play.choose(0, 'attack');
  round('heavy-quarrel');
  expect(damage()).toBe(2);
  round('crushing-blow');
  expect(play.match.world.combat).toMatchObject({ kind: 'troll' });
  deal();
  play.choose(0, 'attack');
  round('heavy-quarrel');
  expect(damage()).toBe(2);
  round('heavy-quarrel');
  expect(damage()).toBe(3);
});
