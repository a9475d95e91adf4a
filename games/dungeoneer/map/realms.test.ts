import { NONE, Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { mapOf } from '../cards.ts';
import { gameWithOther, play } from '../testing/other-cards.ts';
import { NOWHERE } from '../world.ts';

const SETS = { sets: ['drowned-carillon', 'restless-shore'] };
const WALL = { kind: 'wall' };
const OPEN = { kind: 'open' };

it('DNR-OPTREALM-11 a section is closed for itself, however open the other one is', () => {
  const game = gameWithOther({
    'candlefair-green': { exits: { N: OPEN, E: WALL, S: WALL, W: WALL } },
    'corpse-road': { exits: { N: OPEN, E: WALL, S: OPEN, W: WALL } },
    whitepans: { exits: { N: WALL, E: WALL, S: OPEN, W: WALL } },
  });
  const map = [
    { space: 'ebb-stair', at: '0,0' },
    { space: 'candlefair-green', at: '0,0' },
  ];
  play(
    game,
    [
      { map, deck: ['whitepans', 'corpse-road', 'leech-baths'] },
      { hero: 0, at: 'candlefair-green' },
    ],
    [
      {
        expect: {
          events: [
            { type: 'fits-nowhere', faces: ['whitepans'] },
            { type: 'laid', faces: ['corpse-road'] },
          ],
        },
      },
      { choose: 'explore' },
      // The last Wilderness card may close its section.
      { expect: { events: [{ type: 'laid', faces: ['whitepans'] }] } },
    ],
    SETS,
  );
});

it('DNR-OPTREALM-15 a Portal among the start cards is linked at set-up', () => {
  const game = gameWithOther({ thornway: { portal: true } });
  let found = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { match } = new Playthrough(game, { options: SETS, seats: [{}, {}], seed: `start ${seed}` });
    const { spaces, portals } = match.world;
    const road = spaces.findIndex((_space, i) => mapOf(match, i).id === 'thornway');
    if (road === NOWHERE) continue;
    found++;
    expect(portals).toEqual([{ space: road, entrance: 0, letter: 'G', by: NONE }]);
    expect(mapOf(match, 0).id).toBe('ebb-stair');
  }
  expect(found).toBeGreaterThan(0);
});
