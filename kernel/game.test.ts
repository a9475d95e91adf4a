import { describe, expect, test } from 'vitest';
import { exampleBoxes, market, pig } from './examples/index.ts';
import { type Different, say, seats, toy } from './testing/toy.ts';
import { View } from './view.ts';

type Spec = Different;
const cards: Spec = {
  faces: [
    { id: 'rope', back: 'item' },
    { id: 'lamp', back: 'item' },
  ],
  zones: { deck: { per: 'table', sees: 'nobody' } },
  dealt: () => [
    { face: 'rope', zone: 'deck', count: 2 },
    { face: 'lamp', zone: 'deck', count: 1 },
  ],
};

describe('a game that is not sound is found when it is defined:', () => {
  test.each<[string, Spec, RegExp]>([
    [
      'an effect of content without a handler',
      { carried: [{ do: 'fly' }] },
      /No handler for the effect 'fly'/,
    ],
    [
      'an effect inside an effect',
      { carried: [{ ...say('x'), fail: [{ do: 'die' }] } as never] },
      /No handler for the effect 'die' at \.fail\[0\]/,
    ],
    [
      'two faces with one id',
      { ...cards, faces: [...(cards.faces ?? []), { id: 'rope', back: 'item' }] },
      /Two faces have the id 'rope'/,
    ],
    [
      'two options with one id',
      { options: ['fast', 'fast'].map((id) => ({ id, kind: 'flag', standard: true })) },
      /Two options have the id 'fast'/,
    ],
    ['a wrong total', { ...cards, totals: { item: 4 } }, /There must be 4 of 'item', but there are 3/],
    [
      'a total of what there is not',
      { ...cards, totals: { foe: 1 } },
      /There must be 1 of 'foe', but there are 0/,
    ],
    [
      'a dealt face that there is not',
      { ...cards, dealt: () => [{ face: 'sword', zone: 'deck', count: 1 }] },
      /no card or token 'sword'/,
    ],
    [
      'a dealt zone that there is not',
      { ...cards, dealt: () => [{ face: 'rope', zone: 'attic', count: 1 }] },
      /There is no zone 'attic'/,
    ],
    [
      'a dealt zone of a seat that is not there',
      {
        ...cards,
        zones: { hand: { per: 'seat', sees: 'owner' } },
        dealt: () => [{ face: 'rope', zone: 'hand', key: 1, count: 1 }],
      },
      /'hand' has keys 0 to 0, not 1/,
    ],
    [
      'a zone without an owner',
      { zones: { deck: { per: 'table', sees: 'owner' } } },
      /'deck' is seen by its owner/,
    ],
    [
      'an effect that is a question too',
      { questions: { say: { kind: 'ask', options: () => {} } } },
      /The effect 'say' stands in two places of the rules/,
    ],
    [
      'a handler for windows',
      { handlers: { window: () => {} } },
      /The effect 'window' stands in two places of the rules/,
    ],
    ['too many seats', { seats: { least: 1, most: 16 } }, /More than 15 seats/],
  ])('%s', (_what, spec, problem) => {
    expect(() => toy(spec)).toThrow(problem);
    expect(() => toy(spec)).toThrow(/^The game 'toy' is not sound/);
  });

  test('all problems are named at once', () => {
    expect(() => toy({ carried: [{ do: 'fly' }, { do: 'swim' }] })).toThrow(/'fly'.*\n.*'swim'/);
  });
});

test('sound totals are accepted', () => {
  expect(toy({ ...cards, totals: { item: 3 } }).start({ seats: seats(1) }).instances.count).toBe(3);
});

test('the version does not tell how things are called', () => {
  const called = (name: string) =>
    toy({
      ...cards,
      faces: (cards.faces ?? []).map((face) => ({ ...face, name })),
      content: { heroes: [{ life: 3, name, description: name }] },
    });
  expect(called('Rope').version).toBe(called('A rope').version);
  const stronger = toy({ ...cards, content: { heroes: [{ life: 4 }] } });
  expect(stronger.version).not.toBe(toy({ ...cards, content: { heroes: [{ life: 3 }] } }).version);
});

test('the version tells rules number and content', () => {
  const other = toy({ ...cards, faces: (cards.faces ?? []).map((face) => ({ ...face, weight: 1 })) });
  expect(toy(cards).version).toMatch(/^1-[0-9a-f]{8}$/);
  expect(other.version).not.toBe(toy(cards).version);
  expect(toy({ ...cards, version: 2 }).version.startsWith('2-')).toBe(true);
});

