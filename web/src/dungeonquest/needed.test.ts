import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { neededFor, percent } from './needed.ts';
import type { Facts, Told } from './terms.ts';

const facts = { seats: [{ life: 16, wounds: 9 }] } as unknown as Facts;
const card = {
  faces: { 'dragon-rage': { printed: { rages: true } }, trap: { printed: {} } },
} as unknown as GameCard;

function need(event: object, faces: Record<number, string> = {}): string | undefined {
  return neededFor({ event, faces } as unknown as Told, facts, card);
}

test('a test says before the dice fall what is needed, and how likely that is', () => {
  const test = { type: 'test-rolled', seat: 0, attribute: 'agility', dice: [6, 6] };
  expect(need({ ...test, target: 4 })).toBe('Agility: 4 or less, 17 %');
  expect(need({ ...test, target: 9, burden: 2 })).toBe('Agility: 7 or less, 58 % (your loot weighs 2)');
  expect(need({ ...test, target: 12 })).toBe('Agility: you cannot fail');
  expect(need({ ...test, target: 3, burden: 2 })).toBe('Agility: you cannot pass');
  expect(need({ ...test, attribute: 'armor/luck', target: 7 })).toBe('Armor / Luck: 7 or less, 58 %');
});

test('at dusk it is said on what the doors close', () => {
  expect(need({ type: 'sun-rolled', seat: 0, die: 6, closing: 1 })).toBe('Not a 1, or the doors close: 17 %');
  expect(need({ type: 'sun-rolled', seat: 0, die: 1, closing: 2 })).toBe(
    'Higher than 2, or the doors close: 33 %',
  );
});

test('before the dragon’s fire it is said what would kill; of other dice the card says it', () => {
  const roll = { type: 'rolled', seat: 0, card: 3, cause: '', dice: [6, 6] };
  expect(need(roll, { 3: 'dragon-rage' })).toBe('Dragon fire: 7 or more kills, 58 %');
  expect(need(roll, { 3: 'trap' })).toBeUndefined();
});

test('what may happen is never called impossible, what may fail never sure', () => {
  expect([percent(0), percent(0.001), percent(0.999), percent(1)]).toEqual([
    '0 %',
    '< 1 %',
    '> 99 %',
    '100 %',
  ]);
});
