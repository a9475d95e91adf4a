import { Playthrough } from '@underhall/kernel';
import { pig } from '@underhall/kernel/examples';
import { commitmentTo, mixedSeed } from '@underhall/protocol';
import { expect, it } from 'vitest';
import { file, underhall } from '../testing.ts';

it('finds a fair match fair, and says what is wrong with another', { timeout: 60_000 }, async () => {
  const secret = 'a'.repeat(32);
  const nonces = ['b'.repeat(32), '-'];
  const seed = await mixedSeed(secret, nonces);
  const play = new Playthrough(pig, { seats: [{}, {}], options: { goal: 10 }, seed });
  while (!play.match.outcome) play.choose(play.match.asked(), 'roll');
  const fairness = { secret, nonces, commitment: await commitmentTo(secret) };
  const fair = underhall(['verify', file({ record: play.record, fairness })]);
  expect(fair).toMatchObject({ code: 0, out: expect.stringContaining('The seed is fair') });
  const swapped = { ...fairness, secret: 'c'.repeat(32) };
  expect(underhall(['verify', file({ record: play.record, fairness: swapped })])).toMatchObject({
    code: 1,
    out: expect.stringMatching(/committed itself.*not made of/s),
  });
  const begun = { by: 'Ada', choices: 1 };
  expect(underhall(['verify', file({ record: play.record, begun })])).toMatchObject({
    code: 1,
    out: expect.stringMatching(/machine of Ada.*nothing proves its dice.*replay to hash/s),
  });
  expect(underhall(['verify', file(play.record)])).toMatchObject({ code: 2 });
});
