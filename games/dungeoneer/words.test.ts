import { join } from 'node:path';
import { runScenario, type Wanted } from '@underhall/kernel';
import { Reader, scenariosIn } from '@underhall/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { dungeoneer } from './game.ts';
import { messages } from './messages.ts';
import { OPTIONAL_RULES } from './options/played.ts';

const game = dungeoneer.open();
const reader = new Reader(game, dungeoneer.words(game));
const seats = (n: number) => Array.from({ length: n }, () => ({}));
const sets = (...names: string[]) => ({ sets: names });

describe('everything is told in words', () => {
  it.each([
    ['The Drowned Carillon, four', { seats: seats(4), options: { rounds: 12 } }],
    ['The Drowned Carillon, two', { seats: seats(2), options: { rounds: 14, single: true } }],
    ['The Restless Shore', { seats: seats(2), options: { ...sets('restless-shore'), rounds: 10 } }],
    ['The Sunless Court', { seats: seats(2), options: { ...sets('sunless-court'), rounds: 10 } }],
    ['The Boneless Heaven', { seats: seats(2), options: { ...sets('boneless-heaven'), rounds: 10 } }],
    [
      'Dungeon and Wilderness',
      { seats: seats(3), options: { ...sets('drowned-carillon', 'restless-shore'), rounds: 8 } },
    ],
    [
      'three grades',
      {
        seats: seats(2),
        options: { ...sets('drowned-carillon', 'sunless-court', 'boneless-heaven'), rounds: 8 },
      },
    ],
    ...OPTIONAL_RULES.map((rule) => [rule, { seats: seats(3), options: { [rule]: true, rounds: 6 } }]),
  ] as [string, Wanted][])(
    '%s',
    (name, setup) => {
      for (const n of [1, 2]) reader.readMatch(setup, `${name} ${n}`, 'curious', 2);
    },
    120_000,
  );

  test('every scenario, at its beginning and after every choice', () => {
    for (const scenario of scenariosIn(join(import.meta.dirname, 'scenarios')).filter(({ packs }) => !packs))
      runScenario(game, scenario, undefined, (play) => reader.read(play));
  }, 120_000);

  test('all questions of the game have been read, and all events told', () => {
    const unread = game.questions.filter((question) => !reader.questions.has(question));
    expect(unread.filter((question) => !RARE.has(question))).toEqual([]);
    // Those that no match came to have their words all the same.
    for (const question of unread) expect(messages).toHaveProperty([`prompt.${question}`]);
    // Drawing a Map card is told as it is laid, a monster's last wound as it falls.
    expect([...reader.silent].filter((type) => !SILENT.has(type))).toEqual([]);
  });

  test('every table option, count and face has its words', () => {
    reader.readTable();
    reader.readFaces();
  });
});

const SILENT: ReadonlySet<string> = new Set([
  'drew-map',
  'drew',
  'discarded',
  'changed',
  'collected',
  'monster-wounded',
]);
/** Asked only where there is more than one answer, which takes luck: two Entrances, two Traps, two tokens. */
const RARE: ReadonlySet<string> = new Set([
  'link-which',
  'on-what',
  'which-trap',
  'drop-token',
  'which-entrance',
  'look-which',
  'swap-whom',
]);
