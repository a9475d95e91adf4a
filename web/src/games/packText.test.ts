import { dungeonquestClassic } from '@underhall/dungeonquest';
import { Misfit } from '@underhall/kernel';
import { gameCard, speaking } from '@underhall/table';
import { expect, test } from 'vitest';
import { example } from '../dungeonquest/classic/pack.ts';
import { broughtBy, located, readPack } from './packText.ts';

test('what is wrong in a text is marked at the line of the text', () => {
  const text = example.replace('fail: wound 1', 'fail: hold-sun');
  let problems: readonly string[] = [];
  try {
    dungeonquestClassic.open([JSON.parse(text)]);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    problems = error.problems;
  }
  const [fault] = located(problems, text);
  expect(fault.message).toContain("'hold-sun' does nothing");
  expect(text.split('\n')[(fault.line ?? 0) - 1]).toContain('fail: hold-sun');
});

test('a problem of a pack, or of a card as a whole, is marked at its name', () => {
  const lineOf = (problem: string) => located([problem], example)[0].line;
  expect(lineOf("cold-draughts: there are not 9 of 'x' to leave out")).toBe(2);
  expect(lineOf('dungeon-cold-draught: what is fought has six values')).toBe(8);
  expect(lineOf('the dungeon deck must have 50 cards')).toBeUndefined();
});

test('a field that is wrong is marked at its line', () => {
  const [fault] = located(['cold-draughts: cards[0].deck: must be one of dungeon, dragon'], example);
  expect(example.split('\n')[(fault.line ?? 0) - 1]).toContain('"deck": "dungeon"');
});

test('what a pack brings is found in the box with the words that it gets', () => {
  const pack = readPack(example);
  const [card, ...more] = broughtBy(pack, gameCard(speaking(dungeonquestClassic, [pack.content])));
  expect(more).toEqual([]);
  expect([card.name, card.text]).toEqual(['Cold Draught', 'Test Luck. Failure: suffer 1 wound.']);
});
