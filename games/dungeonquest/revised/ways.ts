/** MOVE, BRIDGE, CAVE, DARK, CORR, WEB, CHASM: by which halls a Hero can leave his chamber, and what that takes. */
import type { Option, Options, Seat } from '@underhall/kernel';
import { aboutExit } from '../about.ts';
import type { Forbidden } from '../edition.ts';
import type { DungeonQuestEffect, Steps } from '../effects.ts';
import { forbid } from '../forbid.ts';
import { beyond, type Exit, exitName, exitOf, exitsOf, sideOf, spaceOf } from '../grid.ts';
import { addMoves, moving, type Prohibition } from '../movement.ts';
import { closedBy, hindrance, isBarred } from '../passage.ts';
import { directionOf, type Tile } from '../tile.ts';
import { tileAt } from '../world.ts';
import type { M, World } from './world.ts';

/** Why a Hero could not go through an exit if he stood on its side of the chamber. */
export function hindranceFrom(match: M, seat: Seat, exit: Exit): Forbidden | undefined {
  const why = hindrance(match, seat, exit);
  return why === 'other-half' ? across(match, seat, exit) : why;
}

/** DQR-CAVE-4, DQR-BRIDGE-12: seen from the other side. */
function across(match: M, seat: Seat, exit: Exit): Forbidden | undefined {
  const hero = match.world.heroes[seat];
  const closed = closedBy(match, { ...hero, half: 1 - hero.half }, exit);
  if (closed !== undefined) return closed;
  return isBarred(match, seat, spaceOf(beyond(exit))) ? 'occupied' : undefined;
}

/** The halls that nothing closes, on whichever side of the chamber. */
export function openHalls(match: M, seat: Seat): Exit[] {
  return exitsOf(match.world.heroes[seat].space).filter((exit) => !hindranceFrom(match, seat, exit));
}

/** DQR-BRIDGE-12, DQR-BRIDGE-6: the hall at the other end of the bridge, if it is open. */
export function farHall(match: M, seat: Seat): Exit | undefined {
  return exitsOf(match.world.heroes[seat].space).find(
    (exit) => hindrance(match, seat, exit) === 'other-half' && across(match, seat, exit) === undefined,
  );
}

/** DQR-DARK-3, DQR-DARK-5, DQR-DARK-6: is one of the numbered halls not blocked? */
export function canLeaveDarkness(match: M, seat: Seat): boolean {
  const { space } = match.world.heroes[seat];
  const { darkness = [] } = tileAt(match, space) as Tile;
  return darkness.some((local) => {
    const exit = exitOf(space, directionOf(local, match.world.entry[space]));
    return hindrance(match, seat, exit) === undefined;
  });
}

/** Can he leave at all: with a test or a roll, through whatever barrier (DQR-DEADEND-3..5)? */
export function canMove(match: M, seat: Seat): boolean {
  const hero = match.world.heroes[seat];
  switch (tileAt(match, hero.space)?.kind) {
    case 'bridge':
    case 'cave-in':
      return openHalls(match, seat).length > 0;
    case 'chamber-of-darkness':
      return canLeaveDarkness(match, seat);
    default:
      return exitsOf(hero.space).some((exit) => !hindrance(match, seat, exit));
  }
}

export const ENTRY_HALL: Prohibition = { rule: 'DQR-CORR-2', reason: 'entry-hall' };

/** DQR-CORR-2: not back through his entry hall, unless all other halls are blocked. */
function entryHallOfCorridor(match: M, seat: Seat, exit: Exit): Prohibition | undefined {
  return sideOf(exit) === match.world.heroes[seat].entryHall ? ENTRY_HALL : undefined;
}

const anyHall = (): undefined => undefined;

/** C-HALL, C-BRIDGE-OUT: how a Hero can leave the chamber he is in; `then` follows. */
export function moves(match: M, seat: Seat, options: Options<World>, then: Steps): void {
  const kind = tileAt(match, match.world.heroes[seat].space)?.kind;
  const also = (option: { readonly id: string; readonly effect: DungeonQuestEffect }): void => {
    options.put(
      then.length === 0 ? option : { ...option, effect: { do: 'all', effects: [option.effect, ...then] } },
    );
  };
  switch (kind) {
    case 'corridor':
      addMoves(match, seat, options, then, entryHallOfCorridor);
      return;
    case 'chamber-of-darkness':
      // DQR-DARK-2, DQR-DARK-7
      if (canLeaveDarkness(match, seat))
        also({ id: 'roll', effect: { do: 'roll-in-the-dark', free: false } });
      return;
    case 'spider-web':
      // DQR-WEB-7, DQR-WEB-8
      if (canMove(match, seat)) also({ id: 'struggle', effect: { do: 'struggle-first' } });
      return;
    case 'cave-in':
      caveIn(match, seat, options, then);
      return;
    case 'bridge':
      ownEnd(match, seat, options, then);
      // DQR-BRIDGE-3, DQR-BRIDGE-12
      if (farHall(match, seat) !== undefined) also({ id: 'cross', effect: { do: 'cross-bridge' } });
      return;
    default:
      addMoves(match, seat, options, then, anyHall);
  }
}

/** DQR-CAVE-3, DQR-CAVE-4 */
function caveIn(match: M, seat: Seat, options: Options<World>, then: Steps): void {
  for (const exit of exitsOf(match.world.heroes[seat].space)) {
    const why = hindranceFrom(match, seat, exit);
    const id = `move:${exitName(exit)}`;
    if (why !== undefined) {
      if (options.explains) forbid(match, options, id, why, aboutExit(exit));
    } else if (hindrance(match, seat, exit) === undefined) options.put(moving(exit, then));
    else options.add(id, { do: 'all', effects: [{ do: 'climb', exit }, ...then] });
  }
}

/** DQR-BRIDGE-3: out at his own end of the bridge; to the other one he must cross. */
function ownEnd(match: M, seat: Seat, options: Options<World>, then: Steps): void {
  for (const exit of exitsOf(match.world.heroes[seat].space)) {
    const why = hindrance(match, seat, exit);
    const id = `move:${exitName(exit)}`;
    if (why === undefined) options.put(moving(exit, then));
    else if (!options.explains) continue;
    else if (why === 'other-half') options.forbid(id, 'DQR-BRIDGE-3', why, aboutExit(exit));
    else forbid(match, options, id, why, aboutExit(exit));
  }
}

/** DQR-CHAMB-13: the halls of a move whose hall is chosen first; undefined where his entry hall is not to be taken. */
export function addFreeMoves(
  match: M,
  seat: Seat,
  options: Options<World>,
  effectOf: (exit: Exit) => Option<World>['effect'] | undefined,
): void {
  for (const exit of exitsOf(match.world.heroes[seat].space)) {
    const id = `move:${exitName(exit)}`;
    const why = hindrance(match, seat, exit);
    const effect = why === undefined ? effectOf(exit) : undefined;
    if (effect) options.add(id, effect);
    else if (why !== undefined) forbid(match, options, id, why, aboutExit(exit));
    else options.forbid(id, ENTRY_HALL.rule, ENTRY_HALL.reason, aboutExit(exit));
  }
}
