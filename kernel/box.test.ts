import { expect, test } from 'vitest';
import { gameBox } from './box.ts';
import { toy } from './testing/toy.ts';
import { plainWords } from './words.ts';

function boxed() {
  const defined: number[] = [];
  const define = (packs: readonly unknown[]) => {
    defined.push(packs.length);
    return toy({});
  };
  return { defined, box: gameBox({ id: 'toy', name: 'Toy', define, words: plainWords }) };
}

test('a box defines its game once, when it is first opened', () => {
  const { box, defined } = boxed();
  expect(defined).toEqual([]);
  expect(box.open()).toBe(box.open([]));
  expect(defined).toEqual([0]);
});

test('with content packs the game is another one each time', () => {
  const { box, defined } = boxed();
  expect(box.open([{}])).not.toBe(box.open([{}]));
  expect(defined).toEqual([1, 1]);
});
