import { Rng, View } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { type Statement, tableWith } from '../testing/usual.ts';
import { openRevised } from './game.ts';
import { monsterFace } from './world.ts';

it('DQR-MON-8 DQR-HIDDEN-4 whoever guesses the card in front of the monster player guesses one of that name, each of them', () => {
  const inside: Statement[] = [
    { chamber: 'dungeon-room-cross', at: 'C4' },
    { chamber: 'dungeon-room-cross', at: 'C3' },
    { hero: 0, at: 'C4' },
    { token: 'C3' },
    { next: { monster: ['golem-2'] } },
  ];
  const match = tableWith(openRevised(), 2, ...inside);
  match.choose(0, 'move:north');
  const [card] = match.instances.list(match.zone('facing'));
  const guessed = (viewer: number, i: number): string =>
    monsterFace(new View(match, viewer).determinise(Rng.fromSeed(`guess ${i}`)), card).id;
  const guesses = Array.from({ length: 60 }, (_, i) => i);
  expect(new Set(guesses.map((i) => guessed(0, i)))).toEqual(
    new Set(['golem-1', 'golem-2', 'golem-3', 'golem-4']),
  );
  expect(new Set(guesses.map((i) => guessed(1, i)))).toEqual(new Set(['golem-2']));
});
