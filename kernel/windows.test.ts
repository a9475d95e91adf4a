import { describe, expect, test } from 'vitest';
import type { Effect } from './effect.ts';
import { scopeOf } from './effect.ts';
import type { Match } from './match.ts';
import { load, save, stateHash } from './save.ts';
import { type Different, refusal, said, say, seats, type ToyWorld, toy } from './testing/toy.ts';
import { View } from './view.ts';

type Spec = Different;
const STRIKE: Effect = { do: 'strike' };
const handlers: Different['handlers'] = {
  /** Says `hit`, unless somebody does something about it. */
  strike: (match: Match) => match.open('strike', 1, 3, say('hit'), scopeOf(0)),
  parry: (match: Match) => match.changeSubject(undefined),
  soften: (match: Match) => match.changeSubject(say('scratch')),
  counter: (match: Match) => match.open('counter', 0, 0, say('counter'), scopeOf(1)),
};
const option = (id: string, effect: Effect) => ({ id, effect, scope: scopeOf(0) });
const begin = (spec: Spec, n = 2) =>
  toy({ handlers, ...spec }, STRIKE, say('after')).start({ seats: seats(n) });

test('a window that nobody can use is not noticed', () => {
  expect(said(begin({ plays: () => {} }))).toBe('hit after');
  expect(said(begin({}))).toBe('hit after');
});

test('a game that does not listen is not asked what can be played', () => {
  const plays = () => {
    throw new Error('asked');
  };
  expect(said(begin({ listens: () => false, plays }))).toBe('hit after');
});

test('only seats that can play are asked, from the one it is about on, and when all pass it goes on', () => {
  const match = begin(
    {
      plays: (_match, _window, seat, plays) =>
        void (seat !== 2 && plays.may.push(option('soften', { do: 'soften' }))),
    },
    3,
  );
  const asked: number[] = [];
  while (!match.outcome) {
    asked.push(match.asked());
    match.choose(match.asked(), 'pass');
  }
  expect([asked, said(match)]).toEqual([[1, 0], 'hit after']);
});

test('what can be played is told what it is about, by its own effect and scope', () => {
  const match = begin({
    plays: (_match, _window, _seat, plays) =>
      void plays.may.push({ id: 'soften', effect: { do: 'soften' }, scope: scopeOf(0, 7) }),
    about: (_match, effect, scope) => ({ what: effect.do, card: scope.card }),
  });
  const [{ options }] = match.pending();
  expect(options.map(({ about }) => about)).toContainEqual({ what: 'soften', card: 7 });
});

test('the order of a window is the game’s to say', () => {
  const match = begin({
    order: () => [0, 1],
    plays: (_match, _window, _seat, plays) => void plays.may.push(option('soften', { do: 'soften' })),
  });
  expect(match.asked()).toBe(0);
});

test('the window says whom and what it is about', () => {
  const seen: unknown[] = [];
  begin({
    plays: (match, { name, seat, value }) => {
      seen.push([name, seat, value, match.subject()]);
    },
  });
  expect(seen[0]).toEqual(['strike', 1, 3, say('hit')]);
});

test('what is played changes the subject', () => {
  const plays: Spec['plays'] = (_match, _window, seat, found) =>
    void (seat === 1 && found.may.push(option('soften', { do: 'soften' })));
  const match = begin({ plays });
  match.choose(1, 'soften');
  expect(said(match)).toBe('scratch after');
});

describe('a subject that is taken away', () => {
  const both: Spec['plays'] = (_match, _window, seat, found) => {
    if (seat !== 1) return;
    found.may.push(option('parry:1', { do: 'parry' }), option('parry:2', { do: 'parry' }));
  };

  test('does not happen', () => {
    const match = begin({ plays: both });
    match.choose(1, 'parry:1');
    match.choose(1, 'pass');
    expect(said(match)).toBe('after');
  });

  test('twice takes nothing else away', () => {
    const match = begin({ plays: both });
    match.choose(1, 'parry:1');
    expect(match.subject()).toBeUndefined();
    match.choose(1, 'parry:2');
    expect(said(match)).toBe('after');
  });

  test('is still away after saving and loading', () => {
    const match = begin({ plays: both });
    match.choose(1, 'parry:1');
    const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
    expect(loaded.subject()).toBeUndefined();
    loaded.choose(1, 'pass');
    expect(said(loaded)).toBe('after');
  });
});

test('nothing is offered to a seat twice, but the same thing to each seat', () => {
  const match = begin({
    plays: (_match, _window, seat, plays) => void plays.may.push(option('cry', say(`cry ${seat}`))),
  });
  match.choose(1, 'cry');
  match.choose(0, 'cry');
  expect(said(match)).toBe('cry 1 cry 0 hit after');
});

test('what may happen early can be chosen among what must, once, and also after it', () => {
  const plays: Spec['plays'] = (_match, _window, seat, found) => {
    if (seat !== 1) return;
    found.must.push(option('bleed', say('bleed')));
    found.may.push({ ...option('drink', say('drink')), early: true }, option('eat', say('eat')));
  };
  const ids = (match: Match<ToyWorld>) => match.legal(1).map(({ id }) => id);
  const match = begin({ plays });
  expect(ids(match)).toEqual(['bleed', 'drink']);
  const later = match.clone();
  match.choose(1, 'drink');
  expect(ids(match)).toEqual(['eat', 'pass']);
  later.choose(1, 'bleed');
  expect(ids(later)).toEqual(['drink', 'eat', 'pass']);
});

