/** The edge of the map: the empty cells beside it, with what lies around each, and its open connections. */
import type { Faces } from '../cards.ts';
import { NOWHERE, type Space, type World } from '../world.ts';
import { CELLS, type Cell, cellIndex, EAST, openSides, opposite, SIDES, SOUTH } from './grid.ts';

export type { Cell };

/** An empty cell that shares an edge with a placed card (DNR-MAP-3). Sides are bits: 1 is north, 2 is east … */
export interface FreeCell extends Cell {
  /** The sides on which there are cards. */
  taken: number;
  /** The sides on which there are cards that can be left by their exit to this cell. */
  passable: number;
}

interface Edge {
  readonly cells: readonly FreeCell[];
  /** Exits that are no Walls and face an empty cell (DNR-MAP-10, DNR-MAP-12). */
  readonly open: number;
}

interface Sight extends Faces {
  readonly world: World;
}

/** What was found last: a card is drawn, looked at and laid on the same map. Lists of spaces are never changed. */
let known: { spaces: readonly Space[]; realm: number; lifted: number; edge: Edge } | undefined;

/** The edge of the map of a realm, without a space that is lifted. */
export function edgeOf(match: Sight, realm: number, lifted: number): Edge {
  const { spaces } = match.world;
  if (known?.spaces === spaces && known.realm === realm && known.lifted === lifted) return known.edge;
  const edge = foundEdge(match, realm, lifted);
  known = { spaces, realm, lifted, edge };
  return edge;
}

/** Which free cell is where: filled for one look and emptied again, so it is no state. */
const scratch = new Int16Array(CELLS).fill(NOWHERE);

function foundEdge(match: Sight, realm: number, lifted: number): Edge {
  const { spaces } = match.world;
  const cells: FreeCell[] = [];
  let open = 0;
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space].realm !== realm || space === lifted) continue;
    const { beside } = spaces[space];
    const exits = openSides(match, space);
    for (let side = 0; side < SIDES.length; side++) {
      if (beside[side] !== NOWHERE && beside[side] !== lifted) continue;
      const cell = cellBeyond(cells, spaces[space], side);
      const back = opposite(side);
      cell.taken |= 1 << back;
      if (!(exits & (1 << side))) continue;
      cell.passable |= 1 << back;
      open++;
    }
  }
  for (const { x, y } of cells) scratch[cellIndex(x, y)] = NOWHERE;
  return { cells, open };
}

/** The free cell on this side of a space, entered if it is met for the first time. */
function cellBeyond(cells: FreeCell[], space: Cell, side: number): FreeCell {
  const x = space.x + EAST[side];
  const y = space.y + SOUTH[side];
  const at = cellIndex(x, y);
  if (scratch[at] === NOWHERE) {
    scratch[at] = cells.length;
    cells.push({ x, y, taken: 0, passable: 0 });
  }
  return cells[scratch[at]];
}
