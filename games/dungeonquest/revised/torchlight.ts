/** OPTTORCH: Torchlight shows what lies behind the halls of a chamber. */
import { type Chapter, type Handlers, NONE, type Questions, type Seat } from '@underhall/kernel';
import {
  beyond,
  type Exit,
  exitName,
  exitsOf,
  OUTSIDE,
  opposite,
  sideOf,
  spaceOf,
  squareOf,
} from '../grid.ts';
import { isExplored, sideAt } from '../passage.ts';
import { drawTile, lay } from '../placing.ts';
import { DOOR, WALL } from '../tile.ts';
import { IN_DUNGEON } from '../world.ts';
import type { M, World } from './world.ts';

export type Torchlight = { do: 'torchlight' } | { do: 'light'; exit: Exit };
export type TorchlightQuestion = { do: 'light-which' };

/** DQR-OPTTORCH-2, DQR-OPTTORCH-5, DQR-OPTTORCH-12, DQR-OPTTORCH-13, DQR-OPTTORCH-15 */
function darkHalls(match: M, seat: Seat): Exit[] {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  if (hero.state !== IN_DUNGEON || instances.first(instances.layout.base.stock) === NONE) return [];
  return exitsOf(hero.space).filter((exit) => {
    const side = sideAt(match, squareOf(exit), sideOf(exit));
    const other = beyond(exit);
    return side !== WALL && side !== DOOR && other !== OUTSIDE && !isExplored(match, spaceOf(other));
  });
}

const handlers: Handlers<World, Torchlight> = {
  /** DQR-OPTTORCH-1, DQR-OPTTORCH-4, DQR-OPTTORCH-16 */
  torchlight(match, _effect, scope) {
    if (darkHalls(match, scope.seat).length > 0) match.push({ do: 'light-which' }, scope);
  },

  /** DQR-OPTTORCH-3, DQR-OPTTORCH-6, DQR-OPTTORCH-18 */
  light(match, { exit }, scope) {
    const tile = drawTile(match);
    lay(match, tile, beyond(exit), opposite(sideOf(exit)), scope.seat);
    match.push({ do: 'torchlight' }, scope);
  },
};

const questions: Questions<World, TorchlightQuestion> = {
  /** C-TORCH */
  'light-which': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      for (const exit of darkHalls(match, seat))
        options.add(`light:${exitName(exit)}`, { do: 'light', exit });
    },
  },
};

export const torchlightChapter: Chapter<World, Torchlight, TorchlightQuestion> = { handlers, questions };
