import { describe, expect, test } from 'vitest';
import { market, pig } from './examples/index.ts';
import { Playthrough } from './playthrough.ts';
import { readRecord } from './record.ts';
import { Misfit } from './refusal.ts';
import { seats, toy } from './testing/toy.ts';

const play = new Playthrough(pig, { seats: seats(2) });
for (let i = 0; i < 30; i++) play.choose(play.match.asked(), 'roll');
const { record } = play;

/** A record as it may come from anywhere. */
const like = (different: object): never => ({ ...record, ...different }) as never;

describe('a record that does not fit is refused with the place and the reason:', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /it: must be an object, not null/],
    ['a choice that is a number', like({ choices: [[0, 5]] }), /choices\[0\]\[1\]: must be a text/],
    ['a choice of nobody', like({ choices: [['roll']] }), /choices\[0\]: must be a list of two/],
    ['a seat that is none', like({ choices: [[-1, 'roll']] }), /choices\[0\]\[0\]: must be a whole number/],
    ['a seat of no table', like({ choices: [[15, 'roll']] }), /from 0 to 14, not 15/],
    ['no choices', like({ choices: undefined }), /choices: must be a list, not missing/],
    ['too many choices', like({ choices: Array(50_001).fill([0, 'roll']) }), /at most 50000 entries/],
    ['too many picks', like({ choices: [[0, Array(501).fill('a')]] }), /choices\[0\]\[1\]: must be/],
    [
      'a long word',
      like({ choices: [[0, 'a'.repeat(501)]] }),
      /choices\[0\]\[1\]: must be a text of at most 500/,
    ],
    ['no seats', like({ setup: { ...record.setup, seats: null } }), /setup\.seats: must be a list, not null/],
    ['odd arrangements', like({ arranged: [5] }), /arranged\[0\]: must be an object, not 5/],
    ['many arrangements', like({ arranged: Array(501).fill({}) }), /arranged: must have at most 500 entries/],
    ['a long seed', like({ setup: { ...record.setup, seed: 'a'.repeat(1001) } }), /at most 1000 letters/],
  ])('%s', (_what, given, problem) => {
    expect(() => readRecord(given)).toThrow(problem);
    expect(() => Playthrough.replay(pig, given as never)).toThrow(Misfit);
  });
});

test('a record with fifty thousand faults names the first fifty', () => {
  const { message } = misfit(() => readRecord(like({ choices: Array(50_000).fill([0, 5]) })));
  expect(message.split('\n')).toHaveLength(52);
  expect(message).toMatch(/… and 49950 more\.$/);
});

test('a choice that the game does not allow is named by its number', () => {
  const { message } = misfit(() =>
    Playthrough.replay(
      pig,
      like({
        choices: [
          [0, 'roll'],
          [0, 'fly'],
        ],
      }),
    ),
  );
  expect(message).toMatch(/^This record: does not replay at choice 2: It is not for you/);
});

test('a replay has a budget of effects', () => {
  expect(Playthrough.replay(pig, record, 1000).choices).toHaveLength(30);
  expect(() => Playthrough.replay(pig, record, 10)).toThrow(
    'does more than can be replayed here (10 effects)',
  );
});

test('what a game stumbles over in a record is said as a sentence, too', () => {
  const begin = () => {
    throw new TypeError('x is undefined');
  };
  const odd = toy({ begin });
  const given = {
    ...record,
    game: odd.id,
    version: odd.version,
    setup: { options: {}, seats: [{}], seed: '' },
  };
  expect(misfit(() => Playthrough.replay(odd, { ...given, choices: [] })).message).toMatch(
    /at choice 1: it says something that no match can hold\.$/,
  );
});

test.each<[object, RegExp]>([
  [{ seats: null }, /seats: must be a list, not null/],
  [{ seats: [null, 5] }, /seats\[0\]: must be an object, not null/],
  [{ seats: seats(2), options: [1] }, /options: must be an object/],
  [{ seats: seats(2), options: JSON.parse('{"__proto__": 1}') }, /option '__proto__' does not exist/],
  [{ seats: seats(2), seed: 5 }, /seed: must be a text/],
  [{ seats: seats(100_000) }, /It is for 2 to 4 seats, not 100000/],
])('a table that is wanted as %j is refused', (wanted, problem) => {
  expect(misfit(() => market.agree(wanted as never)).message).toMatch(problem);
});

function misfit(act: () => unknown): Misfit {
  try {
    act();
  } catch (error) {
    if (error instanceof Misfit) return error;
    throw error;
  }
  throw new Error('It was taken.');
}
