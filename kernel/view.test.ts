import { describe, expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.ts';
import { scopeOf } from './effect.ts';
import { duel, market } from './examples/index.ts';
import type { Face } from './game.ts';
import { NONE, type Viewer } from './ids.ts';
import { GameFault } from './refusal.ts';
import { Rng } from './rng.ts';
import { type Different, seats, toy } from './testing/toy.ts';
import { View } from './view.ts';

const begin = (n: number, ...arranged: Arrangement[]) => {
  const match = market.prepare(market.agree({ seats: seats(n), seed: 'view' }));
  arrange(match, arranged);
  match.resolve();
  return match;
};

/** The faces that stand anywhere in the JSON of a view, as keys or values. */
function facesIn(view: View, ids: readonly string[]): string[] {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        words.add(key);
        walk(inner);
      }
    }
  };
  walk(view.toJSON());
  return ids.filter((id) => words.has(id)).sort();
}

describe('a view never contains a face its viewer does not know', () => {
  const goods = market.faces.filter(({ back }) => back === 'good').map(({ id }) => id);

  test.each([0, 1, 2, 'spectator'] as const)('market, viewer %s', (viewer: Viewer) => {
    const match = begin(3);
    const own =
      typeof viewer === 'number'
        ? match.instances.list(match.zone('hand', viewer)).map((c) => match.face(c).id)
        : [];
    expect(facesIn(new View(match, viewer) as View, goods)).toEqual(own.sort());
  });

  test('nor the seed or the generator', () => {
    const shown = JSON.stringify(new View(begin(2), 'spectator'));
    expect(shown).not.toMatch(/rng|seed/);
    expect(new View(begin(2), 0).setup.seed).toBe('');
  });

  test('nor who else knows what', () => {
    const match = begin(2);
    match.instances.reveal(5, 0b10);
    expect(new View(match, 0).instances.noted(5)).toBe(0);
  });
});

test('the all-seeing view shows everything', () => {
  const view = new View(begin(2), 'everything');
  for (let card = 0; card < view.instances.count; card++) expect(view.face(card)).toBeDefined();
});

test('DUEL-HIDDEN-1 DUEL-HIDDEN-2 hands show their owner faces and others only backs; nobody knows the deck', () => {
  const match = duel.start({ seats: seats(2), seed: 'hands' });
  const view = new View(match, 0);
  expect(view.faces(view.zone('hand', 0)).every((face) => /^s\d$/.test(face))).toBe(true);
  expect(view.faces(view.zone('hand', 1))).toEqual(['[card]', '[card]', '[card]', '[card]']);
  expect(new Set(view.faces(view.zone('deck')))).toEqual(new Set(['[card]']));
});

test('after a shuffle the numbers in a view say nothing about the faces', () => {
  const views = ['a', 'b', 'c'].map((seed) =>
    JSON.stringify(new View(duel.start({ seats: seats(2), seed }), 'spectator')),
  );
  expect(new Set(views).size).toBe(1);
});

describe('what a viewer knows of a hidden card', () => {
  test('MARKET-ACT-4 its name only', () => {
    const match = begin(3);
    const card = match.instances.first(match.zone('hand', 0));
    match.choose(0, `show:${card}`);
    const view = new View(match, 2);
    const name = match.face(card).id.split('-')[0];
    expect(view.face(card)).toBeUndefined();
    expect(view.parts).toEqual([{ card, aspect: 'name', value: name }]);
    expect(new View(match, 'spectator').parts).toEqual(view.parts);
    for (let i = 0; i < 20; i++) {
      const guess = view.determinise(Rng.fromSeed(`${i}`));
      expect(guess.face(card).id.split('-')[0]).toBe(name);
    }
  });

  test('MARKET-HIDDEN-3 that it lies under the pile, as long as it is not shuffled', () => {
    const match = begin(2);
    const pile = match.zone('pile');
    const card = match.instances.first(pile);
    match.choose(0, 'peek');
    expect(new View(match, 0).face(card)?.id).toBe(match.face(card).id);
    match.choose(0, 'bottom');
    expect(match.instances.last(pile)).toBe(card);
    expect(new View(match, 0).face(card)).toBe(match.face(card));
    expect(new View(match, 1).face(card)).toBeUndefined();
    match.shuffle(pile);
    expect(new View(match, 0).face(card)).toBeUndefined();
  });

  test('MARKET-HIDDEN-2 that it was bought openly, though it is in a secret hand', () => {
    const match = begin(2, { next: { pile: ['silk-1'] } });
    for (const id of ['sell', '0', 'done']) match.choose(0, id);
    match.choose(1, 'buy');
    expect(match.instances.zoneOf(0)).toBe(match.zone('hand', 1));
    expect(new View(match, 0).face(0)?.id).toBe('silk-1');
    expect(new View(match, 'spectator').faces(match.zone('hand', 1))).toEqual([
      '[good]',
      '[good]',
      '[good]',
      'silk-1',
    ]);
  });

  test('MARKET-HIDDEN-4 what the spyglass shows follows the spyglass, and its former holder no longer knows', () => {
    const match = begin(2);
    const vault = (viewer: Viewer) => new View(match, viewer).faces(match.zone('vault'));
    const real = vault('everything');
    const unknown = ['[good]', '[good]'];
    match.choose(0, 'spyglass');
    expect([vault(0), vault(1), vault('spectator')]).toEqual([real, unknown, unknown]);
    match.choose(1, 'spyglass');
    expect([vault(0), vault(1)]).toEqual([unknown, real]);
  });
});

