import { expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import { checkPromises, must, playTwice, seeds, seenIn } from '../../testing/index.ts';
import { pig } from './pig.ts';

/** A table for each number, with a low goal so that matches are short. */
const table = (seed: number) => ({
  seats: Array.from({ length: 2 + (seed % 5) }, () => ({})),
  options: { goal: 30 },
  seed: `${seed}`,
});

/** What is watched in a match: what happens, and what must hold whenever somebody is asked. */
function watch(match: ReturnType<typeof pig.start>) {
  const seen = new Set<string>();
  return {
    seen,
    tell: (event: Event) => void seen.add(event.type),
    check() {
      const best = Math.max(...match.world.scores);
      must(match.outcome !== undefined || best < 30, 'PIG-WIN-1', 'the match goes on after its end');
    },
  };
}

const watched = { game: pig, table, watch };

test('random matches keep every promise of the kernel', () => {
  for (const seed of seeds(0, 20)) checkPromises(pig, table(seed), `promise ${seed}`);
});

test('PIG-WIN-1 a match ends when the goal is reached', () => {
  expect(seenIn(watched, seeds(100, 20))).toContain('held');
});

test('matches are the same for the same seed and the same choices', () => {
  for (const seed of seeds(200, 10)) playTwice(watched, seed, 'random');
});
