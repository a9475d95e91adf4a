import { describe, expect, test } from 'vitest';
import { duel, market, pig } from '../examples/index.ts';
import type { Game } from '../game.ts';
import { seats, toy } from '../testing/toy.ts';
import { runScenario } from './run.ts';
import { readScenario } from './scenario.ts';

const outcome = (game: Game, arrange: object[], steps: object[], more: object = {}): string => {
  try {
    const scenario = { title: 'a story', rules: [], game: game.id, seats: [{}, {}], arrange, steps, ...more };
    runScenario(game, readScenario(scenario));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('dice', () => {
  const rolled = (dice: object, ...more: object[]) =>
    outcome(pig as Game, [dice], [{ choose: 'roll' }, ...more]);

  test('that nobody rolls are a mistake', () => {
    expect(rolled({ dice: [2] })).toBe('');
    expect(rolled({ dice: [2, 3] })).toBe(
      'a story\n  at the end:\n    the die 3 waited and nobody rolled: leave out what is not needed, or add "spare": true if it is meant to be left',
    );
    expect(rolled({ dice: [2] }, { dice: [4, 5] })).toMatch('the dice 4, 5 waited and nobody rolled');
    expect(rolled({ dice: [2, 3] }, { dice: [4, 5] })).toMatch(/the die 3 waited.*\n.*the dice 4, 5 waited/);
  });

  test('may be spare, if some are left', () => {
    expect(rolled({ dice: [2, 3], spare: true })).toBe('');
    expect(rolled({ dice: [2], spare: true })).toMatch('nothing "spare" was left over: leave "spare" out');
    expect(rolled({ dice: [2] }, { dice: [3], spare: true })).toBe('');
    expect(rolled({ dice: [2, 3] }, { dice: [4], spare: true })).toMatch('the die 3 waited');
  });
});

describe('cards', () => {
  const dealt = ['silk-1', 'silk-2', 'silk-3', 'amber-1', 'amber-2', 'amber-3', 'spice-1', 'spice-2'];
  const drawn = (pile: string[], steps: object[], spare = {}) =>
    outcome(market as Game, [{ next: { pile }, ...spare }], steps);

  test('that nobody draws are a mistake', () => {
    expect(drawn(dealt, [])).toBe('');
    expect(drawn([...dealt, 'spice-3'], [])).toMatch("'spice-3' was put on top of pile and never drawn");
    expect(drawn([...dealt, 'spice-3'], [{ choose: 'draw' }])).toBe('');
    expect(drawn([...dealt, 'spice-3'], [], { spare: true })).toBe('');
    expect(drawn(dealt, [], { spare: true })).toMatch('nothing "spare" was left over');
  });

  test('that were looked at are used, wherever they lie afterwards', () => {
    expect(drawn([...dealt, 'spice-3'], [{ choose: 'peek' }, { choose: 'top' }])).toBe('');
    expect(drawn([...dealt, 'spice-3', 'spice-4'], [{ choose: 'peek' }, { choose: 'bottom' }])).toMatch(
      "'spice-4' was put on top of pile and never drawn",
    );
  });

  test('that other cards were laid upon are lost', () => {
    const again = { next: { pile: ['spice-4'] } };
    expect(drawn([...dealt, 'spice-3'], [again, { choose: 'draw' }])).toMatch(
      "'spice-3' was put on top of pile and lost in a shuffle or under other cards",
    );
    expect(drawn([...dealt, 'spice-5', 'spice-3'], [again, { choose: 'draw' }, { choose: 'draw' }])).toMatch(
      /^a story\n {2}at the end:\n {4}'spice-5' was put on top of pile and lost[^\n]*$/,
    );
  });

  test('of which there are several are told apart by their places', () => {
    const deck = ['s1', 's2', 's3', 's4', 's5', 's6', 's1', 's2'];
    expect(outcome(duel as Game, [{ next: { deck } }], [])).toBe('');
    expect(outcome(duel as Game, [{ next: { deck: [...deck, 's3', 's3'] } }], [])).toMatch(
      /'s3' was put on top of deck and never drawn.*\n.*'s3' was put on top of deck and never drawn/,
    );
  });

  test('that were shuffled away are lost', () => {
    const game = toy(
      {
        faces: ['ace', 'king', 'queen', 'jack', 'ten'].map((id) => ({ id, back: 'card' })),
        zones: { deck: { per: 'table', sees: 'nobody' } },
        dealt: () =>
          ['ace', 'king', 'queen', 'jack', 'ten'].map((face) => ({ face, zone: 'deck', count: 1 })),
        questions: {
          ask: {
            kind: 'ask',
            lone: 'ask',
            options: (_match, _question, _scope, options) => options.add('mix', { do: 'mix' }),
          },
        },
        handlers: {
          mix: (match) => {
            match.shuffle(match.zone('deck'));
          },
        },
      },
      { do: 'ask' },
    );
    const next = { next: { deck: ['ten', 'ace', 'king'] } };
    expect(outcome(game as Game, [next], [{ choose: 'mix' }], { seats: seats(1), seed: 'x' })).toMatch(
      'lost in a shuffle or under other cards: arrange it when it is needed',
    );
  });
});
