import { expect, test } from 'vitest';
import { diceText, readAmount, readDice, readRange } from './amount.ts';

test('an amount is a number, dice or a word', () => {
  expect(readAmount('3')).toBe(3);
  expect(readAmount('d6')).toEqual({ dice: 1, sides: 6, times: 1, plus: 0 });
  expect(readAmount('half')).toBe('half');
});

test.each([
  ['d6', 'd6'],
  ['2d6', '2d6'],
  ['d12*100', 'd12×100'],
  ['2d6*3-1', '2d6×3−1'],
  ['d6+2', 'd6+2'],
])('%s reads %s', (word, text) => {
  const dice = readDice(word);
  expect(dice && diceText(dice)).toBe(text);
});

test('what is no dice is none', () => {
  expect(['6', 'd', '2d', 'd6*', 'dx', 'd6++1'].map(readDice)).toEqual(Array(6).fill(undefined));
});

test('a range is one result, several, or all from one on', () => {
  expect(readRange('3')).toEqual({ from: 3, to: 3 });
  expect(readRange('1-3')).toEqual({ from: 1, to: 3 });
  expect(readRange('12+')).toEqual({ from: 12, to: 2 ** 30 - 1 });
  expect(readRange('low')).toBeUndefined();
});
