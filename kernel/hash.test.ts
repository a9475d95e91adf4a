import { expect, test } from 'vitest';
import { canonical, hashOf } from './hash.ts';

test('the order of keys does not matter, the order of a list does', () => {
  expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test('a field that is undefined is no field', () => {
  expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
});

test('a hash is 16 hexadecimal digits and never changes', () => {
  expect(hashOf({ game: 'pig' })).toMatch(/^[0-9a-f]{16}$/);
  expect(hashOf({ game: 'pig' })).toBe('d594acc0371f3d6f');
});

test('what has a JSON form of its own is hashed by it', () => {
  expect(canonical({ toJSON: () => [1] })).toBe('[1]');
});

test('what is no JSON is refused instead of forgotten', () => {
  expect(() => hashOf({ spaces: new Map() })).toThrow(TypeError);
  expect(() => hashOf({ act: () => 1 })).toThrow(TypeError);
});
