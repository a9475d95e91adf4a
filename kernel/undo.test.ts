import { describe, expect, test } from 'vitest';
import { type Effect, scopeOf } from './effect.ts';
import { EVERYBODY } from './ids.ts';
import type { Match } from './match.ts';
import { Playthrough } from './playthrough.ts';
import { type Different, seats, type ToyWorld, toy } from './testing/toy.ts';

type M = Match<ToyWorld>;

/**
 * Card 0 lies open on the table; under it in the pile, unseen, cards 1 to 6: troll, rat, rat, rat, rat, troll. What is
 * done by the one choice there is can be told by `handler`.
 */
function playWith(open: 'troll' | 'rat', handler: (match: M) => void): Playthrough<ToyWorld> {
  const ask: NonNullable<Different['questions']>[string] = {
    kind: 'ask',
    lone: 'ask',
    options: (_match, _question, _scope, options) => options.add('act', { do: 'act' }),
  };
  const game = toy(
    {
      faces: ['troll', 'rat'].map((id) => ({ id, back: 'monster' })),
      zones: { open: { per: 'table', sees: 'everybody' }, pile: { per: 'table', sees: 'nobody' } },
      dealt: () => [
        { face: open, zone: 'open', count: 1 },
        { face: 'troll', zone: 'pile', count: 1 },
        { face: 'rat', zone: 'pile', count: 4 },
        { face: 'troll', zone: 'pile', count: 1 },
      ],
      questions: { ask, rest: ask },
      handlers: { act: (match: M, _effect: Effect) => handler(match) },
      begin: (match) => match.pushAll([{ do: 'ask' }, { do: 'rest' }, { do: 'end' }], scopeOf(0)),
    },
    { do: 'ask' },
  );
  const play = new Playthrough(game, { seats: seats(2) });
  play.choose(0, 'act');
  return play;
}

/** The open card goes under the pile, and faces move on by one number, so that nobody can follow it. */
function putUnder({ instances }: M, pile = 1): void {
  const face = instances.face(0);
  instances.toTop(0, pile);
  instances.forget(0, EVERYBODY);
  const cards = instances.list(pile);
  cards.forEach((card, i) => {
    instances.setFace(card, i + 1 < cards.length ? instances.face(cards[i + 1]) : face);
  });
}

describe('a card that has lost its trace and is seen again under its old number', () => {
  const look = (match: M) => {
    putUnder(match);
    match.instances.reveal(0, 1);
  };

  test('has come to light, whatever its face is', () => {
    expect(playWith('rat', look).canUndo(0)).toBe(false);
    expect(playWith('troll', look).canUndo(0)).toBe(false);
  });

  test('has come to light also where it was only shown for a moment', () => {
    const glance = (match: M) => {
      look(match);
      match.tell({ type: 'looked', card: 0 }, 1);
      match.instances.forget(0, EVERYBODY);
    };
    expect(playWith('troll', glance).canUndo(0)).toBe(false);
  });

  test('has not, as long as nobody looks', () => {
    const leave = (match: M) => {
      match.tell({ type: 'left', card: 0 });
      putUnder(match);
    };
    expect(playWith('troll', leave).canUndo(0)).toBe(true);
  });
});

describe('a hidden card that nobody is shown', () => {
  const strike = (match: M, onTroll: string) => {
    const hit = match.face(1).id === 'troll' ? onTroll : 'It falls.';
    match.world.said.push(hit);
  };

  test('has come to light if what happens depends on it', () => {
    expect(playWith('rat', (match) => strike(match, 'It stands.')).canUndo(0)).toBe(false);
  });

  test('has not, if the same happens whatever it is', () => {
    expect(playWith('rat', (match) => strike(match, 'It falls.')).canUndo(0)).toBe(true);
  });

  test('has come to light if only what is told depends on it', () => {
    const tell = (match: M) => match.tell({ type: 'heard', what: match.face(1).id });
    expect(playWith('rat', tell).canUndo(0)).toBe(false);
  });
});
