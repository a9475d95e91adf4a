import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { firstOption, policyBy } from './policy.ts';
import type { Option } from './questions.ts';
import { Rng } from './rng.ts';

const options: readonly Option[] = ['a', 'b', 'c'].map((id) => ({ id, effect: { do: 'pass' } }));

/** How often each option is taken in a thousand choices about a question. */
function taken(question: string, whim: number): number[] {
  const policy = policyBy<unknown>({ known: firstOption }, whim);
  const match = { agenda: [{ do: question }] } as unknown as Match<unknown>;
  const rng = Rng.fromSeed(question);
  const times = [0, 0, 0];
  for (let i = 0; i < 1_000; i++) times[policy(match, 0, options, rng)]++;
  return times;
}

test('a policy does what it knows about a question, and now and then anything', () => {
  const [first, ...others] = taken('known', 10);
  expect(first).toBeGreaterThan(850);
  for (const times of others) expect(times).toBeGreaterThan(10);
  expect(taken('known', 1_000_000)).toEqual([1_000, 0, 0]);
});

test('about what it does not know it chooses at random', () => {
  for (const times of taken('unknown', 1_000_000)) expect(times).toBeGreaterThan(250);
});

test('a lone option costs no random number', () => {
  const rng = Rng.fromSeed('lone');
  const policy = policyBy<unknown>({}, 2);
  const before = Rng.fromSeed('lone').below(1_000, 0);
  expect(policy({ agenda: [] } as unknown as Match<unknown>, 0, options.slice(0, 1), rng)).toBe(0);
  expect(rng.below(1_000, 0)).toBe(before);
});
