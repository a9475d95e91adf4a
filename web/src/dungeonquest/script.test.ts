import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { type Direction, timeFor } from '../play/stage.ts';
import { script } from './classic/script.ts';
import { leaves, withDrawn } from './script.ts';
import type { Facts, Told } from './terms.ts';

/** The table of somebody, with so many seats. */
const seen = (seats: number) => ({
  viewer: 0,
  sitters: Array.from({ length: seats }) as never,
  preferences: {},
});
const timeOf = (direction: object, event: Told, seats: number) =>
  timeFor(direction as Direction, event as never, seen(seats));

function told(event: object, faces: Record<number, string> = {}): Told {
  return { n: 0, event, faces, line: '', moment: 0 } as unknown as Told;
}

const facts = {
  active: 0,
  seats: [{ hero: 'challara', state: 'dungeon', space: 'A1' }],
  board: { A1: { kind: 'tower-room' } },
} as unknown as Facts;

test('a chamber that is drawn lies where it would come, with its entry towards the hero', () => {
  const drawn = told({ type: 'drew-chamber', seat: 0, card: 7, space: 1 }, { 7: 'corridor-1' });
  expect(withDrawn(facts, drawn).board.B1).toMatchObject({ chamber: 'corridor-1', entry: 'west' });
  expect(withDrawn(facts, told({ type: 'placed', seat: 0, card: 7, space: 1 })).board.B1).toBeUndefined();
  expect(
    withDrawn(facts, told({ type: 'drew-chamber', seat: 0, card: 7, space: 1 })).board.B1,
  ).toBeUndefined();
});

test('a chamber in which somebody comes up from below lies as the option has it that is pointed at', () => {
  const below = {
    ...facts,
    seats: [{ hero: 'challara', state: 'catacombs', space: null }],
  } as unknown as Facts;
  const drawn = told({ type: 'drew-chamber', seat: 0, card: 7, space: 1 }, { 7: 'corridor-1' });
  expect(withDrawn(below, drawn).board.B1).toMatchObject({ entry: 'south' });
  expect(
    withDrawn(below, drawn, { id: 'x', label: '', about: { direction: 'west' } }).board.B1,
  ).toMatchObject({ entry: 'west' });
});

test('a fight that a bot plays for me happens to others; one that I play myself does not', () => {
  const fight = told({ type: 'round', seat: 1, opponent: 0, kind: 'golem' });
  expect(leaves(fight, { monsters: 'yes' })).toBe(true);
  expect(leaves(fight, {})).toBe(false);
  expect(leaves(told({ type: 'round', seat: 1, opponent: 0, kind: '' }), { monsters: 'yes' })).toBe(false);
});

test('the dice of a test are thrown once', () => {
  const roll = { seat: 0, dice: [3, 4], target: 6 };
  expect(script.suspense?.(told({ type: 'test-rolled', ...roll }))).toBeGreaterThan(0);
  expect(script.suspense?.(told({ type: 'tested', ...roll }))).toBe(0);
});

test('who plays alone is not told that it is his turn; among others he is', () => {
  for (const type of ['turn', 'sun']) {
    expect(timeOf(script, told({ type, seat: 0 }), 1)).toBe(0);
    expect(timeOf(script, told({ type, seat: 0 }), 2)).toBeGreaterThan(0);
  }
  expect(timeOf(script, told({ type: 'entered', seat: 0 }), 1)).toBeGreaterThan(0);
});

test('a card of which nothing comes is looked at for a shorter time than others', () => {
  const faces = { empty: { text: 'Nothing happens.' }, snakes: { text: 'Suffer 1 wound.' } };
  const card = { faces, messages: { 'verb.nothing': 'nothing happens' } } as unknown as GameCard;
  const drew = (face: string, seat: number) =>
    told({ type: 'drew', seat, deck: 'dungeon', card: 3 }, { 3: face });
  const direction = script.knowing?.(card) ?? script;
  for (const seats of [1, 2])
    for (const seat of [0, seats - 1]) {
      const idle = timeOf(direction, drew('empty', seat), seats);
      expect(idle).toBeGreaterThan(0);
      expect(idle).toBeLessThan(timeOf(direction, drew('snakes', seat), seats));
    }
});
