/** MAP: where a Map card may be laid. */
import type { Instance } from '@underhall/kernel';
import { type Faces, mapCard } from '../cards.ts';
import type { Exit } from '../content/cards.ts';
import { NOWHERE, type World } from '../world.ts';
import { beyond, type Cell, exitAt, exitOf, isPassable, onGrid, opposite } from './grid.ts';

export interface Placement extends Cell {
  readonly turned: boolean;
}

/** Why a card may not lie somewhere: the rule. */
export type Misplaced = 'DNR-MAP-6' | 'DNR-MAP-10';

interface Sight extends Faces {
  readonly world: World;
}

/** Exits of the map that are no Walls and face an empty cell, counted once for all cells (DNR-MAP-10, DNR-MAP-12). */
function openConnections(match: Sight, realm: number): number {
  const { spaces } = match.world;
  let open = 0;
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space].realm !== realm) continue;
    for (let side = 0; side < 4; side++)
      if (spaces[space].beside[side] === NOWHERE && isPassable(exitAt(match, space, side))) open++;
  }
  return open;
}

/** Empty cells that share an edge with a placed card, each once (DNR-MAP-3). */
function freeCells(match: Sight, realm: number): Cell[] {
  const { spaces } = match.world;
  const found: Cell[] = [];
  const seen = new Set<number>();
  for (const space of spaces) {
    if (space.realm !== realm) continue;
    for (let side = 0; side < 4; side++) {
      if (space.beside[side] !== NOWHERE) continue;
      const cell = beyond(space, side);
      const key = cell.x * 1024 + cell.y;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(cell);
    }
  }
  return found;
}

/**
 * Looks at every place for a card: `visit` gets each with the rule against it, or undefined. What lies around a cell
 * decides, because the map is connected as it is and its open connections are counted.
 */
export function placements(
  match: Sight,
  card: Instance,
  realm: number,
  last: boolean,
  visit: (placement: Placement, against: Misplaced | undefined) => void,
): void {
  const { exits } = mapCard(match, card);
  const open = openConnections(match, realm);
  const rotations = isSymmetric(exits) ? [false] : [false, true];
  const cells = freeCells(match, realm);
  onGrid(match.world.spaces, realm, (at) => {
    for (const cell of cells)
      for (const turned of rotations) {
        let meets = false;
        let left = open;
        for (let side = 0; side < 4; side++) {
          const next = at(beyond(cell, side));
          const own = isPassable(exitOf(exits, side, turned));
          if (next === NOWHERE) left += own ? 1 : 0;
          else if (isPassable(exitAt(match, next, opposite(side)))) {
            left--;
            meets ||= own;
          }
        }
        visit({ ...cell, turned }, against(meets, left, last));
      }
  });
}

/** DNR-MAP-6, DNR-MAP-7, DNR-MAP-10, DNR-MAP-11 */
function against(meets: boolean, left: number, last: boolean): Misplaced | undefined {
  if (!meets) return 'DNR-MAP-6';
  return left > 0 || last ? undefined : 'DNR-MAP-10';
}

function isSymmetric(exits: readonly Exit[]): boolean {
  const same = (a: Exit, b: Exit) => a.kind === b.kind && a.score === b.score && a.number === b.number;
  return same(exits[0], exits[2]) && same(exits[1], exits[3]);
}

/** DNR-BUILD-5 */
export function canBeLaid(match: Sight, card: Instance, realm: number, last: boolean): boolean {
  let found = false;
  placements(match, card, realm, last, (_placement, wrong) => {
    found ||= wrong === undefined;
  });
  return found;
}
