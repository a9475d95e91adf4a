import { expect, test } from 'vitest';
import { seats } from '../testing/toy.ts';
import { View } from '../view.ts';
import { duel, market } from './index.ts';

const manySeeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

test('DUEL-SETUP-1 the deck is shuffled: another seed deals other hands', () => {
  const hands = manySeeds.map((seed) => {
    const match = duel.start({ seats: seats(2), seed });
    return new View(match, 'everything').faces(match.zone('hand', 0)).join();
  });
  expect(new Set(hands).size).toBeGreaterThan(8);
});

test('MARKET-SETUP-1 MARKET-SETUP-2 goods and charms are shuffled', () => {
  const tables = manySeeds.map((seed) => new View(market.start({ seats: seats(4), seed }), 'everything'));
  const seen = (name: string) => new Set(tables.map((view) => view.faces(view.zone(name, 0)).join())).size;
  expect([seen('hand') > 8, seen('vault') > 8, seen('charms')]).toEqual([true, true, 3]);
});

test('MARKET-ACT-5 a theft takes any good of the hand', () => {
  const stolen = manySeeds.map((seed) => {
    const match = market.start({ seats: seats(2), seed });
    match.choose(0, 'steal:1');
    if (match.pendingFor(1)?.options.some(({ id }) => id === 'pass')) match.choose(1, 'pass');
    return match.instances.last(match.zone('hand', 0));
  });
  expect(new Set(stolen)).toEqual(new Set([3, 4, 5]));
});
