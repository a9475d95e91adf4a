/** Who is held where he is, and where he came from (DEADEND, CAVEIN, OPTPVP). */
import { NONE, type Seat } from '@underhall/kernel';
import { beyond, type Exit, exitsOf, spaceOf, TREASURE_CHAMBER } from '../grid.ts';
import { closedBy, heroAt } from '../passage.ts';
import { tileAt } from '../world.ts';
import { type Hero, type M, optional } from './world.ts';

/** The exit that leads back to where he came from, or NONE. */
export function exitBack(match: M, hero: Hero): Exit {
  for (const exit of exitsOf(hero.space)) {
    if (hero.from >= 0 && spaceOf(beyond(exit)) === hero.from && !closedBy(match, hero, exit)) return exit;
  }
  return NONE;
}

/** DQ-CAVEIN-2, DQ-CAVEIN-6: he has still to retreat or to cross. */
export function isUncrossedCaveIn(match: M, hero: Hero): boolean {
  return !hero.crossed && tileAt(match, hero.space)?.kind === 'cave-in';
}

/** DQ-DEADEND-3..5, DQ-ROTATE-6: no side of his chamber is a usable exit; only walls count. */
export function isTrapped(match: M, seat: Seat): boolean {
  const hero = match.world.heroes[seat];
  const tile = tileAt(match, hero.space);
  for (const exit of exitsOf(hero.space)) {
    const closed = closedBy(match, hero, exit);
    if (closed === undefined) return false;
    // DQ-DEADEND-5: on a Bridge the far half can be reached.
    if (closed === 'other-half' && tile?.kind === 'bridge' && !closedFromFarHalf(match, hero, exit))
      return false;
  }
  return true;
}

function closedFromFarHalf(match: M, hero: Hero, exit: Exit): boolean {
  return closedBy(match, { ...hero, half: 1 - hero.half }, exit) !== undefined;
}

/** DQ-OPTPVP-1, DQ-OPTPVP-11: he has moved in where another Hero stands, and not in the Treasure Chamber. */
export function mustAttack(match: M, seat: Seat): boolean {
  const { space } = match.world.heroes[seat];
  return optional(match).pvp && space !== TREASURE_CHAMBER && heroAt(match, space, seat) !== NONE;
}
