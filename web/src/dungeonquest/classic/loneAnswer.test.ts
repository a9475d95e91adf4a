import { expect, test } from 'vitest';
import { loneAnswer } from './loneAnswer.ts';
import type { Asked } from './terms.ts';

const asked = (question: string, ...ids: string[]) =>
  ({ question: { do: question }, options: ids.map((id) => ({ id })) }) as unknown as Asked;

test('only an attack that cannot be answered goes on by itself', () => {
  expect(loneAnswer(asked('counterattack', 'decline'))).toBe('decline');
  expect(loneAnswer(asked('counterattack', 'counter', 'decline'))).toBeUndefined();
  expect(loneAnswer(asked('play-card', 'play:slash'))).toBeUndefined();
  expect(loneAnswer(undefined)).toBeUndefined();
});
