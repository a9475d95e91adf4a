import { dungeonquestClassic } from '@underhall/dungeonquest';
import { expect, test } from 'vitest';
import { freshRecord } from './record.ts';
import type { News, Sitter } from './scene.ts';
import { Table } from './table.ts';
import { speaking } from './words.ts';

const ROOM = 'dungeon-room-cross';
const speech = speaking(dungeonquestClassic);

/** Seat 1 meets a golem that seat 0, a person, has to play. */
async function met(...kinds: Sitter['kind'][]) {
  const fresh = freshRecord(speech.game, {
    seats: [{ hero: 'hugo' }, { hero: 'lindel' }],
    options: {},
    seed: 'chores',
  });
  const arranged = [
    { turn: 1 },
    { chamber: ROOM, at: 'D4', entry: 'south' },
    { chamber: ROOM, at: 'D3', entry: 'south' },
    { token: 'golem', at: 'D3' },
    { hero: 1, at: 'D4' },
    { chamber: ROOM, at: 'C8', entry: 'south' },
    { hero: 0, at: 'C8' },
  ];
  const sitters = kinds.map((kind, i): Sitter => ({ kind, name: `P${i}` }));
  const table = new Table(speech, { id: 't', sitters, record: { ...fresh, arranged }, picks: [] });
  const news: News[] = [];
  const screen = table.screen({
    tell: (one) => {
      news.push(one);
      screen.shown();
    },
  });
  await table.open();
  await table.choose(1, 'move:north');
  await table.choose(1, 'attack');
  return { table, scene: () => news.at(-1)?.scene };
}

test('who plays alone is not asked for the monsters of others: a bot answers, and the record has it', async () => {
  const { table, scene } = await met('me', 'bot');
  expect(table.record.choices.slice(0, 5)).toEqual([
    [0, '=skip-sun-step:day'],
    [0, '=skip-own-turn:calm'],
    [0, '=skip-place-chamber:harmless'],
    [0, '=skip-test-rolled:passed'],
    [0, '=monsters:yes'],
  ]);
  expect(scene()?.asked).toBeUndefined();
  expect(table.isPerson(0)).toBe(false);
  while (await table.answer());
  expect(table.record.choices.some(([seat, choice]) => seat === 0 && !String(choice).startsWith('='))).toBe(
    true,
  );
});

test('he is asked as soon as he wants to be', async () => {
  const { table, scene } = await met('me', 'bot');
  await table.prefer(0, 'monsters', 'no');
  expect(scene()?.asked?.question.do).toBe('play-card');
  expect(table.isPerson(0)).toBe(true);
});

test('people around one table play the monsters themselves', async () => {
  const { table } = await met('me', 'here');
  expect(table.isPerson(0)).toBe(true);
  expect(table.record.choices.some(([, choice]) => choice === '=monsters:yes')).toBe(false);
});

test('what a fresh table prefers by itself is nothing to take back', async () => {
  const fresh = freshRecord(speech.game, { seats: [{ hero: 'hugo' }], options: {}, seed: 'chores' });
  const table = new Table(speech, {
    id: 't',
    sitters: [{ kind: 'me', name: 'Ann' }],
    record: fresh,
    picks: [],
  });
  const news: News[] = [];
  const screen = table.screen({
    tell: (one) => {
      news.push(one);
      screen.shown();
    },
  });
  await table.open();
  expect(table.record.choices.length).toBeGreaterThan(0);
  expect(news.at(-1)?.scene.mayUndo).toBe(false);
});
