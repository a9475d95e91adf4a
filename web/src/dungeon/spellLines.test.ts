import { expect, test } from 'vitest';
import type { GameCard, Told } from '../play/scene.ts';
import { withSpellLines } from './spellLines.ts';

const sitters = [
  { kind: 'me', name: 'Ida' },
  { kind: 'bot', name: 'Merla' },
] as const;
const reader = { viewer: 0, sitters, card: { faces: {} } as unknown as GameCard };

const took = (n: number, seat: number, spell: string): Told => ({
  n,
  event: { type: 'took-spell', seat, spell },
  faces: {},
  line: `${seat} takes ${spell}`,
  moment: n,
});

test('spells that are taken one by one have one line for each wizard', () => {
  const log = ['fire-ball', 'teleport', 'fire-ball', 'fire-ball', 'lightning-bolt', 'fire-ball'].map(
    (spell, n) => took(n, n % 2, spell),
  );
  const lines = withSpellLines(log, reader).flatMap(({ line }) => line ?? []);
  expect(lines).toEqual([
    'You take 2 Fire Balls and 1 Lightning Bolt.',
    'Merla takes 2 Fire Balls and 1 Teleport.',
  ]);
});

test('every other line stays as it is', () => {
  const log = [{ ...took(0, 1, ''), event: { type: 'moved', seat: 1 } }];
  expect(withSpellLines(log, reader)).toBe(log);
});
