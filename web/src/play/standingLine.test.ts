import { expect, test } from 'vitest';
import type { SeatStanding, Sitter } from './scene.ts';
import { standingLine } from './standingLine.ts';

const sitters: readonly Sitter[] = [
  { kind: 'bot', name: 'Brack' },
  { kind: 'me', name: 'You' },
];
const seat = (who: string, has: string, score?: number): SeatStanding => ({
  ...{ who, has, counts: {} },
  ...(score === undefined ? {} : { score }),
});
const line = (...seats: SeatStanding[]) =>
  standingLine({ sitters, standing: { round: 12, seats, lines: [] } });

test('an open match says its round, what one has, and one’s place', () => {
  const hero = seat('Hero', '6,100 of 10,000 gold', 0.61);
  const elf = seat('Elf', '5,750 of 10,000 gold', 0.575);
  expect(line(hero, elf)).toBe('Round 12 · Elf 5,750 of 10,000 gold · 2nd of 2');
});

test('what nobody may know, and what nobody has yet, gives no place', () => {
  const elf = seat('Elf', '5,750 of 10,000 gold', 0.575);
  expect(line(seat('Hero', 'needs 10,000 gold'), elf)).toBe('Round 12 · Elf 5,750 of 10,000 gold');
  expect(line(seat('Hero', '0 gold', 0), seat('Elf', '0 gold', 0))).toBe('Round 12 · Elf 0 gold');
});

test('a game without words of its own is told by what it counts', () => {
  const pig = { counts: { score: 45 } };
  expect(standingLine({ sitters, standing: { seats: [{ counts: { score: 3 } }, pig], lines: [] } })).toBe(
    'Score 45',
  );
  expect(standingLine({ sitters })).toBe('');
});
