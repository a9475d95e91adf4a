import { describe, expect, test } from 'vitest';
import type { Arrangement } from './arrange.ts';
import { DONE, type Effect } from './effect.ts';
import { duel, market, pig } from './examples/index.ts';
import type { AnyChapter } from './game.ts';
import type { Match } from './match.ts';
import { Playthrough } from './playthrough.ts';

import { stateHash } from './save.ts';
import { refusal, say, seats, type ToyWorld, toy } from './testing/toy.ts';

type Questions = NonNullable<AnyChapter<ToyWorld>['questions']>;

const ofMarket = (...arranged: Arrangement[]) =>
  new Playthrough(market, { seats: seats(3), seed: 'undo' }, arranged);
const again = <W>(play: Playthrough<W>): Playthrough<W> =>
  Playthrough.replay(play.game, JSON.parse(JSON.stringify(play.record)));

describe('a record', () => {
  test('replays to the same state and the same events', () => {
    const play = new Playthrough(pig, { seats: seats(2), seed: 'record' });
    for (let i = 0; i < 20; i++) play.choose(play.match.asked(), 'roll');
    expect(stateHash(again(play).match)).toBe(stateHash(play.match));
    expect(again(play).events.seenBy(1)).toEqual(play.events.seenBy(1));
  });

  test('holds a draft as one choice with its picks, taken-back ones left out', () => {
    const play = ofMarket({ next: { pile: ['silk-1', 'amber-1', 'silk-2'] } });
    play.choose(0, 'sell');
    play.choose(0, '1');
    play.retract(0);
    for (const id of ['2', '0', 'done']) play.choose(0, id);
    expect(play.choices).toEqual([
      [0, 'sell'],
      [0, ['2', '0', 'done']],
    ]);
    expect(stateHash(again(play).match)).toBe(stateHash(play.match));
  });

  test('holds offers, holds and preferences, in the order of arrival', () => {
    const play = ofMarket({ next: { 'charm-pile': ['shield', 'bell', 'bell'] } });
    play.hold(1, true);
    play.prefer(2, 'skip-all', 'yes: please');
    play.hold(1, false);
    play.choose(2, play.match.pendingFor(2)?.options[0].id ?? '');
    play.choose(0, 'spyglass');
    expect(play.choices.map(([seat, what]) => `${seat} ${what}`)).toEqual([
      '1 !hold',
      '2 =skip-all:yes: please',
      '1 !release',
      expect.stringMatching(/^2 ring:/),
      '0 spyglass',
    ]);
    expect(again(play).match.preferences[2]).toEqual({ 'skip-all': 'yes: please' });
    expect(stateHash(again(play).match)).toBe(stateHash(play.match));
  });

  test('of another game or version says so', () => {
    const { record } = new Playthrough(pig, { seats: seats(2) });
    expect(() => Playthrough.replay(duel, record as never)).toThrow("is of 'pig', not of 'duel'");
    expect(() => Playthrough.replay(pig, { ...record, version: '0-x' })).toThrow(/version 0-x of Pig/);
  });

  test('keeps what was arranged before the first choice', () => {
    const play = new Playthrough(pig, { seats: seats(2) }, [{ dice: [4] }]);
    play.choose(0, 'roll');
    expect(again(play).match.world.total).toBe(4);
  });

  test('can be looked at up to any choice', () => {
    const play = new Playthrough(pig, { seats: seats(2) }, [{ dice: [4, 5] }]);
    play.choose(0, 'roll');
    play.choose(0, 'roll');
    expect(play.upTo(1).match.world.total).toBe(4);
  });
});

