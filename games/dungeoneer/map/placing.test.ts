import { describe, expect, it } from 'vitest';
import type { Exit, MapCard } from '../content/cards.ts';
import { newWorld } from '../world.ts';
import { cellName, joined } from './grid.ts';
import { placements } from './placing.ts';

const OPEN = { kind: 'open', score: '', number: 0 } as unknown as Exit;
const WALL = { ...OPEN, kind: 'wall' } as Exit;

/** A card with exits to the north, east, south and west: `o` is open, `w` a Wall. */
function card(exits: string): MapCard {
  return { exits: [...exits].map((one) => (one === 'o' ? OPEN : WALL)) } as unknown as MapCard;
}

/** Where the last of these cards may be laid on a map of the others, and what forbids it elsewhere. */
function places(cards: readonly (readonly [exits: string, x: number, y: number])[], last: boolean) {
  const faces = cards.map(([exits]) => card(exits));
  const spaces = joined(
    cards.slice(0, -1).map(([, x, y], i) => ({ card: i, realm: 0, x, y, turned: false })),
  );
  const world = {
    ...newWorld({ options: {}, seats: [{}, {}], seed: '' }, { apart: false, grades: [0] }),
    spaces,
  };
  const found: Record<string, string | undefined> = {};
  placements(
    { face: (one) => faces[one] as never, world },
    cards.length - 1,
    0,
    last,
    (cell, turned, against) => {
      found[`${cellName(cell)}${turned ? ' turned' : ''}`] = against;
      return false;
    },
  );
  return found;
}

describe('where a Map card may be laid', () => {
  const alley = [
    ['owww', 0, 0],
    ['owow', 0, -1],
  ] as const;

  it('DNR-MAP-10 not where no exit would be left for another card', () => {
    expect(places([...alley, ['wwow', 0, 0]], false)['0,-2']).toBe('DNR-MAP-10');
    expect(places([...alley, ['owow', 0, 0]], false)['0,-2']).toBe(undefined);
  });

  it('DNR-MAP-11 DNR-OPTREVEALED-8 but anywhere if it is the very last', () => {
    expect(places([...alley, ['wwow', 0, 0]], true)['0,-2']).toBe(undefined);
  });

  it('DNR-MAP-12 a Wall that faces an empty cell is no connection for another card', () => {
    // Its own Walls to three sides, and those of the others, leave nothing open.
    expect(
      places(
        [
          ['owww', 0, 0],
          ['wwow', 0, 0],
        ],
        false,
      )['0,-1'],
    ).toBe('DNR-MAP-10');
    expect(
      places(
        [
          ['owww', 0, 0],
          ['wwow', 0, 0],
        ],
        false,
      )['1,0'],
    ).toBe('DNR-MAP-6');
  });
});
