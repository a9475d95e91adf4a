import { expect, test } from 'vitest';
import type { Asked } from '../play/scene.ts';
import { byDigit, digitOf } from './digits.ts';

const asked = (kind: Asked['kind'], options: string[], picks: string[] = []) =>
  ({
    kind,
    options: options.map((id) => ({ id, label: id })),
    picks: picks.map((id) => ({ id, label: id })),
  }) as unknown as Asked;

test('a digit is the place of an option, as far as there are digits', () => {
  const many = asked(
    'ask',
    Array.from({ length: 12 }, (_, i) => `option ${i + 1}`),
  );
  expect(digitOf(many, 'option 3')).toBe(3);
  expect(digitOf(many, 'option 10')).toBeUndefined();
  expect(digitOf(many, 'another')).toBeUndefined();
});

test('between two picks of a draft digits keep their meaning, and what becomes possible comes last', () => {
  expect(byDigit(asked('draft', ['ring', 'cup', 'sword']))).toEqual(['ring', 'cup', 'sword']);
  const second = asked('draft', ['cup', 'sword', 'done'], ['ring']);
  expect([digitOf(second, 'cup'), digitOf(second, 'sword'), digitOf(second, 'done')]).toEqual([2, 3, 4]);
  // Taken back, everything is as it was; another draft begins anew.
  expect(digitOf(asked('draft', ['ring', 'cup', 'sword']), 'cup')).toBe(2);
  expect(digitOf(asked('draft', ['cup', 'done'], ['a pick of another table']), 'cup')).toBe(1);
});
