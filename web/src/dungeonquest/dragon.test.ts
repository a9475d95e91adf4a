import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { dragonRisk, isBurning, isDragonCard, moodOf } from './dragon.ts';
import type { Facts, Told } from './terms.ts';

const card = {
  faces: {
    'dragon-rage': { id: 'dragon-rage', back: 'dragon', printed: { rages: true, count: 1 } },
    'dragon-sleeping': { id: 'dragon-sleeping', back: 'dragon', printed: { rages: false, count: 7 } },
    ruby: { id: 'ruby', back: 'treasure', printed: { gold: 4500 } },
    candlestick: { id: 'candlestick', back: 'corpse', printed: { gold: 160 } },
  },
} as unknown as GameCard;

function factsWith(turned: string[], loot: string[]): Facts {
  return {
    decks: { dragon: 8 - turned.length },
    discards: { dragon: turned },
    seats: [{ loot }],
  } as unknown as Facts;
}

test('the dragon is counted down: cards left, what wakes it, and the Treasure that would burn', () => {
  const facts = factsWith(['dragon-sleeping', 'dragon-sleeping'], ['ruby', 'candlestick', '[treasure]']);
  expect(dragonRisk(facts, 0, card)).toEqual({
    left: 6,
    rages: 1,
    turned: ['dragon-sleeping', 'dragon-sleeping'],
    treasure: ['ruby', '[treasure]'],
    gold: 4500,
  });
  expect(dragonRisk(factsWith(['dragon-rage'], []), 0, card).rages).toBe(0);
});

test('the fewer cards are left, the lighter it sleeps', () => {
  expect([8, 6, 5, 1].map((left) => moodOf({ left, rages: 1 }))).toEqual([
    'asleep',
    'asleep',
    'stirring',
    'stirring',
  ]);
  expect(moodOf({ left: 7, rages: 0 })).toBe('asleep');
});

test('after Dragon Rage losses and wounds are its fire, until somebody draws or another turn begins', () => {
  const told = (event: object, faces = {}) => ({ event, faces }) as unknown as Told;
  const rage = told({ type: 'drew', seat: 0, deck: 'dragon', card: 1 }, { 1: 'dragon-rage' });
  const wound = told({ type: 'wounded', seat: 0, wounds: 3 });
  expect(isDragonCard(rage)).toBe(true);
  expect(isBurning(wound, [rage], card)).toBe(true);
  expect(isBurning(rage, [], card)).toBe(false);
  expect(isBurning(wound, [rage, told({ type: 'turn', seat: 1, turn: 2 })], card)).toBe(false);
  expect(
    isBurning(
      wound,
      [told({ type: 'drew', seat: 0, deck: 'dragon', card: 1 }, { 1: 'dragon-sleeping' })],
      card,
    ),
  ).toBe(false);
});
