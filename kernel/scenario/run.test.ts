import { describe, expect, test } from 'vitest';
import { gameBox } from '../box.ts';
import { duel, market, pig } from '../examples/index.ts';
import type { Game } from '../game.ts';
import { say, seats, toy } from '../testing/toy.ts';
import { plainWords } from '../words.ts';
import { gameOf, runScenario, ScenarioFailure } from './run.ts';
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
    ['whose refusal does not come', [{ refused: 'roll', any: true }], /'roll' was not refused/],
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
      /view of 0: options: expected 'hold', found roll/,
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

describe('a mistake does not pass silently:', () => {
  const ofMarket = { game: 'market' };
  const many: [string, object, RegExp][] = [
    [
      'an unknown event',
      { 'no-events': [{ type: 'roled' }] },
      /no event 'roled' in Pig \(did you mean 'rolled'\?\). There are: end, held, rolled/,
    ],
    ['an unknown event among those expected', { events: [{ type: 'roled' }] }, /no event 'roled'/],
    [
      'a field that an event does not have',
      { 'no-events': [{ type: 'rolled', dice: 2 }] },
      /rolled.dice: there is no such thing \(did you mean 'die'\?\). There are: seat, die/,
    ],
    ['a field that no event has', { 'no-events': [{ dice: 2 }] }, /no event of Pig has dice/],
    [
      'a value that an event cannot have',
      { 'no-events': [{ type: 'rolled', die: 'six' }] },
      /rolled.die: must be a whole number/,
    ],
    [
      'an option that there never is',
      { options: ['!rol'] },
      /no option of Pig is ever called 'rol' \(did you mean 'roll'\?\). There are: roll, hold/,
    ],
    [
      'an unknown fact',
      { facts: { score: null } },
      /facts.score: there is no such thing. There are: turn, active/,
    ],
    [
      'an unknown fact deep down',
      { facts: { 'seats[0].points': null } },
      /facts.seats\[0\].points: there is no such thing/,
    ],
    [
      'an unknown fact in a list',
      { facts: { seats: { lacks: { points: 5 } } } },
      /facts.seats\[n\].points: there is no/,
    ],
    [
      'a value that a fact cannot have',
      { facts: { total: { not: 'five' } } },
      /facts.total: must be a whole number/,
    ],
    [
      'an unknown fact of a view',
      { view: { seat: 1, facts: { score: null } } },
      /facts.score: there is no such/,
    ],
    [
      'an unknown event of a view',
      { view: { seat: 1, 'no-events': [{ type: 'roled' }] } },
      /no event 'roled'/,
    ],
    [
      'an option of a view that there never is',
      { view: { seat: 0, options: ['!rol'] } },
      /ever called 'rol'/,
    ],
    [
      'something hidden that there is not',
      { view: { seat: 1, hides: ['ace'] } },
      /no 'ace' that could be hidden/,
    ],
  ];

  test.each(many)('%s', (_what, expectation, message) => {
    expect(failure([{ expect: expectation }])).toMatch(message);
  });

  test('an unknown option that must be refused', () => {
    expect(failure([{ refused: 'rol', any: true }])).toMatch(/no option of Pig is ever called 'rol'/);
  });

  test('cards that there are not', () => {
    const expected = { 'no-events': [{ type: 'drew', faces: ['silk-9'] }] };
    expect(failure([{ expect: expected }], market as Game, ofMarket)).toMatch(/no card or token 'silk-9'/);
    const lacking = { zones: { pile: { lacks: 'silk-9' } } };
    expect(failure([{ expect: lacking }], market as Game, ofMarket)).toMatch(/no card or token 'silk-9'/);
  });

  test.each<[object, RegExp]>([
    [
      { facts: { 'seats[0].hand': { lacks: 'silk-9' } } },
      /hand\[n\]: must be the id of a good, not "silk-9" \(did you mean 'silk-\d'\?\)/,
    ],
    [{ facts: { 'seats[0].hand[0]': { not: 'slik-1' } } }, /not "slik-1" \(did you mean 'silk-1'\?\)/],
    [{ facts: { 'seats[0].hand': { lacks: 'bell' } } }, /must be the id of a good, not "bell"/],
    [{ facts: { pile: { lacks: '[gods]' } } }, /did you mean '\[good\]'/],
    [{ 'no-events': [{ type: 'showed', name: 'ambr' }] }, /showed.name: .*did you mean 'amber'/],
    [{ 'no-events': [{ name: 'ambr' }] }, /showed.name: .*did you mean 'amber'/],
    [{ 'no-events': [{ type: 'stole', from: 2 }] }, /stole.from: must be a seat from 0 to 1, not 2/],
    [{ facts: { active: { not: 2 } } }, /facts.active: must be a seat from 0 to 1, not 2/],
    [{ facts: { 'seats[2].coins': null } }, /seats\[2\].coins: must be a seat of this table, not "2"/],
    [{ facts: { 'seats[0].coins': { not: null } } }, /is never null, it is a whole number/],
    [{ facts: { 'seats[0].coins': { 'at least': 0 } } }, /seats\[0\].coins: is always at least 0/],
    [{ facts: { turn: { 'at most': 'two' } } }, /"at most" takes a number/],
    [
      { 'no-events': [{ type: 'drew', faces: ['slik-1'] }] },
      /no card or token 'slik-1' \(did you mean 'silk-1'/,
    ],
  ])('%j names what there is not, or says nothing', (expectation, message) => {
    expect(failure([{ expect: expectation }], market as Game, ofMarket)).toMatch(message);
  });

  test.each<[object, RegExp]>([
    [
      { zones: { pile: { tops: ['silk-1'] } } },
      /zone pile: 'tops' is not known here. There are: top, bottom/,
    ],
    [{ zones: { pile: { top: ['silk-1'], lakcs: 'silk-2' } } }, /'lakcs' is not known here/],
    [{ zones: { pile: { top: [] } } }, /zone pile: top: expects nothing/],
    [{ zones: { pile: {} } }, /zone pile: it: expects nothing/],
    [{ zones: { pile: 'silk-1' } }, /zone pile: must be a list of ids, or an object with top/],
    [{ zones: { hand: [] } }, /There are several 'hand': say which, as in 'hand:0'/],
    [{ asked: { question: { not: 'atc' } } }, /asked.question: .*did you mean 'act'/],
    [{ asked: { seat: 7 } }, /asked.seat: must be a seat from 0 to 1, not 7/],
    [
      { asked: { seat: 0, windwo: null } },
      /asked.windwo: there is no such thing. There are: seat, kind, question/,
    ],
    [{ asked: { lacks: 'x' } }, /asked: must be an object as/],
  ])('%j', (expectation, message) => {
    expect(failure([{ expect: expectation }], market as Game, ofMarket)).toMatch(message);
  });

  test('what an outcome does not have', () => {
    const end = [{ dice: [6, 6] }, { choose: 'roll' }, { choose: 'roll' }, { choose: 'hold' }];
    const ends = (outcome: object) =>
      failure([...end, { expect: { outcome } }], pig as Game, { options: { goal: 10 } });
    expect(ends({ winner: null })).toMatch(
      /outcome.winner: there is no such thing \(did you mean 'winners'\?\)/,
    );
    expect(ends({ 'results[0]': { points: { not: 3 } } })).toMatch(
      /points: there is no such thing. There are: /,
    );
  });

  test('a preference that nobody looks at', () => {
    const skip = (value: string) =>
      failure([{ seat: 0, prefer: { 'skip-all': value } }], market as Game, ofMarket);
    expect(skip('yse')).toMatch(/'skip-all' is one of yes, no.*, not 'yse'/);
    run([{ seat: 0, prefer: { 'skip-all': 'yes' } }], market as Game, ofMarket);
  });

  test('but what is there and only not here is what the sign is for', () => {
    const facts = { 'seats[0].hand': { lacks: 'silk-1' }, 'seats[0].coins': { 'at least': 1 } };
    const arranged = [{ next: { pile: ['amber-1', 'amber-2', 'amber-3', 'spice-1'] } }];
    run([{ expect: { facts } }], market as Game, { ...ofMarket, arrange: arranged });
  });

  test('but what a list or table does not have matches null', () => {
    const facts = { 'seats[0].hand[9]': null, 'seats[0].hand[0]': { not: null }, 'seats.length': 2 };
    run([{ expect: { facts } }], market as Game, ofMarket);
  });

  test('and a game that declares nothing is not asked', () => {
    const game = toy({});
    run([{ expect: { 'no-events': [{ type: 'x' }], facts: { y: null } } }], game as Game, { seats: [{}] });
  });
});

test('events can be counted', () => {
  const once = [{ dice: [2] }, { choose: 'roll' }];
  run([
    ...once,
    {
      expect: {
        events: [
          { type: 'rolled', times: 1 },
          { type: 'held', times: 0 },
        ],
      },
    },
  ]);
  run([...once, { expect: { events: [{ type: 'rolled', times: { 'at most': 1 } }] } }]);
  expect(failure([...once, { expect: { events: [{ type: 'rolled', times: 2 }] } }])).toMatch(
    /expected {"type":"rolled"} 2 times, found it 1 times/,
  );
  expect(failure([...once, { expect: { events: [{ type: 'held', times: { 'at least': 1 } }] } }])).toMatch(
    /so often: {"at least":1}, found it 0 times/,
  );
});

test('what lies in a zone is expected in order, whole or at its ends', () => {
  const arranged = {
    game: 'market',
    arrange: [
      {
        next: {
          pile: [
            'silk-1',
            'silk-2',
            'silk-3',
            'amber-1',
            'amber-2',
            'amber-3',
            'spice-1',
            'spice-2',
            'spice-3',
          ],
        },
        spare: true,
      },
    ],
  };
  const zones = (expected: object) => [{ expect: { zones: expected } }];
  const wrong = (expected: object) => failure(zones(expected), market as Game, arranged);
  run(
    zones({
      'hand:0': ['silk-1', 'silk-2', 'silk-3'],
      pile: { top: ['spice-3'], size: 7 },
      'hand:1': { bottom: ['amber-2', 'amber-3'] },
      vault: { has: 'spice-1', lacks: 'spice-3' },
    }),
    market as Game,
    arranged,
  );
  expect(wrong({ 'hand:0': ['silk-1', 'silk-3', 'silk-2'] })).toMatch(/zone hand:0\[1\]: expected "silk-3"/);
  expect(wrong({ 'hand:0': ['silk-1'] })).toMatch(/zone hand:0: expected \["silk-1"\], found/);
  expect(wrong({ pile: { top: ['silk-1'] } })).toMatch(
    /zone pile.top\[0\]: expected "silk-1", found "spice-3"/,
  );
  expect(wrong({ 'hand:1': { bottom: ['amber-2'] } })).toMatch(/zone hand:1.bottom\[0\]/);
  expect(wrong({ pile: { size: 8 } })).toMatch(/zone pile.size: expected 8, found 7/);
  expect(wrong({ attic: [] })).toMatch(/no zone 'attic'/);
});

test('what a seat was told can be expected', () => {
  const steal = [
    {
      arrange: [
        { put: 'amber-1', in: 'open' },
        { put: 'amber-2', in: 'open' },
      ],
    },
    { choose: 'steal:1' },
  ];
  const more = {
    game: 'market',
    seats: [{}, {}, {}],
    arrange: [
      {
        next: {
          pile: ['silk-1', 'silk-2', 'silk-3', 'amber-1', 'amber-2', 'amber-3'],
          'charm-pile': ['bell', 'bell', 'debt'],
        },
      },
    ],
  };
  const told = (view: object) => [...steal, { expect: { view } }];
  run(
    told({ seat: 1, events: [{ type: 'stole', faces: ['amber-3'] }, { type: 'theft' }] }),
    market as Game,
    more,
  );
  run(
    told({ seat: 2, events: [{ type: 'theft', times: 1 }], 'no-events': [{ type: 'stole' }] }),
    market as Game,
    more,
  );
  run(told({ seat: 'spectator', 'no-events': [{ type: 'stole' }] }), market as Game, more);
  expect(failure(told({ seat: 2, events: [{ type: 'stole' }] }), market as Game, more)).toMatch(
    /view of 2: events: expected {"type":"stole"}, found {"type":"theft"/,
  );
});

test('each of several options is refused', () => {
  run([{ refused: ['hold'], rule: 'PIG-HOLD-2' }]);
  expect(failure([{ refused: ['hold', 'roll'], rule: 'PIG-HOLD-2' }])).toMatch(/'roll' was not refused/);
});

test('a step prints what there is to be seen', () => {
  const shown: string[] = [];
  const steps = [
    { dice: [2] },
    { choose: 'roll' },
    ...['facts', 'events', 'options'].map((print) => ({ print })),
  ];
  runScenario(pig, scenario([...steps, { print: 'options', seat: 1 }]), (text) => shown.push(text));
  expect(shown[0]).toMatch(/^step 3, facts:\n{\n {2}"turn": 1/);
  expect(shown[1]).toBe('step 4, events:\n{"type":"rolled","seat":0,"die":2}');
  expect(shown[2]).toBe('step 5, options:\nseat 0, ask roll-or-hold: roll, hold');
  expect(shown[3]).toBe('step 6, options of seat 1:');
  const zones = scenario([{ print: 'zones' }, { print: 'zones', seat: 1 }], { game: 'duel' });
  runScenario(duel, zones, (text) => shown.push(text));
  expect(shown[4]).toMatch(/^deck: s\d, /m);
  expect(shown[5]).toMatch(/^hand:0: \?, \?, \?, \?$/m);
});

test('a scenario can bring content packs', () => {
  const packs = [{ cards: [] }];
  const opened: unknown[] = [];
  const define = (given: unknown) => {
    opened.push(given);
    return pig as Game;
  };
  const box = gameBox({ id: 'pig', name: 'Pig', define, words: plainWords });
  gameOf(box, scenario([], { packs }), [{ mine: true }]);
  gameOf(box, scenario([]));
  expect(opened).toEqual([[{ mine: true }, { cards: [] }], []]);
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
    expect(failure([{ expect: { view: { seat: 99, hides: ['x'] } } }])).toMatch(
      'view: there is no seat 99 at this table',
    );
    expect(failure([{ seat: 99, choose: 'roll' }])).toMatch('It is not for you to choose now.');
  });
});
