import { expect, test } from 'vitest';
import type { Facts } from './terms.ts';
import { litSpaces } from './torches.ts';

const room = (chamber: string, entry: string) => ({ chamber, entry });
const lit = (space: string | null, board: object) =>
  litSpaces({ seats: [{ space }], board } as unknown as Facts).sort();

const board = {
  C3: room('dungeon-room-cross', 'south'),
  C4: room('dungeon-room-straight', 'south'),
  C5: room('dungeon-room-cross', 'south'),
  D4: room('dungeon-room-cross', 'south'),
  A1: { kind: 'tower-room' },
  B1: room('dungeon-room-cross', 'west'),
};

test('a torch lights its chamber and what lies behind its halls, not what lies behind walls', () => {
  expect(lit('C4', board)).toEqual(['C3', 'C4', 'C5']);
});

test('a tower is lit with what lies before it; what is unexplored stays dark', () => {
  expect(lit('A1', board)).toEqual(['A1', 'B1']);
});

test('doors keep the light in', () => {
  const behind = { ...board, C4: room('dungeon-room-door-ahead-cross', 'south') };
  expect(lit('C4', behind)).toEqual(['C4', 'C5', 'D4']);
});

test('who is below carries his torch away', () => {
  expect(lit(null, board)).toEqual([]);
});
