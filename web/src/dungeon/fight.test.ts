import { nameOf } from '@underhall/dungeon/board';
import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { lastFight } from './fight.ts';
import type { Event, Told } from './terms.ts';

/** Card 7 is the Giant Rats. */
function told(...events: readonly Event[]): Told[] {
  return events.map((event, n) => ({ n, event, faces: { 7: 'm1-giant-rats' }, line: undefined, moment: n }));
}

const card = { faces: { 'fire-ball': { printed: { column: 'fireBall' } } } } as unknown as GameCard;
const TURN: Event = { type: 'turn', seat: 0, turn: 1 };
const MET: Event = { type: 'met', seat: 0, card: 7, space: 3 };
const MISSED: Event = {
  type: 'attacked',
  seat: 0,
  card: 7,
  dice: [1, 2],
  bonus: 1,
  value: 5,
  spell: '',
  success: false,
};

test('a monster that was met stands on the stage before anything is rolled', () => {
  expect(lastFight(told(TURN, MET), card)).toMatchObject({
    seat: 0,
    monster: 'm1-giant-rats',
    attack: undefined,
  });
});

test('whoever casts a spell sees what the spell needs before it is rolled', () => {
  const cast: Event = { type: 'cast', seat: 0, card: 3, spell: 'fire-ball' };
  expect(lastFight(told(TURN, cast, MET), card)).toMatchObject({ spell: 'fireBall' });
  expect(lastFight(told(TURN, cast, TURN, MET), card)).toMatchObject({ spell: undefined });
});

test('where a monster was met is known through its fight, for those who cast from outside', () => {
  const failed: Event = { type: 'cannot-kill', seat: 0, card: 7, spell: 'fireBall' };
  expect(lastFight(told(TURN, { ...MET, space: 0 }, failed), card)).toMatchObject({
    space: nameOf(0),
    spell: 'fireBall',
  });
  expect(lastFight(told(TURN, failed), card)).toMatchObject({ space: undefined });
});

test('an attack that fails is followed by what the monster does', () => {
  const struck: Event = {
    type: 'monster-attacked',
    seat: 0,
    card: 7,
    dice: [4, 3],
    result: 'stunned',
    treasures: 0,
  };
  expect(lastFight(told(TURN, MET, MISSED, struck), card)).toMatchObject({
    attack: { dice: [1, 2], bonus: 1, value: 5, success: false },
    strike: { dice: [4, 3], result: 'stunned' },
  });
});

test('whoever fights on in a later turn is not met again', () => {
  expect(lastFight(told(TURN, MET, TURN, MISSED), card)).toMatchObject({
    monster: 'm1-giant-rats',
    strike: undefined,
  });
});

test('the next turn begins without a fight', () => {
  expect(lastFight(told(TURN, MET, MISSED, TURN), card)).toBeUndefined();
});

test('a spell is measured by its own value', () => {
  expect(lastFight(told(TURN, { ...MISSED, spell: 'fireBall' }), card)).toMatchObject({ spell: 'fireBall' });
});
