import { describe, expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { DONE, type Effect, scopeOf } from './effect.ts';
import { duel, market, pig } from './examples/index.ts';
import type { AnyChapter } from './game.ts';
import { NONE } from './ids.ts';
import type { Match } from './match.ts';
import type { Draft, Sealed } from './questions.ts';
import { GameFault, Misfit } from './refusal.ts';
import { load, save, stateHash } from './save.ts';
import { END, refusal, said, say, seats, type ToyWorld, toy } from './testing/toy.ts';
import { View } from './view.ts';

type Questions = NonNullable<AnyChapter<ToyWorld>['questions']>;
const ask = (...ids: string[]): Questions[string] => ({
  kind: 'ask',
  options: (_match, _question, _scope, options) => {
    for (const id of ids) options.add(id, say(id));
  },
});
/** Two seats answer at once; what both chose is then said. */
const sealed: Sealed<ToyWorld> = {
  kind: 'sealed',
  seats: () => [0, 1],
  options: (_match, _question, _scope, options) => {
    options.add('a', say('a'));
    options.add('b', say('b'));
  },
  reveal: (match, _question, scope, answers) =>
    match.pushAll(
      answers.map(({ effect }) => effect),
      scope,
    ),
};
const ASK: Effect = { do: 'ask' };

describe('the agenda', () => {
  test('effects are resolved in the order in which they are put there together', () => {
    expect(said(toy({}, say('a'), say('b'), say('c')).start({ seats: seats(1) }))).toBe('a b c');
  });

  test('what a handler puts on the agenda comes before what lay there', () => {
    const game = toy(
      { handlers: { twice: (match: Match) => match.pushAll([say('x'), say('y')], scopeOf(0)) } },
      { do: 'twice' },
      say('z'),
    );
    expect(said(game.start({ seats: seats(1) }))).toBe('x y z');
  });

  test('what is still to come can be found, changed and dropped', () => {
    const rests: string[] = [];
    const meddle = (match: Match): void => {
      match.change('say', say('changed'));
      rests.push(JSON.stringify(match.coming('say')), `${match.coming('none')}`);
    };
    expect(said(toy({ handlers: { meddle } }, { do: 'meddle' }, say('a')).start({ seats: seats(1) }))).toBe(
      'changed',
    );
    expect(rests).toEqual(['{"do":"say","what":"changed"}', 'undefined']);
    const take = (match: Match): void => match.change('say', undefined);
    expect(
      said(toy({ handlers: { take } }, { do: 'take' }, say('a'), say('b')).start({ seats: seats(1) })),
    ).toBe('b');
    const through = (match: Match): void => match.dropThrough('mark');
    const above = (match: Match): void => match.dropAbove('mark');
    const mark = (match: Match<ToyWorld>): void => {
      match.world.said.push('mark');
    };
    const list = [say('a'), { do: 'mark' }, say('b')];
    expect(
      said(toy({ handlers: { through, mark } }, { do: 'through' }, ...list).start({ seats: seats(1) })),
    ).toBe('b');
    expect(
      said(toy({ handlers: { above, mark } }, { do: 'above' }, ...list).start({ seats: seats(1) })),
    ).toBe('mark b');
  });

  test.each(['dropThrough', 'dropAbove'] as const)('%s of what is not there is a fault', (name) => {
    const match = pig.start({ seats: seats(2) });
    expect(() => match[name]('nothing' as 'roll')).toThrow(GameFault);
    expect(() => match.change('nothing' as 'roll', undefined)).toThrow(GameFault);
    expect(() => match.changeSubject(undefined)).toThrow(GameFault);
  });

  test('a match that does not come to rest, or rests without an end, is a fault of the game', () => {
    const again = (match: Match): void => match.push({ do: 'again' }, scopeOf(0));
    expect(() => toy({ handlers: { again } }, { do: 'again' }).start({ seats: seats(1) })).toThrow(
      /come to rest/,
    );
    expect(() => toy({ begin: () => {} }).start({ seats: seats(1) })).toThrow(/no outcome/);
    expect(() => toy({}, { do: 'unheard' }).start({ seats: seats(1) })).toThrow(/'unheard' has neither/);
    expect(() => toy({ questions: { ask: ask() } }, ASK).start({ seats: seats(1) })).toThrow(
      /without an option/,
    );
  });

  test('an arranged die that no such die shows is refused', () => {
    const match = pig.start({ seats: seats(2) });
    arrange(match, [{ dice: [7] }]);
    expect(() => match.choose(0, 'roll')).toThrow(Misfit);
  });
});

describe('ask', () => {
  test('the chosen effect takes the place of the question', () => {
    const match = toy({ questions: { ask: ask('a', 'b') } }, ASK, say('c')).start({ seats: seats(1) });
    match.choose(0, 'b');
    expect(said(match)).toBe('b c');
  });

  test('a lone option is taken without asking', () => {
    const match = toy({ questions: { ask: ask('a') } }, ASK).start({ seats: seats(1) });
    expect([said(match), match.choices]).toEqual(['a', 0]);
  });

  test('a lone option is asked for where the game says so', () => {
    const match = toy({ questions: { ask: { ...ask('a'), lone: 'ask' } } }, ASK).start({ seats: seats(1) });
    expect([said(match), match.asked()]).toEqual(['', 0]);
  });

  test('asking for the options of a seat that is not asked does not change who is asked', () => {
    const match = load(pig, save(pig.start({ seats: seats(2) })));
    match.legal(1);
    expect(match.asked()).toBe(0);
  });
});

describe('a choice that cannot be taken is refused with a sentence and changes nothing:', () => {
  const begin = () => pig.start({ seats: seats(2), seed: 'refusals' });

  test('forbidden, with the rule', () => {
    const match = begin();
    const { code, rule, message } = refusal(match, () => match.choose(0, 'hold'));
    expect([code, rule, message]).toEqual([
      'forbidden',
      'PIG-HOLD-2',
      'You have not rolled yet in this turn.',
    ]);
  });

  test('unknown, with what there is', () => {
    const match = begin();
    const { code, message } = refusal(match, () => match.choose(0, 'fly'));
    expect([code, message]).toEqual(['unknown', "There is no option 'fly' now. You can choose: roll."]);
    expect(refusal(match, () => match.choose(0, 'rol')).message).toContain("(did you mean 'roll'?)");
  });

  test('stale', () => {
    const match = begin();
    arrange(match, [{ dice: [3] }]);
    match.choose(0, 'roll', 0);
    expect(refusal(match, () => match.choose(0, 'roll', 0)).code).toBe('stale');
    expect(refusal(match, () => match.choose(0, 'roll', 2)).code).toBe('stale');
  });

  test.each([1, 2, -1, 99, 0.5, Number.NaN])('foreign, from seat %s', (seat) => {
    const match = begin();
    expect(refusal(match, () => match.choose(seat, 'roll')).code).toBe('foreign');
  });

  test('over', () => {
    const match = pig.start({ seats: seats(2), options: { goal: 10 } });
    arrange(match, [{ dice: [6, 6] }]);
    for (const id of ['roll', 'roll', 'hold']) match.choose(0, id);
    for (const act of [
      () => match.choose(0, 'roll'),
      () => match.hold(0, true),
      () => match.resign(0),
      () => match.prefer(0, 'skip-all', 'yes'),
    ]) {
      expect(refusal(match, act).code).toBe('over');
    }
    expect([match.asked(), match.pending()]).toEqual([NONE, []]);
  });

  test('a hold, preference, resignation or retraction that makes no sense', () => {
    const match = begin();
    expect(refusal(match, () => match.hold(1, true)).code).toBe('unknown');
    expect(refusal(match, () => match.hold(7, true)).code).toBe('foreign');
    expect(refusal(match, () => match.prefer(0, 'tea', 'yes')).code).toBe('unknown');
    expect(refusal(match, () => match.prefer(9, 'skip-all', 'yes')).code).toBe('foreign');
    expect(refusal(match, () => match.resign(0)).code).toBe('unknown');
    expect(refusal(match, () => match.retract(0)).code).toBe('foreign');
  });
});

describe('sealed', () => {
  const begin = () => duel.start({ seats: seats(2), seed: 'sealed' });
  const [mine, yours] = begin()
    .pending()
    .map(({ options }) => options[0].id);

  test('a copy goes its own way: options here and there are those that would be found anew', () => {
    const anew = (match: ReturnType<typeof begin>, seat: number) => load(duel, save(match)).legal(seat);
    const match = begin();
    const copy = match.clone();
    for (const seat of [0, 1, 1, 0]) {
      expect(copy.legal(seat)).toEqual(anew(copy, seat));
      copy.take(seat, copy.legal(seat)[0]);
      for (const one of [0, 1]) expect(match.legal(one)).toEqual(anew(match, one));
    }
    expect(copy.legal(0)).toEqual(anew(copy, 0));
    expect(copy.legal(0)).not.toEqual(match.legal(0));
    expect(stateHash(match)).toBe(stateHash(begin()));
  });

  test('nothing is revealed until all have answered, and then everything is', () => {
    const match = begin();
    match.choose(1, yours);
    expect(match.instances.size(match.zone('discard'))).toBe(0);
    expect(match.asked()).toBe(0);
    match.choose(0, mine);
    expect(match.instances.size(match.zone('discard'))).toBe(2);
    expect(match.answers).toEqual([]);
  });

  test('an answer shows to others only as given', () => {
    const match = begin();
    const shown = (): Record<string, unknown> =>
      new View(match, 1).toJSON() as unknown as Record<string, unknown>;
    const before = shown();
    match.choose(0, mine);
    expect(shown()).toEqual({ ...before, choices: 1, answered: [0], awaited: [1] });
    expect(new View(match, 0).answer).toBe(mine);
    expect(new View(match, 1).answer).toBeUndefined();
    expect(new View(match, 'spectator').answer).toBeUndefined();
  });

  test('which answer was given makes no difference to the other seat', () => {
    const views = begin()
      .legal(0)
      .map(({ id }) => {
        const match = begin();
        match.choose(0, id);
        return JSON.stringify(new View(match, 1));
      });
    expect(new Set(views).size).toBe(1);
  });

  test('an answer that crosses the answer of another seat is not stale', () => {
    const match = begin();
    match.choose(0, mine, 0);
    match.choose(1, yours, 0);
    expect(match.world.round).toBe(2);
    expect(refusal(match, () => match.choose(1, yours, 1)).code).toBe('stale');
  });

  test('a seat answers once', () => {
    const match = begin();
    match.choose(0, mine);
    expect(refusal(match, () => match.choose(0, mine)).code).toBe('foreign');
  });

  test('a match saved between two answers goes on as if it had not been', () => {
    const match = begin();
    match.choose(0, mine);
    const loaded = load(duel, JSON.parse(JSON.stringify(save(match))));
    match.choose(1, yours);
    loaded.choose(1, yours);
    expect(stateHash(loaded)).toBe(stateHash(match));
  });

  test('a seat with one option has answered it without being asked', () => {
    const uneven: Sealed<ToyWorld> = {
      ...sealed,
      options(_match, _question, _scope, options, seat) {
        options.add('a', say('a'));
        if (seat === 1) options.add('b', say('b'));
      },
    };
    const match = toy({ questions: { uneven } }, { do: 'uneven' }).start({ seats: seats(2) });
    expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
    match.choose(1, 'b');
    expect(said(match)).toBe('a b');
  });
});

describe('draft', () => {
  /** Picks any of the words, in the order of the alphabet; `c` can only be picked together with `b`. */
  const words: Draft<ToyWorld> = {
    kind: 'draft',
    options(_match, _question, _scope, options, picks) {
      for (const id of ['a', 'b', 'c', 'd']) if (id > (picks.at(-1) ?? '')) options.add(id, say(id));
      if (picks.length > 0) options.add('done', DONE);
    },
    finish: (match, _question, scope, picks) => match.pushAll(picks.map(say), scope),
  };
  const DRAFT: Effect = { do: 'draft' };
  const begin = (draft = words) => toy({ questions: { draft } }, DRAFT).start({ seats: seats(2) });

  test('picks are revocable, and all of them are one choice', () => {
    const match = begin();
    match.choose(0, 'a');
    match.choose(0, 'b');
    match.retract(0);
    match.choose(0, 'c');
    expect([match.picks, match.choices, said(match)]).toEqual([['a', 'c'], 0, '']);
    match.choose(0, 'done');
    expect([match.choices, said(match)]).toEqual([1, 'a c']);
  });

  test('nobody else sees a pick', () => {
    const match = begin();
    const before = [JSON.stringify(new View(match, 1)), JSON.stringify(new View(match, 'spectator'))];
    match.choose(0, 'b');
    expect([JSON.stringify(new View(match, 1)), JSON.stringify(new View(match, 'spectator'))]).toEqual(
      before,
    );
    expect(new View(match, 0).pending?.picks).toMatchObject([{ id: 'b' }]);
  });

  test('only the seat that picks can pick or take back', () => {
    const match = begin();
    match.choose(0, 'a');
    expect(refusal(match, () => match.choose(1, 'b')).code).toBe('foreign');
    expect(refusal(match, () => match.retract(1)).code).toBe('foreign');
    match.retract(0);
    expect(refusal(match, () => match.retract(0)).message).toBe('There is nothing to take back.');
  });

  test('a pick that leaves no choice ends the draft', () => {
    const match = begin();
    match.choose(0, 'd');
    expect([match.choices, said(match)]).toEqual([1, 'd']);
  });

  test('a match saved in the middle of a draft goes on with the same picks', () => {
    const match = begin();
    match.choose(0, 'a');
    const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
    loaded.choose(0, 'done');
    expect(said(loaded)).toBe('a');
  });

  /** `start` is picked by itself; so is `b` after `a`. */
  const forced: Draft<ToyWorld> = {
    ...words,
    options(_match, _question, _scope, options, picks) {
      const after: Record<string, string[]> = { '': ['start'], start: ['a', 'z'], a: ['b'], b: ['c', 'd'] };
      for (const id of after[picks.at(-1) ?? ''] ?? []) options.add(id, say(id));
      if (!['', 'start', 'a', 'b'].includes(picks.at(-1) ?? '')) options.add('done', DONE);
    },
  };

  test('lone picks are made without asking, at the start and in the middle', () => {
    const match = begin(forced);
    expect(match.picks).toEqual(['start']);
    match.choose(0, 'a');
    expect(match.picks).toEqual(['start', 'a', 'b']);
    match.choose(0, 'd');
    expect(said(match)).toBe('start a b d');
  });

  test('taking back goes to the last place where there was something to choose', () => {
    const match = begin(forced);
    match.choose(0, 'a');
    match.retract(0);
    expect(match.picks).toEqual(['start']);
    expect(refusal(match, () => match.retract(0)).code).toBe('unknown');
  });
});

describe('offers and hold (MARKET-BELL-1, MARKET-BELL-2)', () => {
  /** Seat 1 has a bell, seat 2 another. */
  const begin = () => {
    const match = market.prepare(market.agree({ seats: seats(3), seed: 'bells' }));
    arrange(match, [{ next: { 'charm-pile': ['shield', 'bell', 'bell'] } }]);
    match.resolve();
    return match;
  };
  const bellOf = (match: ReturnType<typeof begin>, seat: number): string =>
    `ring:${match.instances.first(match.zone('charms', seat))}`;

  test('a seat may act while the game waits for another, which is then asked again', () => {
    const match = begin();
    expect(match.pendingFor(1)?.kind).toBe('offer');
    match.choose(1, bellOf(match, 1));
    expect(match.world.coins).toEqual([2, 4, 2]);
    expect([match.asked(), match.choices, match.pendingFor(1)]).toEqual([0, 1, undefined]);
  });

  test('a hold is a secret: nothing in any other view changes', () => {
    const match = begin();
    const views = () => [0, 2, 'spectator' as const].map((viewer) => JSON.stringify(new View(match, viewer)));
    const before = views();
    match.hold(1, true);
    expect(views()).toEqual(before);
    expect(new View(match, 1).holding).toBe(true);
  });

  test('a seat that holds is asked once before the act of another is carried out', () => {
    const match = begin();
    match.hold(1, true);
    match.choose(0, 'spyglass');
    expect([match.asked(), match.pendingFor(1)?.question.do]).toEqual([1, 'held']);
    expect(match.instances.size(match.zone('glass', 0))).toBe(0);
    match.choose(1, bellOf(match, 1));
    expect(match.instances.size(match.zone('glass', 0))).toBe(1);
    expect(match.world.coins).toEqual([2, 4, 2]);
    expect(match.holds).toBe(0);
  });

  test('several seats that hold are asked in the order of their seats', () => {
    const match = begin();
    match.hold(2, true);
    match.hold(1, true);
    match.choose(0, 'spyglass');
    expect(match.asked()).toBe(1);
    match.choose(1, 'pass');
    expect(match.asked()).toBe(2);
    match.choose(2, bellOf(match, 2));
    expect(match.world.turn).toBe(2);
  });

  test('a hold can be lowered again', () => {
    const match = begin();
    match.hold(1, true);
    match.hold(1, false);
    match.choose(0, 'spyglass');
    expect(match.asked()).toBe(1);
    expect(match.pendingFor(1)?.question.do).toBe('act');
  });

  test('a hold whose reason has vanished asks nothing', () => {
    const match = begin();
    match.hold(1, true);
    match.choose(1, bellOf(match, 1));
    match.choose(0, 'spyglass');
    expect(match.pendingFor(1)?.question.do).toBe('act');
    expect(match.holds).toBe(0);
  });

  test('who has nothing to play cannot hold', () => {
    const match = begin();
    expect(refusal(match, () => match.hold(0, true)).message).toBe('You have nothing to hold the game for.');
  });

  test('a match saved while a seat holds asks it after loading', () => {
    const match = begin();
    match.hold(1, true);
    const loaded = load(market, JSON.parse(JSON.stringify(save(match))));
    loaded.choose(0, 'spyglass');
    expect(loaded.pendingFor(1)?.question.do).toBe('held');
  });

  test('a hold waits while sealed answers are given', () => {
    const match = toy(
      {
        questions: { sealed, ask: ask('x', 'y') },
        offers: (_match, seat, options) => {
          if (seat === 2) options.add('ring', say('ring'));
        },
      },
      ASK,
      { do: 'sealed' },
      ASK,
    ).start({ seats: seats(3) });
    match.choose(0, 'x');
    match.holds = 0b100;
    match.choose(0, 'a');
    new View(match, 1).determinise(match.rng.clone());
    match.choose(1, 'b');
    expect(match.holds).toBe(0b100);
    match.choose(0, 'x');
    expect([match.asked(), match.pendingFor(2)?.question.do]).toEqual([2, 'held']);
  });
});

describe('resigning', () => {
  const begin = () =>
    toy(
      { questions: { sealed }, resignation: (_match, seat) => say(`seat ${seat} gives up`) },
      { do: 'sealed' },
    ).start({
      seats: seats(2),
    });

  test('works while others are asked, and comes before anything else', () => {
    const match = begin();
    match.resign(1);
    expect([said(match), match.choices]).toEqual(['seat 1 gives up', 1]);
  });

  test('during a sealed question throws the answers away unseen: all are asked again', () => {
    const match = begin();
    match.choose(0, 'a');
    match.resign(1);
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 1]);
    match.choose(0, 'b');
    match.choose(1, 'a');
    expect(said(match)).toBe('seat 1 gives up b a');
  });
});

