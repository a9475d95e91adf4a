import { expect, test } from 'vitest';
import type { Told } from './scene.ts';
import { concerns } from './stage.ts';

const told = (event: object) => ({ n: 0, event, faces: {}, line: '', moment: 0 }) as unknown as Told;

test('what happens to me, to everybody, or to a monster that I play concerns me', () => {
  expect(concerns(told({ type: 'wounded', seat: 1 }), 1)).toBe(true);
  expect(concerns(told({ type: 'sun' }), 1)).toBe(true);
  expect(concerns(told({ type: 'revealed', seat: 0, opponent: 1 }), 1)).toBe(true);
  expect(concerns(told({ type: 'wounded', seat: 0 }), 1)).toBe(false);
});

test('everything concerns somebody who only looks on', () => {
  expect(concerns(told({ type: 'wounded', seat: 0 }), 'spectator')).toBe(true);
});
