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

const OTHER =
  'This is not a match. Choose a file that was saved with “Export”; its name begins with “underhall”.';
const CUT = 'This match file is cut off. Export the match again and bring the new file.';
const DAMAGED = 'This match file is damaged. Export the match again and bring the new file.';
const PACK = 'This is a pack, not a match. Load it under My packs.';

test('a file that is no match is refused in words that say what to do', () => {
  for (const text of ['', 'PK', '['.repeat(200_000)]) expect(told(text)).toBe(OTHER);
  expect(told('{ "underhall": "match", "record": ')).toBe(CUT);
  for (const content of [null, 7, {}, []]) expect(told(content)).toBe(OTHER);
  expect(told({ pack: 'cold-draughts', game: 'pig', cards: [] })).toBe(PACK);
  for (const content of [
    { record: [] },
    { record: { ...record, game: 7 } },
    { record: { ...record, setup: null } },
    { record: { ...record, setup: { ...record.setup, seats: null } } },
    { record: { ...record, choices: {} } },
    { record: { ...record, choices: [[0, 5]] } },
    { record: { ...record, choices: [[9, 'roll']] } },
    { record, packs: [3] },
  ])
    expect(told(content)).toBe(DAMAGED);
});
