import { expect, test } from 'vitest';
import { remembers } from './remembered.ts';

const back = (had: number, has: number) => ({
  outcome: { winners: [], results: [{ need: 10_000 }], rule: '' },
  before: [{ gold: had }],
  after: [{ gold: has }],
});
const gained = { event: { type: 'gained', seat: 0, card: 7 }, faces: {} } as const;
const regained = { event: { type: 'regained', seat: 0, card: 7 } as never, faces: {} };

test('a treasure is remembered if it is great, or if it makes enough', () => {
  expect(remembers(gained, back(0, 3000))).toMatchObject({ kind: 'riches' });
  expect(remembers(gained, back(0, 2900))).toBeUndefined();
  expect(remembers(gained, back(9900, 10_000))).toMatchObject({ kind: 'riches' });
  expect(remembers(gained, back(10_000, 10_100))).toBeUndefined();
});

test('what was dropped and won back is remembered unless it is little', () => {
  expect(remembers(regained, back(0, 2000))).toMatchObject({ kind: 'guard' });
  expect(remembers(regained, back(0, 1900))).toBeUndefined();
});

test('while the match is on, gold tells nothing: others may not know it', () => {
  expect(remembers(gained, undefined)).toBeUndefined();
  expect(remembers(regained, undefined)).toMatchObject({ kind: 'guard' });
});

test('only a serious wound is remembered', () => {
  const struck = (result: 'serious' | 'stunned') =>
    remembers(
      { event: { type: 'monster-attacked', seat: 0, card: 7, dice: [1, 1], result, treasures: 2 } },
      undefined,
    );
  expect(struck('serious')).toMatchObject({ kind: 'wound' });
  expect(struck('stunned')).toBeUndefined();
});
