import { describe, expect, test } from 'vitest';
import { duel, market, pig } from '../examples/index.ts';
import type { Game } from '../game.ts';
import { say, seats, toy } from '../testing/toy.ts';
import { runScenario, ScenarioFailure } from './run.ts';
import { readScenario } from './scenario.ts';

const scenario = (steps: unknown[], more: object = {}) =>
  readScenario({ title: 'a story', rules: [], game: 'pig', seats: [{}, {}], steps, ...more });
const run = (steps: unknown[], game: Game = pig as Game, more: object = {}) =>
  runScenario(game, scenario(steps, more));
const failure = (steps: unknown[], game?: Game, more?: object): string => {
  try {
    run(steps, game, more);
  } catch (error) {
    if (error instanceof ScenarioFailure) return error.message;
    throw error;
  }
  throw new Error('The scenario did not fail.');
};

test('a scenario that holds gives the playthrough', () => {
  const play = run([{ dice: [3] }, { choose: 'roll' }, { expect: { facts: { total: 3 } } }]);
  expect(play.choices).toEqual([[0, 'roll']]);
});

test('a failure shows the title, the step, what was expected and what is there', () => {
  expect(failure([{ dice: [3] }, { choose: 'roll' }, { expect: { facts: { total: 4, active: 1 } } }])).toBe(
    [
      'a story',
      '  step 3: {"expect":{"facts":{"total":4,"active":1}}}',
      '    total: expected 4, found 3',
      '    active: expected 1, found 0',
    ].join('\n'),
  );
});

