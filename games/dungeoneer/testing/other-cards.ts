/** The game with some cards changed: for rules that no card of the box shows. */
import { type Game, type Json, runScenario, type Scenario } from '@underhall/kernel';
import { BOX, readContent } from '../content/read.ts';
import type { SetData } from '../content/shapes.ts';
import { dungeoneerWith } from '../game.ts';
import type { World } from '../world.ts';

type Changes = Readonly<Record<string, object>>;

/** Cards by id with the fields that are different, and sets that are added. */
export function gameWithOther(
  changes: Changes,
  more: (box: readonly SetData[]) => SetData[] = () => [],
): Game<World> {
  const box = structuredClone(BOX) as unknown as SetData[];
  for (const { heroes, quests, maps, adventures } of box)
    for (const card of [...heroes, ...quests, ...maps, ...adventures]) Object.assign(card, changes[card.id]);
  return dungeoneerWith(readContent([], [...box, ...more(box)] as unknown as Json[]));
}

/** Two heroes in a small Dungeon, whose hands cannot be played; what is arranged besides comes after. */
export function play(
  game: Game<World>,
  arrange: readonly Json[],
  steps: readonly Json[],
  options: Readonly<Record<string, Json>> = {},
  seats = 2,
) {
  const scenario = {
    title: 'with other cards',
    rules: [],
    game: 'dungeoneer',
    options,
    seats: Array.from({ length: seats }, () => ({})),
    arrange: [...TABLE, ...arrange],
    steps,
  };
  return runScenario(game, scenario as unknown as Scenario).match;
}

const TABLE: readonly Json[] = [
  {
    map: [
      { space: 'ebb-stair', at: '0,0' },
      { space: 'ropewalk', at: '0,-1' },
      { space: 'weeping-gallery', at: '1,0' },
      { space: 'chain-walk', at: '0,1' },
      { space: 'culvert-of-candles', at: '-1,0' },
    ],
    deck: [],
  },
  { first: 0 },
  { global: ['return-the-stolen-clapper'] },
  { hero: 0, is: 'brannoc-vell', quests: ['silence-the-bellwarden'], hand: ['repel'] },
  { hero: 1, is: 'morwen-sedge', quests: ['beach-the-eel-mother'], hand: ['counted-beat'] },
];
