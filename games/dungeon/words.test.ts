import { join } from 'node:path';
import { type Playthrough, runScenario, View, type Wanted } from '@underhall/kernel';
import { Reader, scenariosIn } from '@underhall/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { dungeon } from './game.ts';
import { messages } from './messages.ts';
import { textBoard } from './text-board.ts';
import type { World } from './world.ts';

const game = dungeon.open();
const reader = new Reader(game, dungeon.words(game));

function readBoard({ match }: Playthrough): void {
  const viewer = match.outcome ? 'spectator' : match.asked();
  if (match.choices % 5 === 0) checkBoard(textBoard(new View(match, viewer) as View<World>));
}

function checkBoard(board: string): void {
  const lines = board.split('\n');
  const [first] = lines;
  for (const line of lines.slice(0, 25)) expect(line).toHaveLength(first.length);
  for (const line of lines.slice(25)) expect(line).not.toMatch(/[{}]|undefined|NaN/);
}

const seats = (n: number) => Array.from({ length: n }, () => ({}));

describe('everything is told in words', () => {
  it.each([
    ['Basic, two', { seats: seats(2), options: { rounds: 40 } }],
    ['Basic, four', { seats: seats(4), options: { rounds: 40 } }],
    ['Expert, three', { seats: seats(3), options: { expert: true, rounds: 60 } }],
    [
      'Expert, two wizards',
      { seats: [{ adventurer: 'wizard' }, { adventurer: 'wizard' }], options: { expert: true } },
    ],
    ['Expert, eight', { seats: seats(8), options: { rounds: 60 } }],
  ] as [string, Wanted][])(
    '%s',
    (name, setup) => {
      for (const n of [1, 2, 3]) reader.readMatch(setup, `${name} ${n}`, 'curious', 3, readBoard);
    },
    60_000,
  );

  test('every scenario, at every step', () => {
    for (const scenario of scenariosIn(join(import.meta.dirname, 'scenarios'))) {
      for (let steps = 0; steps <= scenario.steps.length; steps++)
        reader.read(runScenario(game, { ...scenario, steps: scenario.steps.slice(0, steps) }));
    }
  }, 60_000);

  test('all questions of the game have been read, and all events told', () => {
    const unread = Object.keys(game.spec.questions).filter((question) => !reader.questions.has(question));
    expect(unread).toEqual([]);
    // What an attack did is told with the attack.
    expect([...reader.silent].filter((type) => type !== 'turn' && type !== 'killed')).toEqual([]);
  });

  test('every table option, count and face has its words', () => {
    reader.readTable();
    reader.readFaces('elf', 'hero', 'superhero', 'wizard', 'armory');
  });

  test('card texts are made from effects', () => {
    const face = (id: string) => reader.words.face(reader.say, id);
    expect(face('m2-cage').text).toBe(
      'You are caught: lose d6 turns. After that, in a room, take its treasure and the room is cleaned out.',
    );
    expect(face('m3-slide').text).toBe(
      'In a room, take its treasure and the room is cleaned out. Slide to a chamber 1 level deeper. Meet a monster there.',
    );
    expect(face('t1-magic-sword').text).toBe(
      'Worth 500 gold. Adds 1 to your attack rolls. In the Expert Game its finder rolls 2d6: from 12 on it adds 2.',
    );
    expect(face('m3-mummy').text).toBe(
      'To kill it: elf 11, hero 10, superhero 8, wizard 8, Fire Ball 3 and Lightning Bolt –.',
    );
    expect(face('teleport').text).toBe(
      'Before combat, jump from a chamber to another one at most 1 level away. Meet a monster there.',
    );
  });

  test('no message is without use', () => {
    const spare = Object.keys(messages).filter(
      (key) =>
        !reader.said.has(key) && !/^(?:option|conflict|preference|count|chance|reason|board)\./.test(key),
    );
    expect(spare.filter((key) => !RARE.has(key))).toEqual([]);
  });
});

/** What a handful of matches need not show. */
const RARE = new Set([
  'card.spell',
  'list.or',
  'place.nowhere',
  'event.end.alone',
  'event.left-game',
  'event.no-monster',
  'event.no-treasure',
  'event.slide-leads-nowhere',
]);
