import { dungeonquestClassic } from '@underhall/dungeonquest';
import { Misfit } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { example } from '../dungeonquest/pack.ts';
import { located } from './packText.ts';

test('a text that does nothing is marked at the line of its card', () => {
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
  expect(text.split('\n')[(fault.line ?? 0) - 1]).toContain('"id": "dungeon-cold-draught"');
});

test('a problem of a pack, or of a card as a whole, is marked at its name', () => {
  const lineOf = (problem: string) => located([problem], example)[0].line;
  expect(lineOf("cold-draughts: there are not 9 of 'x' to leave out")).toBe(2);
  expect(lineOf('dungeon-cold-draught: what is fought has six values')).toBe(8);
  expect(lineOf('the dungeon deck must have 50 cards')).toBeUndefined();
});