describe('a clone', () => {
  test('played to its end leaves the original as it was', () => {
    const match = market.start({ seats: seats(2), seed: 'clone' });
    const before = stateHash(match);
    const copy = match.clone();
    for (let seat = copy.asked(); seat !== NONE; seat = copy.asked()) copy.take(seat, copy.legal(seat)[0]);
    expect(stateHash(match)).toBe(before);
    expect(stateHash(copy)).not.toBe(before);
  });

  test('made in the middle of a draft has its own picks', () => {
    const draft: Draft<ToyWorld> = {
      kind: 'draft',
      options: (_match, _question, _scope, options, picks) => {
        for (const id of ['a', 'b']) if (!picks.includes(id)) options.add(id, say(id));
        options.add('done', DONE);
      },
      finish: (match, _question, scope, picks) => match.pushAll(picks.map(say), scope),
    };
    const match = toy({ questions: { draft } }, { do: 'draft' }).start({ seats: seats(1) });
    match.choose(0, 'a');
    const copy = match.clone();
    copy.choose(0, 'b');
    expect(match.picks).toEqual(['a']);
    expect([said(match), said(copy)]).toEqual(['', 'a b']);
  });

  test('tells no events', () => {
    const match = toy({ questions: { ask: ask('a', 'b') } }, ASK, END).start({ seats: seats(1) });
    expect(match.clone().sink).toBeUndefined();
  });
});
