import { expect, test } from 'vitest';
import { idsIn, rulesAsked } from './rules.ts';

test('ids and ranges are found in text', () => {
  expect(idsIn('/** DQ-PIT-1..3 and DUN-BALL-12, see DQ-PORT-7. */')).toEqual([
    'DQ-PIT-1',
    'DQ-PIT-2',
    'DQ-PIT-3',
    'DUN-BALL-12',
    'DQ-PORT-7',
  ]);
});

test('what only looks like an id is none', () => {
  expect(idsIn('UTF-8 CH-12 dq-pit-1 DQ-PIT XDQ-PIT-1x')).toEqual([]);
});

test('one may ask for an id, a range, or all ids that begin alike', () => {
  const known = ['DQ-PORT-10', 'DQ-PORT-2', 'DQ-PORTAL-1', 'DQ-PIT-1'];
  expect(rulesAsked(['DQ-PORT'], known)).toEqual(['DQ-PORT-2', 'DQ-PORT-10']);
  expect(rulesAsked(['DQ-PIT-1..2', 'DQ-PIT-2'], known)).toEqual(['DQ-PIT-1', 'DQ-PIT-2']);
  expect(rulesAsked(['DQ-NO'], known)).toEqual(['DQ-NO']);
});
