import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MatchRecord } from '../play/scene.ts';
import { judge } from './sealed.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const secret = '0123456789abcdef0123456789abcdef';
const nonces = ['a'.repeat(32), '-', 'b'.repeat(32)];
const commitment = sha(secret);
const recordWith = (seed: string): MatchRecord => ({
  game: 'pig',
  version: '1',
  setup: { options: {}, seats: [{}, {}, {}], seed },
  choices: [],
});
const fair = recordWith(sha([secret, ...nonces].join(':')).slice(0, 32));
const noted = { commitment, nonce: nonces[0] };

test('a seed made of what was sealed and of our own part is good; onlookers have seen it', async () => {
  expect(await judge(fair, { secret, nonces, commitment }, noted)).toBe('good');
  expect(await judge(fair, { secret, nonces, commitment }, {})).toBe('seen');
});

test('another secret, another seed, another commitment or a part that is not ours is bad', async () => {
  const other = 'f'.repeat(32);
  expect(await judge(fair, { secret: other, nonces, commitment }, noted)).toBe('bad');
  expect(await judge(fair, { secret: other, nonces, commitment: sha(other) }, noted)).toBe('bad');
  expect(await judge(recordWith(other), { secret, nonces, commitment }, noted)).toBe('bad');
  expect(await judge(fair, { secret, nonces, commitment }, { commitment, nonce: other })).toBe('bad');
});
