import { expect, test } from 'vitest';
import type { GameCard } from '../../play/scene.ts';
import { carriedBy, fallOf } from './fallen.ts';
import type { Facts, Told } from './terms.ts';

const card = {
  faces: {
    ruby: { printed: { type: 'Loot', gold: 300 } },
    chest: { printed: { type: 'Loot', gold: 50 } },
    exit: { printed: { type: 'Event' } },
  },
} as unknown as GameCard;
const facts = {
  seats: [{ hero: 'hugo', loot: ['ruby'], tripCards: ['exit', 'chest'] }],
} as unknown as Facts;
const fell = { n: 7, event: { type: 'fell', seat: 0 }, line: 'You fall.', faces: {} } as unknown as Told;

test('DQR-OPTWAIT-1 who falls sees what stays behind, what lay in his row too', () => {
  expect(carriedBy(facts, 0, card)).toEqual(['ruby', 'chest']);
  expect(fallOf(fell, facts, 0, ['ruby', 'chest'], card)).toMatchObject({
    kind: 'waits',
    hero: 'hugo',
    line: 'You fall.',
    gold: 350,
  });
});

test('the fall of another is no scene of mine', () => {
  expect(fallOf(fell, facts, 1, [], card)).toBeUndefined();
  expect(
    fallOf({ ...fell, event: { type: 'respawned', seat: 0, space: 0 } }, facts, 0, [], card),
  ).toBeUndefined();
});