describe('drafts in a record', () => {
  /** `first` and, after `a`, `b` are picked without asking. */
  const draft: Questions[string] = {
    kind: 'draft',
    options(_match, _question, _scope, options, picks) {
      const after: Record<string, string[]> = { '': ['first'], first: ['a', 'z'], a: ['b'], b: ['c', 'd'] };
      for (const id of after[picks.at(-1) ?? ''] ?? []) options.add(id, say(id));
      if (['c', 'd', 'z'].includes(picks.at(-1) ?? '')) options.add('done', DONE);
    },
    finish: (match, _question, scope, picks) => match.pushAll(picks.map(say), scope),
  };
  const begin = () => new Playthrough(toy({ questions: { draft } }, { do: 'draft' }), { seats: seats(1) });

  test('replay although some picks were made without asking', () => {
    const play = begin();
    play.choose(0, 'a');
    play.choose(0, 'c');
    expect(play.match.world.said).toEqual(['first', 'a', 'b', 'c']);
    expect(play.choices).toEqual([[0, ['first', 'a', 'b', 'c']]]);
    expect(stateHash(again(play).match)).toBe(stateHash(play.match));
  });

  test('that are refused at a later pick leave nothing picked', () => {
    const play = begin();
    expect(refusal(play.match, () => play.enact([0, ['a', 'no such pick']])).code).toBe('unknown');
    expect(play.match.picks).toEqual(['first']);
  });

  test('that have more picks than there are to make are refused, also where there is no draft', () => {
    const play = begin();
    const { message } = refusal(play.match, () => play.enact([0, ['first', 'z', 'no such pick']]));
    expect(message).toMatch(/more picks than/);
    const pigs = new Playthrough(pig, { seats: seats(2) });
    for (const picks of [['roll', 'roll'], ['roll', 'fly'], []])
      expect(refusal(pigs.match, () => pigs.enact([0, picks])).code).toBe('unknown');
    expect([play.choices, pigs.choices]).toEqual([[], []]);
  });

  test('that are not finished are refused', () => {
    const play = begin();
    expect(refusal(play.match, () => play.enact([0, ['a']])).message).toMatch(/not finished/);
    expect(refusal(play.match, () => play.enact([0, 'a'])).message).toMatch(/not finished/);
    expect(play.choices).toEqual([]);
  });
});

