/** A Hero's stay in a space: the unbroken time he spends there (DQ-MOVE-16, DQR-CHAMB-7). */
import type { Scope, Seat } from '@underhall/kernel';
import type { ChamberQuestion } from './chambers.ts';
import { beyond, exitsOf, opposite, type Space, sideOf, spaceOf } from './grid.ts';
import { halfTowards } from './tile.ts';
import { editionOf, type Hero, IN_DUNGEON, type M, NOWHERE, tileAt, UNCHOSEN } from './world.ts';

const WHICH_HALF: ChamberQuestion = { do: 'which-half' };

/** DQ-MOVE-16: puts a Hero's figure on a space; everything that belonged to his last stay is over. */
export function beginStay(match: M, seat: Seat, space: Space, from: Space, special: boolean): void {
  const hero = match.world.heroes[seat];
  endStay(match, hero);
  hero.state = IN_DUNGEON;
  hero.space = space;
  hero.from = from;
  hero.special = special;
  // DQ-SPEC-9, DQ-SPEC-11, DQ-SPEC-12, DQR-CHAMB-4, DQR-CHAMB-8
  hero.half = special && tileAt(match, space)?.halves ? UNCHOSEN : halfEnteredFrom(match, space, from);
  editionOf(match).settled(match, seat);
  if (match.sink) match.tell({ type: 'entered', seat, space, from: from === NOWHERE ? null : from, special });
}

/** What a Hero leaves behind with a space. */
export function endStay(match: M, hero: Hero): void {
  hero.space = NOWHERE;
  hero.from = NOWHERE;
  hero.special = false;
  hero.half = 0;
  editionOf(match).forgetStay(hero);
}

/** The half of a tile on which one comes in from a neighbouring space (DQ-CHASM-2, DQR-CHAMB-8). */
function halfEnteredFrom(match: M, space: Space, from: Space): number {
  const tile = tileAt(match, space);
  if (tile === undefined || tile.halves === undefined || from === NOWHERE) return 0;
  for (const exit of exitsOf(from)) {
    if (spaceOf(beyond(exit)) === space) {
      return halfTowards(tile, match.world.entry[space], opposite(sideOf(exit)));
    }
  }
  return 0;
}

/** CH-12, DQ-SPEC-9, DQ-SPEC-11, DQ-SPEC-12, DQ-SPEC-14, DQR-CHAMB-17: he says on which half he stands, before anything else. */
export function chooseHalf(match: M, scope: Scope): void {
  if (match.world.heroes[scope.seat].half === UNCHOSEN) match.push(WHICH_HALF, scope);
}
