import { playWatched } from '@underhall/kernel/testing';
import { expect, test } from 'vitest';
import { watched } from './testing/watched.ts';

test('DNR-WINDOW-20 who does not answer can pass every window, and has a first legal option at every other question', () => {
  let windows = 0;
  for (const seed of [1, 2, 3, 4])
    playWatched(watched, seed, 'random', (match) => {
      const options = match.legal(match.asked());
      expect(options.length).toBeGreaterThan(0);
      const top = match.agenda[match.agenda.length - 1];
      const orders = options.some(({ id }) => id.startsWith('first:'));
      if (top.do !== 'window' || orders) return;
      windows++;
      expect(options[options.length - 1].id).toBe('pass');
    });
  expect(windows).toBeGreaterThan(0);
});
