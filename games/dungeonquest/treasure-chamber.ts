/** TREAS: looting the Treasure Chamber. */
import { type Chapter, type Handlers, NONE, type Questions, type Seat } from '@underhall/kernel';
import { aboutExit } from './about.ts';
import { draw } from './cards.ts';
import { forbid } from './forbid.ts';
import {
  beyond,
  type Exit,
  exitName,
  exitsOf,
  opposite,
  type Space,
  sideOf,
  spaceOf,
  TREASURE_CHAMBER,
} from './grid.ts';
import { closedBy, heroAt, isExplored, obstaclesAt } from './passage.ts';
import { explore } from './placing.ts';
import { editionOf, IN_DUNGEON, type M, type World } from './world.ts';

export type Treasure =
  | { do: 'loot-dragon' }
  | { do: 'retreat' }
  | { do: 'retreat-through'; exit: Exit }
  | { do: 'retreated'; space: Space };
export type TreasureQuestion = { do: 'retreat-where' };

const handlers: Handlers<World, Treasure> = {
  /** DQ-TREAS-1, DQ-TREAS-5, DQ-TREAS-21, DQ-TREAS-24 */
  'loot-dragon'(match, _effect, scope) {
    match.push(draw('dragon'), scope);
  },

  /** DQ-TREAS-10, DQ-TREAS-15 */
  retreat(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    if (hero.state !== IN_DUNGEON || hero.space !== TREASURE_CHAMBER) return;
    if (editionOf(match).retreats(match, scope.seat).length > 0) match.push({ do: 'retreat-where' }, scope);
    else match.tell({ type: 'cannot-retreat', seat: scope.seat });
  },

  /** DQ-TREAS-12 */
  'retreat-through'(match, { exit }, scope) {
    const space = spaceOf(beyond(exit));
    match.push({ do: 'retreated', space }, scope);
    if (!isExplored(match, space)) match.push(explore(space, opposite(sideOf(exit))), scope);
  },

  /** DQ-TREAS-13 */
  retreated(match, { space }, scope) {
    editionOf(match).comeTo(match, space, TREASURE_CHAMBER, scope);
  },
};

/** DQ-TREAS-11, DQR-TREAS-13: ways out that nothing closes. */
export function openRetreats(match: M, seat: Seat): Exit[] {
  const hero = match.world.heroes[seat];
  return exitsOf(TREASURE_CHAMBER).filter(
    (exit) => !closedBy(match, hero, exit) && obstaclesAt(match, exit).length === 0,
  );
}

/** Those of them behind which nobody stands. */
export function freeRetreats(match: M, seat: Seat, open: readonly Exit[]): Exit[] {
  return open.filter((exit) => heroAt(match, spaceOf(beyond(exit)), seat) === NONE);
}

/** DQ-TREAS-3, DQ-TREAS-18..20, DQR-TREAS-10, DQR-TREAS-17: at the end of a turn. */
export function returnDragonCards(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  if (instances.first(base['dragon-discard']) === NONE) return;
  const looting = world.heroes.some((hero) => hero.state === IN_DUNGEON && hero.space === TREASURE_CHAMBER);
  if (looting && !world.raged) return;
  instances.pour(base['dragon-discard'], base.dragon);
  match.shuffle(base.dragon);
  match.tell({ type: 'shuffled', deck: 'dragon' });
}

const questions: Questions<World, TreasureQuestion> = {
  /** CH-22 */
  'retreat-where': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const free = editionOf(match).retreats(match, seat);
      for (const exit of exitsOf(TREASURE_CHAMBER)) {
        const id = `retreat:${exitName(exit)}`;
        if (free.includes(exit)) options.add(id, { do: 'retreat-through', exit });
        else if (obstaclesAt(match, exit).length > 0)
          forbid(match, options, id, 'retreat.no-retreat-through-door', aboutExit(exit));
        else {
          const closed = closedBy(match, match.world.heroes[seat], exit);
          forbid(match, options, id, closed ?? 'retreat.occupied', aboutExit(exit));
        }
      }
    },
  },
};

export const treasureChapter: Chapter<World, Treasure, TreasureQuestion> = { handlers, questions };
