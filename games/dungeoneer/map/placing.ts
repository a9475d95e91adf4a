/** MAP: where a Map card may be laid. */
import type { Instance } from '@underhall/kernel';
import { type Faces, mapCard } from '../cards.ts';
import type { Exit } from '../content/cards.ts';
import { NOWHERE, type World } from '../world.ts';
import { type Cell, edgeOf, type FreeCell } from './edge.ts';
import { passages } from './grid.ts';

export interface Placement extends Cell {
  readonly turned: boolean;
}

/** Why a card may not lie somewhere: the rule. */
export type Misplaced = 'DNR-MAP-6' | 'DNR-MAP-10';

interface Sight extends Faces {
  readonly world: World;
}

/** How many of four sides these bits name. */
export const COUNT = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/**
 * Looks at every place for a card, until `visit` says that it has seen enough: it gets each with the rule against it, or
 * undefined. What lies around a cell decides, because the map is connected as it is and its open connections are
 * counted. `lifted` is a space that is taken off the map meanwhile.
 */
export function placements(
  match: Sight,
  card: Instance,
  realm: number,
  last: boolean,
  visit: (cell: FreeCell, turned: boolean, against: Misplaced | undefined) => boolean,
  lifted = NOWHERE,
): void {
  const { exits } = mapCard(match, card);
  const { cells, open } = edgeOf(match, realm, lifted);
  const straight = passages(exits, false);
  const turned = isSymmetric(exits) ? NOWHERE : passages(exits, true);
  for (const cell of cells) {
    if (visit(cell, false, against(cell, straight, open, last))) return;
    if (turned !== NOWHERE && visit(cell, true, against(cell, turned, open, last))) return;
  }
}

/** DNR-MAP-6, DNR-MAP-7, DNR-MAP-10..12 */
function against(
  { passable, taken }: FreeCell,
  own: number,
  open: number,
  last: boolean,
): Misplaced | undefined {
  if ((own & passable) === 0) return 'DNR-MAP-6';
  const left = open - COUNT[passable] + COUNT[own & ~taken];
  return left > 0 || last ? undefined : 'DNR-MAP-10';
}

function isSymmetric(exits: readonly Exit[]): boolean {
  const same = (a: Exit, b: Exit) => a.kind === b.kind && a.score === b.score && a.number === b.number;
  return same(exits[0], exits[2]) && same(exits[1], exits[3]);
}

/** DNR-BUILD-5 */
export function canBeLaid(match: Sight, card: Instance, realm: number, last: boolean): boolean {
  let found = false;
  placements(match, card, realm, last, (_cell, _turned, wrong) => {
    found = wrong === undefined;
    return found;
  });
  return found;
}
