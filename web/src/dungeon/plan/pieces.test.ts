import { expect, test } from 'vitest';
import { CELL, ownerAt, type Space, spaceNamed, spaces } from './board.ts';
import { standingOn } from './Pieces.tsx';
import type { Pawn } from './props.ts';
import { spaceWords } from './words.ts';

const named = (name: string) => spaceNamed(name) as Space;
const pawn = (seat: number, space: string): Pawn => ({
  seat,
  adventurer: 'elf',
  space,
  active: seat === 0,
  name: `Player ${seat + 1}`,
});
const crowd = (count: number, space: string) => Array.from({ length: count }, (_, seat) => pawn(seat, space));

test('a single pawn stands on its space', () => {
  for (const space of spaces) {
    const [{ at }] = standingOn(space, crowd(1, space.name));
    expect(ownerAt(Math.floor((at[0] - 0.5) / CELL), Math.floor((at[1] - 0.5) / CELL)), space.name).toBe(
      space,
    );
  }
});

test('eight pawns stand side by side wherever eight may be', () => {
  for (const space of spaces.filter(({ kind }) => kind === 'start' || kind === 'chamber')) {
    const placed = standingOn(space, crowd(8, space.name));
    for (const [i, { at, scale }] of placed.entries())
      for (const other of placed.slice(i + 1))
        expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1]), space.name).toBeGreaterThan(28 * scale);
  }
});

test('a space says what it is, who is there, what lies there, how far it is and where it leads', () => {
  const words = spaceWords(named('guard-room'), {
    pawns: [pawn(0, 'start'), pawn(1, 'guard-room')],
    standing: new Map([['guard-room', [pawn(1, 'guard-room')]]]),
    graves: new Set(),
    marks: new Map([
      [
        'guard-room',
        [{ number: 2, guard: 'm2-ghouls', monster: null, treasure: null, hoard: ['[treasure-2]'] }],
      ],
    ]),
    reach: new Map([
      [
        'guard-room',
        {
          options: ['to:guard-room'],
          path: ['c001', 'c002', 'c003', 'guard-room'],
          stops: true,
          label: 'Go there (4 spaces)',
        },
      ],
    ]),
    doors: new Map([['x07', [0]]]),
    nameOf: () => 'Ghouls',
  });
  expect(words).toMatch(
    /^Guard Room, chamber of level 2\. Player 2\. Marker 2, guarded by Ghouls\. 1 treasure/,
  );
  expect(words).toContain('Go there (4 spaces). You stop there. Ways out: ');
  expect(words).toContain('south through a secret door to room 1·6');
  expect(words).toMatch(/Secret door in the south open to Player 1$/);
});
