import { expect, test } from 'vitest';
import {
  after,
  amount,
  atLeast,
  change,
  count,
  mark,
  optional,
  type Parameter,
  rest,
  word,
} from './parameters.ts';
import { compile } from './verbs.ts';

/** What a verb with these parameters makes of its words. */
function read(args: readonly Parameter[], words: string): unknown {
  const [{ do: _, ...fields }] = compile(`go ${words}`, { verbs: { go: { args, rules: [] } } });
  return fields;
}

test('amounts, counts and changes are never nothing', () => {
  expect(read([amount('n')], '2')).toEqual({ n: 2 });
  expect(read([amount('n')], 'd6-5')).toEqual({ n: { dice: 1, sides: 6, times: 1, plus: -5 } });
  expect(() => read([amount('n')], '0')).toThrow("expects an amount (a number from 1, dice), found '0'");
  expect(() => read([amount('n')], 'd6-6')).toThrow("found 'd6-6'");
  expect(read([count('n')], '3')).toEqual({ n: 3 });
  for (const wrong of ['0', '-1', '+1', '1.5'])
    expect(() => read([count('n')], wrong)).toThrow(`found '${wrong}'`);
  expect(read([change('n')], '-2')).toEqual({ n: -2 });
  for (const wrong of ['0', '+0', '-0', 'up'])
    expect(() => read([change('n')], wrong)).toThrow(`found '${wrong}'`);
  expect(read([atLeast('n')], '8+')).toEqual({ n: '8+' });
  for (const wrong of ['8', '0+', 'many'])
    expect(() => read([atLeast('n')], wrong)).toThrow(`found '${wrong}'`);
});

test('a word that another one asks for must follow it, and stands nowhere else', () => {
  const limited = [
    mark('limited', 'limit'),
    after(word('limit', 'a span', ['turn']), (f) => f.limited === true, ''),
  ];
  expect(read(limited, 'limit turn')).toEqual({ limited: true, limit: 'turn' });
  expect(read(limited, '')).toEqual({ limited: false, limit: '' });
  expect(() => read(limited, 'limit')).toThrow("'go' expects a span, found nothing");
  expect(() => read(limited, 'turn')).toThrow("'go' has no use for 'turn'. There could stand 'limit'");
});

test('a list of words has at least one', () => {
  const types = rest(word('types', 'a type', ['magic', 'melee']));
  expect(read([types], 'magic melee')).toEqual({ types: ['magic', 'melee'] });
  expect(() => read([types], '')).toThrow("'go' expects a type, found nothing");
  expect(() => read([types], 'magic tea')).toThrow("'go' expects a type, found 'tea'");
});

test('a word too many is told with what could have stood there', () => {
  const args = [
    optional(count('n'), 1),
    { ...mark('all', 'all'), what: ({ n }: { n?: unknown }) => `'all' of ${n}` },
  ];
  expect(() => read(args, '2 some')).toThrow("'go' has no use for 'some'. There could stand 'all' of 2");
});
