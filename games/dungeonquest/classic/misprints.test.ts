import { expect, test } from 'vitest';
import { openClassic } from './game.ts';

const LEFT_OUT = { dungeon: 'dungeon-silent-chamber', rune: 'rune-dusk', door: 'door-jammed' };

function problem(deck: keyof typeof LEFT_OUT, type: string, effect: string, more: object = {}): string {
  const card = { id: `${deck}-x`, deck, name: 'X', count: 1, type, effect, ...more };
  try {
    openClassic([
      { pack: 'p', game: 'dungeonquest-classic', without: { [LEFT_OUT[deck]]: 1 }, cards: [card] },
    ]);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('what is printed on a card goes with its text', () => {
  expect(problem('dungeon', 'Event', 'wound 1', { gold: 100 })).toContain('only Loot is worth gold');
  expect(problem('dungeon', 'Loot', 'wound 1')).toContain('add \'gain loot\', or make its type "Event"');
  expect(problem('dungeon', 'Rune', 'wound 1')).toContain('the type "Rune" goes with the deck "rune"');
  expect(problem('rune', 'Trap', 'use own-turn { heal 1 }')).toContain('the type "Rune" goes with the deck');
  expect(problem('door', 'Event', 'wound 1')).toContain("add 'door open' or 'door shut'");
  expect(problem('dungeon', 'Loot', 'test luck { success: gain loot }', { gold: 100 })).toBe('');
  expect(problem('door', 'Event', 'roll d6 { 1-3: door open | 4-6: door shut }')).toBe('');
});

test.each([
  ['if wounds 20+ { yes: kill }', "'if wounds 20+' is never so here: 19 is the most there can be"],
  ['if has treasure 33+ { yes: kill }', "'if has treasure 33+' is never so here: 32 is the most"],
  ['if has loot 400+ { yes: kill }', "'if has loot 400+' is never so here"],
  ['if wounds 8+ { yes: if wounds 5+ { no: kill } }', "'if wounds 5+' is always so here: 8 is the least"],
  ['if wounds 8+ { no: if wounds 9+ { yes: kill } }', "'if wounds 9+' is never so here: 7 is the most"],
  ['test luck { fail: if wounds 20+ { yes: kill } }', "'if wounds 20+' is never so here"],
])('a condition that is decided beforehand is refused: %s', (effect, sentence) => {
  expect(problem('dungeon', 'Event', effect)).toContain(sentence);
});

test.each([
  'if wounds 19+ { yes: kill }',
  'if has loot { yes: discard loot 1 }',
  'if wounds 8+ { yes: heal 4; if wounds 8+ { yes: heal 4 } }',
  'if wounds 5+ { yes: if wounds 8+ { yes: kill | no: wound 1 } }',
])('a condition that is not is fine: %s', (effect) => {
  expect(problem('dungeon', 'Event', effect)).toBe('');
});
