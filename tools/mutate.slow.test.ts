import { expect, test } from 'vitest';
import { mutate, repository } from './mutate/testing/toy.ts';

test('a mutant that never ends counts as noticed', () => {
  // Without n++ the loop goes on for ever. Starting at 1 instead of 0 makes no difference to anybody.
  expect(mutate(repository(), 'TOY-LOOP-1').studies).toMatchObject([{ killed: 4, survived: 2 }]);
});

test('--max limits the mutants of each rule', () => {
  expect(mutate(repository(), 'TOY-PIT-1', '--max', '2').studies).toMatchObject([{ killed: 2, survived: 0 }]);
});
