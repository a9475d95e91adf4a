import { expect, test } from 'vitest';
import { readMatch } from './matchFile.ts';
import { whyOf } from './trouble.ts';

const record = {
  game: 'pig',
  version: '1-a',
  setup: { seats: [{}, {}], options: {}, seed: 'x' },
  choices: [[0, 'roll']],
};

/** What somebody is told who brings this file. */
function told(content: unknown): string {
  try {
    readMatch(typeof content === 'string' ? content : JSON.stringify(content));
    return 'read';
  } catch (error) {
    return whyOf(error);
  }
}

test('a file of a match is read; who sat there is made up if it does not say so', () => {
  const { sitters, packs } = readMatch(JSON.stringify({ record }));
  expect(sitters.map(({ kind }) => kind)).toEqual(['me', 'bot']);
  expect(packs).toEqual([]);
  const two = [
    { kind: 'me', name: 'Ida' },
    { kind: 'here', name: 'Otto' },
  ];
  expect(readMatch(JSON.stringify({ record, sitters: two })).sitters).toEqual(two);
  expect(readMatch(JSON.stringify({ record, sitters: [{ kind: 'x' }, 3] })).sitters).toEqual(sitters);
});

test('a file that is no match is refused in our words, with the part that is wrong', () => {
  const nested = '['.repeat(200_000);
  for (const text of ['', '{ "record": ', 'PK', nested])
    expect(told(text)).toBe('This file cannot be read as a match: it is no JSON, or it was cut off.');
  const wrong: readonly (readonly [unknown, string])[] = [
    [null, 'record'],
    [7, 'record'],
    [{}, 'record'],
    [{ record: [] }, 'record'],
    [{ record: { ...record, game: 7 } }, 'record.game'],
    [{ record: { ...record, setup: null } }, 'record.setup'],
    [{ record: { ...record, setup: { ...record.setup, seats: null } } }, 'record.setup.seats'],
    [{ record: { ...record, choices: {} } }, 'record.choices'],
    [{ record: { ...record, choices: [[0, 5]] } }, 'record.choices[0]'],
    [{ record: { ...record, choices: [[9, 'roll']] } }, 'record.choices[0]'],
    [{ record, packs: [3] }, 'packs[0]'],
  ];
  for (const [content, where] of wrong)
    expect(told(content)).toBe(`This file cannot be read as a match: “${where}” is missing or damaged.`);
});
