import { nameOf } from '@underhall/dungeon/board';
import { expect, test } from 'vitest';
import type { Told } from '../play/scene.ts';
import { lastFight } from './fight.ts';

/** Card 7 is the Giant Rats. */
function told(...events: readonly Told['event'][]): Told[] {
  return events.map((event, n) => ({ n, event, faces: { 7: 'm1-giant-rats' }, line: undefined, moment: n }));
}

const TURN = { type: 'turn', seat: 0 };
const MET = { type: 'met', seat: 0, card: 7 };
const MISSED = {
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
  expect(lastFight(told(TURN, MET))).toMatchObject({ seat: 0, monster: 'm1-giant-rats', attack: undefined });
});

test('whoever casts a spell sees what the spell needs before it is rolled', () => {
  const cast = { type: 'cast', seat: 0, card: 3, spell: 'fire-ball' };
  expect(lastFight(told(TURN, cast, MET))).toMatchObject({ spell: 'fireBall' });
  expect(lastFight(told(TURN, cast, TURN, MET))).toMatchObject({ spell: undefined });
});

test('where a monster was met is known through its fight, for those who cast from outside', () => {
  const failed = { type: 'cannot-kill', seat: 0, card: 7, spell: 'fireBall' };
  expect(lastFight(told(TURN, { ...MET, space: 0 }, failed))).toMatchObject({
    space: nameOf(0),
    spell: 'fireBall',
  });
  expect(lastFight(told(TURN, failed))).toMatchObject({ space: undefined });
});

test('an attack that fails is followed by what the monster does', () => {
  const struck = { type: 'monster-attacked', seat: 0, card: 7, dice: [4, 3], result: 'stunned' };
  expect(lastFight(told(TURN, MET, MISSED, struck))).toMatchObject({
    attack: { dice: [1, 2], bonus: 1, value: 5, success: false },
    strike: { dice: [4, 3], result: 'stunned' },
  });
});

test('whoever fights on in a later turn is not met again', () => {
  expect(lastFight(told(TURN, MET, TURN, MISSED))).toMatchObject({
    monster: 'm1-giant-rats',
    strike: undefined,
  });
});

test('the next turn begins without a fight', () => {
  expect(lastFight(told(TURN, MET, MISSED, TURN))).toBeUndefined();
});

test('a spell is measured by its own value', () => {
  expect(lastFight(told(TURN, { ...MISSED, spell: 'fireBall' }))).toMatchObject({ spell: 'fireBall' });
});
