/** SPEC: secret doors and teleports. */
import { type Chapter, type Handlers, NONE, type Questions, type Seat } from '@underhall/kernel';
import { aboutExit } from './about.ts';
import { forbid } from './forbid.ts';
import {
  beyond,
  distance,
  type Exit,
  exitName,
  exitsOf,
  nameOf,
  OUTSIDE,
  SPACES,
  type Space,
  spaceOf,
  TOWERS,
  TREASURE_CHAMBER,
} from './grid.ts';
import { heroAt, isBarred, isExplored } from './passage.ts';
import { beginStay } from './stay.ts';
import { editionOf, IN_DUNGEON, type M, NOWHERE, type World } from './world.ts';

export type Special =
  | { do: 'secret-door'; noEscape: boolean }
  | { do: 'through-secret-door'; exit: Exit; noEscape: boolean }
  | { do: 'teleport'; where: 'explored' | 'tower'; reach: number }
  | { do: 'teleport-to'; space: Space };

export type SpecialQuestion =
  | { do: 'use-secret-door'; noEscape: boolean }
  | { do: 'teleport-where'; where: 'explored' | 'tower'; reach: number };

const handlers: Handlers<World, Special> = {
  'secret-door'(match, { noEscape }, scope) {
    if (match.world.heroes[scope.seat].state === IN_DUNGEON)
      match.push({ do: 'use-secret-door', noEscape }, scope);
  },

  /** DQ-SPEC-2, DQ-SPEC-3, DQ-SPEC-5 */
  'through-secret-door'(match, { exit, noEscape }, scope) {
    if (noEscape) editionOf(match).noEscapeAt(match, spaceOf(beyond(exit)));
    match.push({ do: 'step', exit, special: true }, scope);
  },

  teleport(match, { where, reach }, scope) {
    if (canTeleport(match, scope.seat, where, reach)) {
      match.push({ do: 'teleport-where', where, reach }, scope);
    }
  },

  /** DQ-SPEC-1, DQ-SPEC-3 */
  'teleport-to'(match, { space }, scope) {
    beginStay(match, scope.seat, space, NOWHERE, true);
    editionOf(match).entered(match, scope);
  },
};

export function canTeleport(match: M, seat: Seat, where: 'explored' | 'tower', reach: number): boolean {
  return match.world.heroes[seat].state === IN_DUNGEON && targets(match, seat, where, reach).length > 0;
}

/** Free explored spaces within reach, walls ignored; or free towers. */
function targets(match: M, seat: Seat, where: 'explored' | 'tower', reach: number): Space[] {
  const here = match.world.heroes[seat].space;
  const found: Space[] = [];
  if (where === 'tower') {
    for (const tower of TOWERS) if (isFree(match, tower, seat)) found.push(tower);
    return found;
  }
  for (let space = 0; space < SPACES; space++) {
    if (distance(here, space) > reach || !isExplored(match, space)) continue;
    if (isFree(match, space, seat)) found.push(space);
  }
  return found;
}

/** A space of its own where no other Hero stands, and where he does not stand himself. */
function isFree(match: M, space: Space, seat: Seat): boolean {
  if (space === match.world.heroes[seat].space || spaceOf(space) !== space) return false;
  return space === TREASURE_CHAMBER || heroAt(match, space, seat) === NONE;
}

const questions: Questions<World, SpecialQuestion> = {
  /** CH-07, DQ-SPEC-2, DQ-SPEC-4, DQ-OPTPVP-1 */
  'use-secret-door': {
    kind: 'ask',
    lone: 'ask',
    options(match, { noEscape }, { seat }, options) {
      for (const exit of exitsOf(match.world.heroes[seat].space)) {
        const id = `through:${exitName(exit)}`;
        const other = beyond(exit);
        if (other === OUTSIDE) forbid(match, options, id, 'secret-door.outer-wall', aboutExit(exit));
        else if (isBarred(match, seat, spaceOf(other)))
          forbid(match, options, id, 'secret-door.occupied', aboutExit(exit));
        // DQ-MOVE-20
        else if (!isExplored(match, spaceOf(other)) && match.instances.size(match.zone('stock')) === 0) {
          forbid(match, options, id, 'no-chambers', aboutExit(exit));
        } else options.add(id, { do: 'through-secret-door', exit, noEscape });
      }
      options.add('decline', { do: 'nothing' });
    },
  },

  'teleport-where': {
    kind: 'ask',
    options(match, { where, reach }, { seat }, options) {
      for (const space of targets(match, seat, where, reach)) {
        options.add(`to:${nameOf(space)}`, { do: 'teleport-to', space });
      }
    },
  },
};

export const specialChapter: Chapter<World, Special, SpecialQuestion> = { handlers, questions };