describe('a set-up', () => {
  test('that leaves things unsaid gets the standard', () => {
    expect(pig.agree({ seats: seats(2) }).options).toEqual({ goal: 100 });
  });

  test.each<[Parameters<typeof pig.agree>[0], RegExp]>([
    [{ seats: seats(1) }, /It is for 2 to 6 seats, not 1/],
    [{ seats: seats(7) }, /It is for 2 to 6 seats, not 7/],
    [
      { seats: seats(2), options: { goal: 5 } },
      /option 'goal' cannot be 5; it is a whole number from 10 to 1000/,
    ],
    [{ seats: seats(2), options: { gaol: 50 } }, /option 'gaol' does not exist. There are: goal/],
    [{ seats: [{}, { hero: 'ulf' }] }, /seat 1: 'hero' does not exist. There are: none/],
  ])('%j is refused', (wanted, problem) => {
    expect(() => pig.agree(wanted)).toThrow(problem);
    expect(() => pig.agree(wanted)).toThrow(/^Pig cannot be played like this/);
  });

  const heroes = toy({
    options: [{ id: 'cloak', kind: 'flag', standard: false }],
    seatOptions: [{ id: 'hero', kind: 'one-of', standard: 'ulf', values: ['ulf', 'eva'] }],
    conflicts: (setup) =>
      setup.seats.length > 1 && setup.seats[0].hero === setup.seats[1].hero
        ? [{ rule: 'TOY-HERO-1', reason: 'Each hero is there once.' }]
        : [],
  });

  test('whose parts cannot go together is refused with the rule', () => {
    expect(() => heroes.agree({ seats: seats(2) })).toThrow(/Each hero is there once. \(TOY-HERO-1\)/);
    expect(heroes.agree({ seats: [{}, { hero: 'eva' }] }).seats[0]).toEqual({ hero: 'ulf' });
  });

  test('of a flag or a choice is checked', () => {
    expect(() => heroes.agree({ seats: [{ hero: 'bob' }] })).toThrow(
      /'hero' cannot be "bob"; it is one of ulf, eva/,
    );
    expect(() => heroes.agree({ seats: seats(1), options: { cloak: 'yes' } })).toThrow(/it is true or false/);
  });
});

test('the same table can be begun again with another seed', () => {
  const agreed = market.agree({ seats: seats(2), seed: 'a' });
  expect(market.again(agreed, 'b').setup).toEqual({ ...agreed, seed: 'b' });
});

test('a box gives its game and takes only packs it understands', () => {
  expect(exampleBoxes.map(({ id }) => id)).toEqual(['pig', 'duel', 'market', 'warren']);
  expect(exampleBoxes[0].open()).toBe(pig);
  expect(() => exampleBoxes[0].open([{}])).toThrow('takes no content packs');
});

describe('the set-up', () => {
  test('decides which back a card has, and views deal among cards of that back', () => {
    const game = toy({
      faces: ['a', 'b'].map((id) => ({ id, back: 'red' })),
      backs: ['blue'],
      options: [{ id: 'mixed', kind: 'flag', standard: false }],
      zones: { deck: { per: 'table', sees: 'nobody' } },
      dealt: ({ options }) => [
        { face: 'a', zone: 'deck', count: 1, ...(options.mixed ? { back: 'blue' } : {}) },
        { face: 'b', zone: 'deck', count: 1, ...(options.mixed ? { back: 'blue' } : {}) },
      ],
    });
    const mixed = game.start({ seats: seats(1), options: { mixed: true } });
    const view = new View(mixed, 0);
    expect(view.faces(view.zone('deck'))).toEqual(['[blue]', '[blue]']);
    const dealt = view.determinise(mixed.rng.clone());
    expect(
      dealt.instances
        .list(dealt.zone('deck'))
        .map((card) => dealt.face(card).id)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(() =>
      toy({
        faces: game.faces,
        zones: game.spec.zones,
        dealt: () => [{ face: 'a', zone: 'deck', count: 1, back: 'green' }],
      }),
    ).toThrow(/the back 'green', which is not declared/);
  });

  test('may hold several of the values of an option', () => {
    const game = toy({
      options: [
        { id: 'sets', kind: 'several-of', standard: ['a'], values: ['a', 'b', 'c'], least: 1, most: 2 },
      ],
    });
    expect(game.agree({ seats: seats(1), options: { sets: ['c', 'a'] } }).options.sets).toEqual(['c', 'a']);
    for (const sets of [[], ['a', 'a'], ['a', 'b', 'c'], ['d'], 'a'])
      expect(() => game.agree({ seats: seats(1), options: { sets } })).toThrow(
        /it is a list of 1 to 2 of a, b, c/,
      );
  });
});
