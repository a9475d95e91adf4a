import { expect, test } from 'vitest';
import { mutantsOf, testsNaming, workshop } from './plan.ts';
import { repository } from './testing/toy.ts';

test('code with a comment of its own answers to the rules named there', () => {
  const shop = workshop(repository());
  expect(mutantsOf(shop, 'TOY-PIT-1').map(({ line }) => line)).not.toContain(6);
  expect(new Set(mutantsOf(shop, 'TOY-PIT-2').map(({ line }) => line))).toEqual(new Set([6]));
});

test('a scenario names rules for the tests of its package that run scenarios', () => {
  const shop = workshop(
    repository({
      'games/toy/scenarios.test.ts': '// runs every file of scenarios/',
      'games/toy/scenarios/pit.json': '{ "title": "The pit", "rules": ["TOY-PIT-1"] }',
      'games/other/scenarios.test.ts': '',
    }),
  );
  const { files, title } = testsNaming(shop, ['TOY-PIT-1']);
  expect(files).toEqual(['games/toy/scenarios.test.ts', 'games/toy/toy.test.ts']);
  expect('TOY-PIT-10 something else').not.toMatch(new RegExp(title));
});

test('a test whose title names a range names every rule of it', () => {
  const shop = workshop(repository({ 'games/toy/toy.test.ts': "test('TOY-PIT-1..3 the pit', () => {});" }));
  const { files, title } = testsNaming(shop, ['TOY-PIT-2']);
  expect(files).toEqual(['games/toy/toy.test.ts']);
  expect('TOY-PIT-1..3 the pit').toMatch(new RegExp(title));
});