describe('undo', () => {
  test('gives back the state, the events and the record of before', () => {
    const play = ofMarket();
    play.choose(0, 'peek');
    play.choose(0, 'top');
    const before = [stateHash(play.match), play.events.length, play.choices.length];
    play.choose(1, 'sell');
    expect(play.canUndo(1)).toBe(true);
    play.undo(1);
    expect([stateHash(play.match), play.events.length, play.choices.length]).toEqual(before);
  });

  const act = (id: string, ...arranged: Arrangement[]) => {
    const play = ofMarket(...arranged);
    play.choose(0, id.replace('@first', String(play.match.instances.first(play.match.zone('hand', 0)))));
    return play;
  };
  const noCharms = { next: { 'charm-pile': ['bell', 'bell', 'debt'] } };

  test('is denied once a card has come to light: drawn, peeked at, or seen through the spyglass', () => {
    for (const id of ['draw', 'peek', 'spyglass']) expect([id, act(id).canUndo(0)]).toEqual([id, false]);
  });

  test('is denied once a part of a card has come to light', () => {
    expect(act('show:@first').canUndo(0)).toBe(false);
  });

  test('is denied once something random has happened', () => {
    expect(act('steal:1', noCharms).canUndo(0)).toBe(false);
    const play = new Playthrough(pig, { seats: seats(2) });
    play.choose(0, 'roll');
    expect(play.canUndo(0)).toBe(false);
    const arranged = new Playthrough(pig, { seats: seats(2) }, [{ dice: [2] }]);
    arranged.choose(0, 'roll');
    expect(arranged.canUndo(0)).toBe(false);
  });

  test('is allowed up to the last choice before that', () => {
    const play = new Playthrough(pig, { seats: seats(2) }, [{ dice: [2, 3] }]);
    play.choose(0, 'roll');
    play.choose(0, 'hold');
    expect(play.canUndo(0)).toBe(true);
    play.undo(0);
    expect([play.canUndo(0), play.match.world.total]).toEqual([false, 2]);
  });

  test('is for the seat that chose last', () => {
    const play = act('sell');
    expect([play.canUndo(0), play.canUndo(1)]).toEqual([true, false]);
    play.choose(0, 'done');
    play.choose(1, 'sell');
    expect(play.canUndo(0)).toBe(false);
    const { code, message } = refusal(play.match, () => play.undo(0));
    expect([code, message]).toEqual(['forbidden', expect.stringMatching(/come to light, or somebody acted/)]);
  });

  test('is denied before anything was chosen', () => {
    expect(ofMarket().canUndo(0)).toBe(false);
  });

  test('of a sealed answer is allowed until the answers are revealed, also where no card tells them', () => {
    const sealed: Questions[string] = {
      kind: 'sealed',
      seats: () => [0, 1],
      options: (_match, _question, _scope, options) => {
        for (const id of ['rock', 'paper']) options.add(id, say(id));
      },
      reveal: (match, _question, scope, answers) =>
        match.pushAll([...answers.map(({ effect }) => effect), { do: 'sealed' }], scope),
    };
    const play = new Playthrough(toy({ questions: { sealed } }, { do: 'sealed' }), { seats: seats(2) });
    play.choose(0, 'rock');
    expect(play.canUndo(0)).toBe(true);
    play.undo(0);
    expect(play.match.answers).toEqual([]);
    play.choose(0, 'paper');
    play.choose(1, 'rock');
    expect(play.canUndo(1)).toBe(false);
  });

  test('of what a seat noted of its own card is allowed to that seat, until it has come to light', () => {
    const ask = (...ids: string[]): Questions[string] => ({
      kind: 'ask',
      seat: (_match, question: Effect) => (question.do === 'hide' ? 0 : 1),
      options: (_match, _question, _scope, options) => {
        for (const id of ids) options.add(id, { do: id.slice(0, -1) });
      },
    });
    const game = toy(
      {
        faces: [{ id: 'pearl', back: 'card' }],
        zones: { hand: { per: 'seat', sees: 'owner' } },
        dealt: () => [{ face: 'pearl', zone: 'hand', count: 1 }],
        questions: { hide: ask('note1', 'note2'), guess: ask('tell1', 'tell2'), rest: ask('tell1', 'tell2') },
        handlers: {
          note: ({ instances }) => instances.note(0, 'left hand', 1),
          tell: ({ instances }) => {
            instances.notes = [];
          },
        },
      },
      { do: 'hide' },
      { do: 'guess' },
      { do: 'rest' },
    );
    const play = new Playthrough(game, { seats: seats(2) });
    play.choose(0, 'note1');
    expect([play.match.instances.notes.length, play.canUndo(0)]).toEqual([1, true]);
    play.choose(1, 'tell1');
    expect(play.canUndo(1)).toBe(false);
  });

  test('keeps what a scenario arranged in the middle', () => {
    const play = new Playthrough(pig, { seats: seats(2) });
    play.arrange([{ dice: [5] }]);
    play.choose(0, 'roll');
    play.choose(0, 'hold');
    play.undo(0);
    expect(play.match.world.total).toBe(5);
  });
});

describe('a handler that throws', () => {
  const questions: Questions = {
    ask: {
      kind: 'ask',
      options: (_match, _question, _scope, options) => {
        options.add('speak', { do: 'speak' });
        options.add('break', { do: 'break' });
      },
    },
  };
  const handlers: NonNullable<AnyChapter<ToyWorld>['handlers']> = {
    speak: (match: Match<ToyWorld>, _effect: never, scope) =>
      match.pushAll([say('hello'), { do: 'ask' }], scope),
    break(match: Match<ToyWorld>) {
      match.world.said.push('half done');
      throw new Error('a mistake in a game');
    },
  };

  test('harms nobody: the match is as it was, and play goes on', () => {
    const play = new Playthrough(toy({ questions, handlers }, { do: 'ask' }), { seats: seats(1) });
    play.choose(0, 'speak');
    const before = [stateHash(play.match), play.choices.length, play.events.length];
    expect(() => play.choose(0, 'break')).toThrow('a mistake in a game');
    expect([stateHash(play.match), play.choices.length, play.events.length]).toEqual(before);
    play.choose(0, 'speak');
    expect(play.match.world.said).toEqual(['hello', 'hello']);
  });
});