test('what must happen comes before what may, in the order the seat chooses; a lone one is not asked', () => {
  const plays: Spec['plays'] = (_match, _window, seat, found) => {
    if (seat !== 1) return;
    found.must.push(option('bleed', say('bleed')), option('burn', say('burn')));
    found.may.push(option('soften', { do: 'soften' }));
  };
  const match = begin({ plays });
  expect(match.legal(1).map(({ id }) => id)).toEqual(['bleed', 'burn']);
  match.choose(1, 'burn');
  expect(said(match)).toBe('burn bleed');
  expect(match.legal(1).map(({ id }) => id)).toEqual(['soften', 'pass']);
});

test('what cannot be played says why', () => {
  const plays: Spec['plays'] = (_match, _window, seat, found) => {
    if (seat !== 1) return;
    found.may.push(option('soften', { do: 'soften' }));
    found.forbidden.push({ id: 'parry', rule: 'TOY-PARRY-1', reason: 'tired' });
  };
  const match = begin({ plays, messages: { 'reason.tired': 'You are too tired.' } });
  const { message, rule } = refusal(match, () => match.choose(1, 'parry'));
  expect([message, rule]).toEqual(['You are too tired.', 'TOY-PARRY-1']);
});

test('a window opened inside a window is about its own subject', () => {
  const plays: Spec['plays'] = (_match, { name }, seat, found) => {
    if (name === 'strike' && seat === 1) found.may.push(option('counter', { do: 'counter' }));
    if (name === 'counter' && seat === 0) found.may.push(option('parry', { do: 'parry' }));
  };
  const match = begin({ plays });
  match.choose(1, 'counter');
  expect([match.asked(), match.subject()]).toEqual([0, say('counter')]);
  match.choose(0, 'parry');
  expect(said(match)).toBe('hit after');
});

test('a match saved inside nested windows goes on the same', () => {
  const plays: Spec['plays'] = (_match, { name }, seat, found) => {
    if (name === 'strike' && seat === 1) found.may.push(option('counter', { do: 'counter' }));
    if (name === 'counter' && seat === 0) found.may.push(option('parry', { do: 'parry' }));
  };
  const match = begin({ plays });
  match.choose(1, 'counter');
  const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
  match.choose(0, 'pass');
  loaded.choose(0, 'pass');
  expect([said(loaded), stateHash(loaded)]).toEqual(['counter hit after', stateHash(match)]);
});

describe('preferences', () => {
  const spec: Spec = {
    preferences: ['skip-strike'],
    plays: (_match, _window, seat, plays) => {
      plays.may.push(option('soften', { do: 'soften' }));
      if (seat === 0) plays.must.push(option('bleed', say('bleed')));
    },
  };

  test('a seat that skips a window is not asked in it, but what must happen happens', () => {
    const match = begin(spec);
    match.choose(1, 'pass');
    match.prefer(0, 'skip-strike', 'yes');
    expect(said(match)).toBe('bleed hit after');
  });

  test('a preference counts as a choice only if the game goes on because of it', () => {
    const match = begin(spec);
    match.prefer(0, 'skip-all', 'no');
    expect([match.choices, match.asked()]).toEqual([0, 1]);
    match.prefer(1, 'skip-all', 'yes');
    expect([match.choices, match.asked()]).toEqual([1, 0]);
  });

  test('nobody else sees a preference', async () => {
    const { View } = await import('./view.ts');
    const match = begin(spec);
    const before = JSON.stringify(new View(match, 0));
    match.prefer(1, 'skip-strike', 'no');
    expect(JSON.stringify(new View(match, 0))).toBe(before);
    expect(new View(match, 1).preferences).toEqual({ 'skip-strike': 'no' });
  });
});

