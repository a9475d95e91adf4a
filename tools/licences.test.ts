import { expect, test } from 'vitest';
import { isAllowed, notAllowed } from './licences.ts';

test('a choice of licences is enough, two at once must both do', () => {
  expect(['MIT', '(MIT OR GPL-3.0)', 'GPL-3.0 OR ISC', 'MIT AND 0BSD'].filter(isAllowed)).toHaveLength(4);
  const others = ['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN x', 'UNLICENSED', '', 'MIT-0 (MIT OR ISC)'];
  expect(others.filter(isAllowed)).toEqual([]);
});

test('what goes out is looked at; our own, links and what only builds are not', () => {
  const packages = {
    '': { version: '1.0.0' },
    server: { version: '1.0.0' },
    'node_modules/@underhall/server': { link: true },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/builder': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/good/node_modules/@some/bad': { version: '2.1.0', license: 'AGPL-3.0' },
    'node_modules/silent': { version: '0.1.0' },
  };
  expect(notAllowed({ packages })).toEqual([
    '@some/bad 2.1.0 is under AGPL-3.0.',
    'silent 0.1.0 says no licence.',
  ]);
});

test('what is installed says its licence itself', () => {
  const lock = { packages: { 'node_modules/two': { version: '2.0.0', license: 'MIT' } } };
  expect(notAllowed(lock, () => 'BUSL-1.1')).toEqual(['two 2.0.0 is under BUSL-1.1.']);
});
