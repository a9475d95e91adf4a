import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { duel, pig } from '../examples/index.ts';
import { checkRecorded, checkVariety, readRecorded, recordMatches } from './recorded.ts';
import { seats } from './toy.ts';

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  const table = { seats: seats(2), options: { goal: 20 } };
  recordMatches(
    pig,
    [
      { name: 'short', table },
      { name: 'again', table },
    ],
    ['random', 'greedy'],
    folder,
  );
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('recorded matches are read back, each with its table and style, and replay', () => {
  const matches = readRecorded(folder);
  expect(matches.map(({ name }) => name)).toEqual(['short, random', 'again, greedy']);
  for (const match of matches) checkRecorded(pig, match);
});

test('a folder that is not there holds no matches', () => {
  expect(readRecorded(join(folder, 'nowhere'))).toEqual([]);
});

test('a match that ends otherwise, or does not replay at all, is told with advice', () => {
  const [match] = readRecorded(folder);
  const advice = /A match in progress would be stranded/;
  expect(() => checkRecorded(pig, { ...match, hash: 'another' })).toThrow(
    /'short, random' replays to another state/,
  );
  const outcome = { ...match.outcome, rule: 'PIG-OTHER-1' };
  expect(() => checkRecorded(pig, { ...match, outcome })).toThrow(/replays to another outcome/);
  expect(() => checkRecorded(duel, match)).toThrow(/'short, random' does not replay/);
  expect(() => checkRecorded(duel, match)).toThrow(advice);
});

test('matches that are too few or too much alike are told', () => {
  const matches = readRecorded(folder);
  const enough = { matches: 2, seats: [2], options: [] };
  expect(() => checkVariety(matches, enough)).not.toThrow();
  expect(() => checkVariety(matches, { ...enough, matches: 3 })).toThrow(
    '2 matches are recorded; 3 are wanted.',
  );
  expect(() => checkVariety(matches, { ...enough, seats: [2, 3] })).toThrow(
    'No match of 3 seats is recorded.',
  );
  const options = [{ id: 'goal', kind: 'number', standard: 20, least: 10, most: 1000 }] as const;
  expect(() => checkVariety(matches, { ...enough, options })).toThrow(
    /'goal' is not the standard in 0 matches/,
  );
});