describe('a step fails', () => {
  const many: [string, unknown[], RegExp][] = [
    ['that chooses what is forbidden', [{ choose: 'hold' }], /You have not rolled yet/],
    ['that chooses what there is not', [{ choose: 'fly' }], /You can choose: roll/],
    ['whose refusal does not come', [{ refused: 'roll' }], /'roll' was not refused/],
    [
      'whose refusal comes from another rule',
      [{ refused: 'hold', rule: 'PIG-X-1' }],
      /refused by PIG-HOLD-2 .*not by PIG-X-1/,
    ],
    ['that arranges what cannot be', [{ next: { door: ['x'] } }], /no zone 'door'/],
    ['that rolls an impossible die', [{ dice: [9] }, { choose: 'roll' }], /is 9, but the die has 6 sides/],
    ['that takes back what cannot be', [{ seat: 0, undo: true }], /cannot be taken back/],
    ['that resigns where nobody can', [{ seat: 0, resign: true }], /You cannot give up now/],
    [
      'about who is asked',
      [{ expect: { asked: { seat: 1 } } }],
      /asked: expected {"seat":1}, found \[{"seat":0/,
    ],
    ['about nobody being asked', [{ expect: { asked: null } }], /asked: expected nobody/],
    ['about an option', [{ expect: { options: ['hold'] } }], /options: expected 'hold', found roll/],
    ['about an option that should not be there', [{ expect: { options: ['!roll'] } }], /expected no 'roll'/],
    ['about all options', [{ expect: { only: ['roll', 'hold'] } }], /expected only roll, hold, found roll/],
    [
      'about a forbidden option',
      [{ expect: { forbidden: { hold: 'PIG-X-1' } } }],
      /expected by PIG-X-1, found PIG-HOLD-2/,
    ],
    [
      'about events',
      [{ dice: [2] }, { choose: 'roll' }, { expect: { events: [{ die: 3 }] } }],
      /expected {"die":3}, found .*"die":2/,
    ],
    [
      'about unwanted events',
      [{ choose: 'roll' }, { expect: { 'no-events': [{ type: 'rolled' }] } }],
      /expected no {"type":"rolled"}/,
    ],
    [
      'about a view',
      [{ expect: { view: { seat: 1, facts: { turn: 2 } } } }],
      /view of 1.turn: expected 2, found 1/,
    ],
    [
      'about options of a view',
      [{ expect: { view: { seat: 0, options: ['hold'] } } }],
      /expected option 'hold', found roll/,
    ],
    [
      'about what a view hides',
      [{ expect: { view: { seat: 0, hides: ['roll'] } } }],
      /'roll' should not be in it/,
    ],
    [
      'about the outcome',
      [{ expect: { outcome: { winners: [0] } } }],
      /outcome: expected {"winners":\[0\]}, found null/,
    ],
    ['about undo', [{ choose: 'roll' }, { expect: { undo: true } }], /undo: expected true, found false/],
  ];

  test.each(many)('%s', (_what, steps, message) => {
    expect(failure(steps)).toMatch(message);
  });

  test('that leaves the seat out where several are asked', () => {
    expect(failure([{ choose: 'play:0' }], duel as Game)).toMatch(
      /Seats 0 and 1 are asked: say which "seat" chooses/,
    );
  });

  test('that chooses after the end', () => {
    const end = [{ dice: [6, 6] }, { choose: 'roll' }, { choose: 'roll' }, { choose: 'hold' }];
    expect(failure([...end, { choose: 'roll' }], pig as Game, { options: { goal: 10 } })).toMatch(
      /match is over/,
    );
  });
});

test('events are those since the last choice, and must come in order', () => {
  const steps = [{ dice: [2, 3] }, { choose: 'roll' }, { choose: 'roll' }];
  run([...steps, { expect: { events: [{ die: 3 }], 'no-events': [{ die: 2 }] } }]);
});

test('cards of options are named by their faces', () => {
  const arranged = { game: 'market', arrange: [{ next: { pile: ['silk-1', 'amber-2', 'silk-3'] } }] };
  const play = run(
    [
      { expect: { options: ['show:@silk-3', '!show:@spice-1'] } },
      { choose: 'sell' },
      { choose: ['@silk-3', '@silk-1', 'done'] },
      {
        expect: {
          facts: { open: ['silk-1', 'silk-3'] },
          events: [{ type: 'sold', faces: ['silk-3', 'silk-1'] }],
        },
      },
    ],
    market as Game,
    arranged,
  );
  expect(play.choices[1]).toEqual([0, ['2', '0', 'done']]);
});

test('hold, prefer, undo and resign are steps', () => {
  const play = run(
    [
      { seat: 1, hold: true },
      { seat: 1, prefer: { 'skip-all': 'yes' } },
      { choose: 'sell' },
      { choose: 'pass' },
      { choose: ['done'] },
      { choose: 'sell' },
      { expect: { undo: true } },
      { seat: 1, undo: true },
    ],
    market as Game,
    { game: 'market', arrange: [{ next: { 'charm-pile': ['shield', 'bell'] } }] },
  );
  expect(play.choices.map(([seat, what]) => `${seat} ${what}`)).toEqual([
    '1 !hold',
    '1 =skip-all:yes',
    '0 sell',
    '1 pass',
    '0 done',
  ]);
  const ask = {
    kind: 'ask' as const,
    options: (
      _match: unknown,
      _question: unknown,
      _scope: unknown,
      options: { add(id: string, effect: { do: string }): void },
    ) => {
      options.add('a', say('a'));
      options.add('b', say('b'));
    },
  };
  const game = toy({ questions: { ask }, resignation: (_match, seat) => say(`bye ${seat}`) }, { do: 'ask' });
  const gone = run([{ seat: 1, resign: true }, { expect: { facts: { said: ['bye 1'] } } }], game as Game, {
    game: 'toy',
  });
  expect(gone.match.seats).toBe(seats(2).length);
});

test('a seed that is not given is the title: the scenario is the same every time', () => {
  const hands = () => JSON.stringify(run([], duel as Game, { game: 'duel' }).view('everything'));
  expect(hands()).toBe(hands());
});

describe('what a game stumbles over', () => {
  const stumble = () => {
    throw new TypeError('x is undefined');
  };
  const odd = toy(
    {
      questions: {
        ask: {
          kind: 'ask',
          lone: 'ask',
          options: (_m, _q, _s, options) => options.add('go', { do: 'stumble' }),
        },
      },
      handlers: { stumble },
    },
    { do: 'ask' },
  );

  test('is the failure of the step', () => {
    expect(failure([{ choose: 'go' }], odd as Game, { seats: [{}] })).toBe(
      'a story\n  step 1: {"choose":"go"}\n    x is undefined',
    );
  });

  test('is the failure of the scenario if it comes before the first step', () => {
    const never = toy({ begin: stumble });
    expect(failure([], never as Game, { seats: [{}] })).toBe(
      'a story\n  at the beginning:\n    x is undefined',
    );
  });

  test('is not a seat that there is not', () => {
    expect(failure([{ expect: { view: { seat: 99 } } }])).toMatch('view: there is no seat 99 at this table');
    expect(failure([{ seat: 99, choose: 'roll' }])).toMatch('It is not for you to choose now.');
  });
});
