import { expect, test } from 'vitest';
import { LONGEST, pathOf, TOO_LONG, under } from './address.ts';

test('an address is cut at its slashes', () => {
  expect(pathOf('')).toEqual([]);
  expect(pathOf('#/')).toEqual([]);
  expect(pathOf('#/table/a%20b')).toEqual(['table', 'a b']);
});

test('an address with a broken escape is taken as it is written', () => {
  expect(pathOf('#/%')).toEqual(['%']);
  expect(pathOf('#/table/%')).toEqual(['table', '%']);
  expect(pathOf('#/table/%E0%A4%A/50%')).toEqual(['table', '%E0%A4%A', '50%']);
});

test('an address that is too long for any match is not read at all', () => {
  expect(pathOf(`#/replay/link/${'A'.repeat(LONGEST)}`)).toBe(TOO_LONG);
  expect(pathOf(`#/${'/'.repeat(2_000_000)}`)).toBe(TOO_LONG);
});

test('a name in an address finds only what a table holds itself', () => {
  const table = { pig: 'Pig' };
  expect(under(table, 'pig')).toBe('Pig');
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect(under(table, name)).toBeUndefined();
});
