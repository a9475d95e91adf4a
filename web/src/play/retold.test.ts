import { expect, test } from 'vitest';
import { retold } from './retold.ts';

test('as many whole sentences as there is room for, the last ones', () => {
  const lines = ['The door opens.', 'Hugo draws a card.', 'Nothing stirs.'];
  expect(retold(lines)).toBe('The door opens. Hugo draws a card. Nothing stirs.');
  expect(retold(lines, 34)).toBe('Hugo draws a card. Nothing stirs.');
  expect(retold(lines, 5)).toBe('Nothing stirs.');
});

test('of nothing nothing is told', () => {
  expect(retold([])).toBe('');
});
