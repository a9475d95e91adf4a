import { expect, test } from 'vitest';
import { meantPerhaps, nearest } from './nearest.ts';

const words = ['hugo', 'lindel', 'challara', 'treasure-ivory-comb', 'treasure-iron-buckle', 'C4'];

test.each([
  ['hgo', 'hugo'],
  ['Hugo', 'hugo'],
  ['lindle', 'lindel'],
  ['treasure-ivory-cmb', 'treasure-ivory-comb'],
  ['c4', 'C4'],
])('who writes %s meant %s', (word, meant) => {
  expect(nearest(word, words)).toBe(meant);
  expect(meantPerhaps(word, words)).toBe(` (did you mean '${meant}'?)`);
});

test.each(['gherinn', 'C5', 'x', '', 'h'.repeat(500)])('nobody can tell what %s was to be', (word) => {
  expect(nearest(word, words)).toBeUndefined();
  expect(meantPerhaps(word, words)).toBe('');
});
