import { expect, test } from 'vitest';
import { CARDS, DICE, hash128, Rng, SETUP } from './rng.ts';

const numbers = (rng: Rng, stream: 0 | 1 | 2 = DICE): number[] =>
  Array.from({ length: 5 }, () => rng.next(stream));

test('the same seed gives the same numbers, another seed others', () => {
  expect(numbers(Rng.fromSeed('a'))).toEqual(numbers(Rng.fromSeed('a')));
  expect(numbers(Rng.fromSeed('a'))).not.toEqual(numbers(Rng.fromSeed('b')));
});

test('the numbers of a seed never change: saved matches depend on them', () => {
  expect(numbers(Rng.fromSeed('underhall'))).toEqual([
    458718840, 1456723352, 3943739927, 1522312304, 2131010543,
  ]);
});

test('each stream runs on its own', () => {
  const one = Rng.fromSeed('s');
  const other = Rng.fromSeed('s');
  numbers(one, DICE);
  expect(numbers(one, CARDS)).toEqual(numbers(other, CARDS));
  expect(numbers(Rng.fromSeed('s'), CARDS)).not.toEqual(numbers(Rng.fromSeed('s'), SETUP));
});

test('the swaps of a shuffle are what single draws would give', () => {
  const one = Rng.fromSeed('s');
  const other = Rng.fromSeed('s');
  const places = new Uint16Array(54);
  one.swaps(54, CARDS, places);
  for (let i = 53; i > 0; i--) expect(places[i]).toBe(other.below(i + 1, CARDS));
  expect(one.save()).toEqual(other.save());
});

test('a clone goes its own way', () => {
  const rng = Rng.fromSeed('s');
  const next = numbers(rng.clone());
  expect(numbers(rng)).toEqual(next);
});

test('a saved generator goes on where it was', () => {
  const rng = Rng.fromSeed('s');
  numbers(rng);
  expect(numbers(Rng.load(JSON.parse(JSON.stringify(rng.save()))))).toEqual(numbers(rng));
});

test('a scrambled generator depends on both numbers', () => {
  const scrambled = (a: number, b: number): number[] => {
    const rng = Rng.fromSeed('s');
    rng.scramble(a, b);
    return numbers(rng);
  };
  expect(scrambled(1, 2)).toEqual(scrambled(1, 2));
  expect(scrambled(1, 2)).not.toEqual(scrambled(2, 2));
  expect(scrambled(1, 2)).not.toEqual(scrambled(1, 3));
});

test('a die shows each of its sides about equally often', () => {
  const rng = Rng.fromSeed('fair');
  const counts = new Map<number, number>();
  for (let i = 0; i < 6000; i++) {
    const die = rng.die();
    counts.set(die, (counts.get(die) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('below(n) reaches 0 and n - 1 and nothing else', () => {
  const rng = Rng.fromSeed('s');
  const found = new Set(Array.from({ length: 200 }, () => rng.below(3, CARDS)));
  expect([...found].sort()).toEqual([0, 1, 2]);
});

test('hash128 tells texts apart that differ in one letter', () => {
  expect(hash128('a')).not.toEqual(hash128('b'));
  expect(hash128('')).not.toEqual(hash128(' '));
});
