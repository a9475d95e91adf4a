import { expect, test } from 'vitest';
import { market } from './examples/index.ts';
import { anyOf, undeclaredProhibition, unknownOption } from './option-forms.ts';
import { seats, toy } from './testing/toy.ts';

test.each(['draw', 'steal:1', 'show:3', 'show:@silk-1', '7', '@silk-1'])('%s can be an option', (id) => {
  expect(unknownOption(market, id)).toBeUndefined();
});

test.each([
  [
    'drew',
    "no option of The Night Market is ever called 'drew' (did you mean 'draw'?). There are: draw, peek",
  ],
  ['draw:1', 'There are: draw'],
  ['steal:north', 'There are: steal:SEAT; SEAT is a seat'],
  ['steal', 'There are: steal:SEAT'],
  ['show:@silk-9', 'CARD is the number of a card; in scenarios `@` and its id'],
  ['SEAT', 'ever called'],
  ['constructor', 'ever called'],
])('%s can be none', (id, problem) => {
  expect(unknownOption(market, id)).toContain(problem);
});

test('a game can have words of its own', () => {
  const WAY = anyOf('a way', ['left', 'right']);
  const game = toy({ declares: { options: { 'go:WAY': 'goes there' }, parts: { WAY } } });
  expect(unknownOption(game, 'go:left')).toBeUndefined();
  expect(unknownOption(game, 'go:back')).toContain('There are: go:WAY; WAY is a way');
  expect(unknownOption(game, 'goo:rihgt')).toContain("(did you mean 'go:right'?)");
});

test('a game declares what it forbids, and by which rule', () => {
  const why = (id: string, reason: string, rule: string) =>
    undeclaredProhibition(market, { id, reason, rule });
  expect(why('draw', 'full', 'MARKET-TURN-3')).toBeUndefined();
  expect(why('show:@silk-1', 'shown', 'MARKET-ACT-4')).toBeUndefined();
  expect(why('draw', 'full', 'MARKET-TURN-4')).toContain("'draw' is forbidden by MARKET-TURN-4 (full)");
  expect(why('draw', 'poor', 'MARKET-ACT-3')).toContain('this is not declared');
  expect(undeclaredProhibition(toy({}), { id: 'x', reason: 'y', rule: 'Z-Z-1' })).toBeUndefined();
  const forbidden = { fly: { wings: 'TOY-X-1' } };
  expect(() => toy({ declares: { options: { go: '' }, forbidden } })).toThrow("'fly' can be forbidden");
});

test('a game that does not tell is not asked', () => {
  expect(unknownOption(toy({}), 'anything:at:all')).toBeUndefined();
  expect(toy({}).start({ seats: seats(1) }).outcome).toBeDefined();
});

test('what a declaration forgets is told when the game is defined', () => {
  expect(() => toy({ declares: { options: { 'go:WAY': '' } } })).toThrow("'WAY' stands in the form");
  const deck = { per: 'table', sees: 'nobody' } as const;
  expect(() => toy({ zones: { deck }, declares: { zones: {} } })).toThrow('lies in the zone');
});