describe('determinise', () => {
  const same = (view: View, seed: string): void => {
    expect(new View(view.determinise(Rng.fromSeed(seed)), view.viewer).toJSON()).toEqual(view.toJSON());
  };

  test('gives a match that looks the same to the viewer', () => {
    const match = begin(3);
    match.choose(0, `show:${match.instances.first(match.zone('hand', 0))}`);
    for (const viewer of [0, 1, 2, 'spectator'] as const) same(new View(match, viewer) as View, `${viewer}`);
  });

  test('gives different matches', () => {
    const view = new View(begin(2), 1);
    const hands = Array.from({ length: 12 }, (_, i) =>
      JSON.stringify(
        new View(view.determinise(Rng.fromSeed(`${i}`)), 'everything').faces(view.zone('hand', 0)),
      ),
    );
    expect(new Set(hands).size).toBeGreaterThan(8);
  });

  test('gives another future: the generator is a new one', () => {
    const view = new View(begin(2), 1);
    const [a, b] = ['a', 'b'].map((seed) => view.determinise(Rng.fromSeed(seed)).rng.next(0));
    expect(a).not.toBe(b);
  });

  test('redraws the sealed answers of others and keeps the own one', () => {
    const match = duel.start({ seats: seats(2), seed: 'redraw' });
    match.choose(0, 'play:2');
    const theirs = Array.from(
      { length: 30 },
      (_, i) => new View(match, 1).determinise(Rng.fromSeed(`${i}`)).answers[0],
    );
    expect(new Set(theirs)).toEqual(new Set(['play:0', 'play:1', 'play:2', 'play:3']));
    expect(new View(match, 0).determinise(Rng.fromSeed('x')).answers).toEqual(['play:2', undefined]);
  });

  test('keeps the picks of the own draft, the own hold and preferences', () => {
    const match = begin(2, { next: { 'charm-pile': ['shield', 'bell'] } });
    match.hold(1, true);
    match.prefer(1, 'skip-all', 'yes');
    match.choose(0, 'sell');
    match.choose(1, 'pass');
    match.choose(0, '1');
    const own = new View(match, 0).determinise(Rng.fromSeed('x'));
    const other = new View(match, 1).determinise(Rng.fromSeed('x'));
    expect([own.picks, other.picks]).toEqual([['1'], []]);
    expect([own.preferences[1], other.preferences[1]]).toEqual([{}, { 'skip-all': 'yes' }]);
  });

  test('a clone of a determinised match never touches the view', () => {
    const view = new View(begin(2), 1);
    const before = JSON.stringify(view);
    const match = view.determinise(Rng.fromSeed('x'));
    while (match.asked() !== NONE) match.take(match.asked(), match.legal(match.asked())[0]);
    expect(JSON.stringify(view)).toBe(before);
  });

  const faces: Face[] = ['gold', 'silver', 'snake', 'spider'].map((id) => ({ id, back: 'card' }));
  const loot = (face: number): boolean => face < 2;
  const spec: Different = {
    faces,
    zones: {
      deck: { per: 'table', sees: 'nobody' },
      chest: { per: 'table', sees: 'nobody', fits: loot },
    },
    aspects: { legs: (face) => (face === 3 ? [8] : [0]) },
    dealt: () => faces.map(({ id }) => ({ face: id, zone: 'deck', count: 1 })),
    questions: {
      ask: {
        kind: 'ask',
        options: (_match, _question, _scope, options) => {
          options.add('a', { do: 'end' });
          options.add('b', { do: 'end' });
        },
      },
    },
  };

  test('respects what can lie in each of several zones of a kind, also where they are filled to the last card', () => {
    const chests = {
      per: 2,
      sees: 'nobody',
      fits: (face: number, key: number) => loot(face) === (key === 0),
    } as const;
    const match = toy({ ...spec, zones: { ...spec.zones, chests } }, { do: 'ask' }).start({
      seats: seats(2),
    });
    const [gold, silver, snake, spider] = ['gold', 'silver', 'snake', 'spider'].map((id) =>
      [0, 1, 2, 3].find((card) => match.face(card).id === id),
    ) as number[];
    match.instances.toTop(gold, match.zone('chests', 0));
    match.instances.toTop(silver, match.zone('chests', 0));
    match.instances.toTop(snake, match.zone('chests', 1));
    for (let i = 0; i < 20; i++) {
      const guess = new View(match, 1).determinise(Rng.fromSeed(`${i}`));
      expect([gold, silver].map((card) => guess.face(card).id).sort()).toEqual(['gold', 'silver']);
      expect([snake, spider].map((card) => guess.face(card).id).sort()).toEqual(['snake', 'spider']);
    }
  });

  test('respects what can lie in a zone at all', () => {
    const match = toy(spec, { do: 'ask' }).start({ seats: seats(2) });
    match.instances.toTop(0, match.zone('chest'));
    const guesses = Array.from({ length: 40 }, (_, i) =>
      new View(match, 1).determinise(Rng.fromSeed(`${i}`)),
    );
    expect(new Set(guesses.map((guess) => guess.face(0).id))).toEqual(new Set(['gold', 'silver']));
    for (const guess of guesses) {
      const all = [0, 1, 2, 3].map((card) => guess.face(card).id);
      expect(all.sort()).toEqual(['gold', 'silver', 'snake', 'spider']);
    }
  });

  test('respects parts that are no plain values', () => {
    const match = toy(spec, { do: 'ask' }).start({ seats: seats(2) });
    match.instances.note(3, 'legs', 0b10);
    for (let i = 0; i < 10; i++) {
      expect(new View(match, 1).determinise(Rng.fromSeed(`${i}`)).face(3).id).toBe('spider');
    }
  });

  test('several constraints at once are all respected', () => {
    const match = toy(spec, { do: 'ask' }).start({ seats: seats(2) });
    match.instances.toTop(1, match.zone('chest'));
    match.instances.note(2, 'legs', 0b10);
    match.instances.note(3, 'legs', 0b10);
    for (let i = 0; i < 20; i++) {
      const guess = new View(match, 1).determinise(Rng.fromSeed(`${i}`));
      expect(guess.face(3).id).toBe('spider');
      expect(['gold', 'silver']).toContain(guess.face(1).id);
    }
  });

  test('gives whoever else is asked something to answer with, because he is asked', () => {
    const ask: NonNullable<Different['questions']>[string] = {
      kind: 'ask',
      lone: 'ask',
      seat: () => 0,
      options(match, _question, _scope, options) {
        for (const card of match.instances.list(match.zone('chest')))
          if (match.face(card).id === 'gold') options.add('pay', { do: 'end' });
      },
    };
    const chest = {
      chest: { per: 'table', sees: () => 0b1 },
      pile: { per: 'table', sees: 'nobody' },
    } as const;
    const dealt = () =>
      ['gold', 'silver', 'snake', 'spider'].map((face) => ({ face, zone: 'pile', count: 1 }));
    const game = toy({
      ...spec,
      zones: chest,
      dealt,
      questions: { ask },
      begin: (match) => {
        match.instances.toTop(0, match.zone('chest'));
        match.push({ do: 'ask' }, scopeOf(0));
      },
    });
    const match = game.start({ seats: seats(2) });
    for (const viewer of [1, 'spectator'] as const)
      for (let i = 0; i < 20; i++)
        expect(new View(match, viewer).determinise(Rng.fromSeed(`${i}`)).legal(0)).toHaveLength(1);
  });

  test('a zone that holds what cannot lie there is a fault of the game', () => {
    const match = toy(spec, { do: 'ask' }).start({ seats: seats(2) });
    for (const card of [0, 1, 2]) match.instances.toTop(card, match.zone('chest'));
    expect(() => new View(match, 1).determinise(Rng.fromSeed('x'))).toThrow(GameFault);
  });
});