describe('a window that goes on', () => {
  const soften: Spec['plays'] = (match, _window, seat, found) => {
    if (match.subject())
      found.may.push({ ...option('soften', { do: 'soften-again' }), scope: scopeOf(seat) });
  };
  const again: Different['handlers'] = {
    ...handlers,
    'soften-again': (match: Match, _effect: Effect, scope: { seat: number }) => {
      match.changeSubject(say(`scratch${scope.seat}`));
      match.reopen();
    },
  };

  test('asks those who passed again when its subject has changed', () => {
    const match = begin({ handlers: again, plays: soften }, 3);
    match.choose(1, 'pass');
    match.choose(2, 'soften');
    expect(match.asked()).toBe(0);
    match.choose(0, 'pass');
    expect(match.asked()).toBe(1);
    match.choose(1, 'soften');
    // Seat 2 has played what it had, seat 0 may still answer what has changed.
    expect(match.asked()).toBe(0);
    match.choose(0, 'pass');
    expect([said(match), match.outcome !== undefined]).toEqual(['scratch1 after', true]);
  });

  test('asks a seat that is newly concerned after the others', () => {
    const order: Spec['order'] = () => [1];
    const calls: Different['handlers'] = {
      ...handlers,
      call: (match: Match) => match.reopen([0]),
    };
    const plays: Spec['plays'] = (_match, _window, seat, found) => {
      found.may.push(option(seat === 1 ? 'call' : 'soften', { do: seat === 1 ? 'call' : 'soften' }));
    };
    const match = begin({ handlers: calls, order, plays });
    match.choose(1, 'call');
    expect(match.asked()).toBe(0);
    match.choose(0, 'soften');
    expect(said(match)).toBe('scratch after');
  });

  test('does not tell others whom it passed over or asks next', () => {
    const plays: Spec['plays'] = (_match, _window, seat, found) => {
      if (seat !== 2) found.may.push(option('soften', { do: 'soften' }));
    };
    const match = begin({ plays }, 4);
    match.choose(1, 'pass');
    expect(match.asked()).toBe(3);
    const window = new View(match, 0).agenda.find(({ do: kind }) => kind === 'window');
    expect(window).toMatchObject({ seats: [3], played: [] });
    const own = new View(match, 3).agenda.find(({ do: kind }) => kind === 'window');
    expect(own).toMatchObject({ seats: [3, 0] });
    const dealt = new View(match, 0).determinise(match.rng.clone());
    dealt.choose(3, 'pass');
    expect(dealt.asked()).toBe(0);
  });
});

describe('preferences', () => {
  const plays: Spec['plays'] = (_match, _window, seat, found) => {
    if (seat === 1) found.may.push(option('soften', { do: 'soften' }));
  };
  const strikes = (spec: Spec) =>
    toy(
      {
        handlers: {
          ...handlers,
          tick: ({ world }: Match<ToyWorld>) => void world.said.push('tick'),
        },
        questions: {
          ask: {
            kind: 'ask',
            lone: 'ask',
            options: (_match, _question, _scope, options) => options.add('go', say('go')),
          },
        },
        plays,
        preferences: ['skip-strike', 'ask-strike'],
        spans: { turn: ({ world }) => world.said.filter((word) => word === 'tick').length },
        ...spec,
      },
      { do: 'ask' },
      STRIKE,
      { do: 'tick' },
      STRIKE,
    ).start({ seats: seats(2) });

  test('may last for a while only', () => {
    const match = strikes({});
    match.prefer(1, 'skip-strike', 'turn');
    match.choose(0, 'go');
    // The first strike is not asked about; after the tick the second one is.
    expect([said(match), match.asked()]).toEqual(['go hit tick', 1]);
  });

  test('may ask even those who have nothing to play', () => {
    const match = strikes({ order: () => [0, 1] });
    match.prefer(0, 'ask-strike', 'yes');
    match.choose(0, 'go');
    expect([match.asked(), match.legal(0).map(({ id }) => id)]).toEqual([0, ['pass']]);
    match.choose(0, 'pass');
    expect(match.asked()).toBe(1);
  });

  test('does not offer what was gathered in another match meanwhile', () => {
    const match = strikes({ order: () => [0, 1] });
    match.prefer(0, 'ask-strike', 'yes');
    match.choose(0, 'go');
    const copy = match.clone();
    copy.choose(0, 'pass');
    expect(copy.legal(1).length).toBeGreaterThan(1);
    expect(match.legal(0).map(({ id }) => id)).toEqual(['pass']);
  });
});

describe('a preference that answers', () => {
  const ASK = { do: 'ask' } as Effect;
  /** Whoever prefers to go on goes until he has gone three times, and is asked the same again. */
  const game = toy(
    {
      preferences: ['go-on'],
      unfit: (_match, _seat, name, value) => (name === 'go-on' && value === 'never' ? 'tired' : undefined),
      messages: { 'reason.tired': 'You are too tired.' },
      handlers: {
        go: (match: Match<ToyWorld>, _effect, { seat }) => {
          match.world.said.push('go');
          if (match.world.said.length === 3) match.letGo(seat, 'go-on');
          match.push(ASK, scopeOf(seat));
        },
      },
      questions: {
        ask: {
          kind: 'ask',
          options: (match, _question, { seat }, options) => {
            options.add('go', { do: 'go' });
            if (!match.wants(seat, 'go-on')) options.add('stay', say('stay'));
          },
        },
      },
    },
    ASK,
  );

  test('is a choice also where the same is asked again, and holds until it is let go', () => {
    const match = game.start({ seats: [{}] });
    match.prefer(0, 'go-on', 'yes');
    expect(match.world.said).toEqual(['go', 'go', 'go']);
    expect(match.legal(0).map(({ id }) => id)).toEqual(['go', 'stay']);
    expect([match.choices, new View(match, 0).preferences]).toEqual([1, {}]);
  });

  test('is refused with a reason where the game cannot follow it', () => {
    const match = game.start({ seats: [{}] });
    const { code, message } = refusal(match, () => match.prefer(0, 'go-on', 'never'));
    expect([code, message]).toEqual(['forbidden', 'You are too tired.']);
  });
});
