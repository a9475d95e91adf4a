import { describe, expect, test } from 'vitest';
import { DONE, type Effect, scopeOf } from './effect.ts';
import type { Match } from './match.ts';
import { Playthrough } from './playthrough.ts';
import type { Draft } from './questions.ts';
import { load, save, stateHash } from './save.ts';
import { type Different, refusal, said, say, seats, type ToyWorld, toy } from './testing/toy.ts';
import { View } from './view.ts';

const ASK: Effect = { do: 'ask' };
const words = (...ids: string[]): NonNullable<Different['questions']>[string] => ({
  kind: 'ask',
  options: ({ world }, _question, _scope, options) => {
    for (const id of ids) if (!world.said.includes(`no-${id}`)) options.add(id, say(id));
  },
});
/** Everybody but seat 0 may say something while seat 0 is asked; saying `no-x` makes `x` impossible. */
const offers: Different['offers'] = (match, seat, options) => {
  if (seat === 0) return;
  for (const id of ['hum', 'no-x']) if (!match.world.said.includes(id)) options.add(id, say(id));
};
const begin = (different: Different = {}, ...first: readonly Effect[]) =>
  toy(
    { questions: { ask: words('x', 'y') }, offers, ...different },
    ...(first.length > 0 ? first : [ASK, ASK]),
  ).start({ seats: seats(3) });

describe('what is announced while somebody holds', () => {
  test('is carried out when the holder has passed', () => {
    const match = begin();
    match.hold(1, true);
    match.choose(0, 'x');
    expect([match.asked(), said(match)]).toEqual([1, '']);
    match.choose(1, 'pass');
    expect([match.asked(), said(match), match.choices]).toEqual([0, 'x', 2]);
  });

  test('is taken back if it can no longer be done, and its seat is asked again', () => {
    const play = new Playthrough(toy({ questions: { ask: words('x', 'y', 'z') }, offers }, ASK, ASK), {
      seats: seats(2),
    });
    play.hold(1, true);
    play.choose(0, 'x');
    play.choose(1, 'no-x');
    expect(play.match.asked()).toBe(0);
    expect(play.match.legal(0).map(({ id }) => id)).toEqual(['y', 'z']);
    expect(play.events.seenBy(0).map(({ event }) => event.type)).toEqual(['said', 'taken-back']);
  });

  test('is an offer, too: the holder is asked before it', () => {
    const match = begin();
    match.hold(2, true);
    match.choose(1, 'hum');
    expect([match.asked(), match.pendingFor(2)?.question.do, said(match)]).toEqual([2, 'held', '']);
    match.choose(2, 'hum');
    // Seat 2 hummed first, so there is nothing left of what seat 1 announced.
    expect([said(match), match.asked()]).toEqual(['hum', 0]);
  });

  test('waits for one holder after another, of whom nobody sees more than the one who is asked', () => {
    const match = begin();
    match.hold(1, true);
    match.hold(2, true);
    match.choose(0, 'x');
    const seen = JSON.stringify(new View(match, 0));
    expect(seen.match(/"held"/g)).toHaveLength(1);
    match.choose(1, 'pass');
    expect(match.asked()).toBe(2);
    match.choose(2, 'pass');
    expect([said(match), match.asked()]).toEqual(['x', 0]);
  });

  test('survives saving', () => {
    const match = begin();
    match.hold(1, true);
    match.choose(0, 'x');
    const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
    for (const one of [match, loaded]) one.choose(1, 'pass');
    expect(stateHash(loaded)).toBe(stateHash(match));
  });

  test('is gone with who gives up', () => {
    const match = begin({
      resignation: (_match, seat) => ({ do: 'leave', seat }) as Effect,
      handlers: {
        leave: (one: Match<ToyWorld>, { seat }: Effect & { seat: number }) => {
          one.dropFor(seat, 'end');
          one.push(ASK, scopeOf(2));
        },
      },
    });
    match.hold(1, true);
    match.choose(0, 'x');
    match.resign(0);
    while (match.asked() === 1) match.choose(1, 'pass');
    expect([match.asked(), said(match)]).toEqual([2, '']);
  });
});

describe('a draft', () => {
  const draft: Draft<ToyWorld> = {
    kind: 'draft',
    options(_match, _question, _scope, options, picks) {
      for (const id of ['a', 'b']) if (!picks.includes(id)) options.add(id, say(id));
      if (picks.length > 0) options.add('done', DONE);
    },
    finish: (match, _question, _scope, picks) => void match.world.said.push(picks.join('+')),
  };
  const drafting = () => begin({ questions: { draft, ask: words('x', 'y') } }, { do: 'draft' }, ASK);

  test('does not end before the holders were asked, and its picks stay secret', () => {
    const match = drafting();
    match.hold(1, true);
    match.choose(0, 'b');
    expect(match.asked()).toBe(0);
    match.choose(0, 'done');
    expect([match.asked(), said(match)]).toEqual([1, '']);
    expect(new View(match, 0).picks).toEqual(['b']);
    for (const other of [1, 2, 'spectator'] as const) expect(new View(match, other).picks).toEqual([]);
    match.choose(1, 'pass');
    expect([match.asked(), said(match)]).toEqual([0, 'b']);
  });
});

describe('an open point', () => {
  test('is not in the middle of something: nothing is offered, and no hold stops it', () => {
    const match = begin({ questions: { ask: { ...words('x', 'y'), midway: true } as never } });
    expect(match.pendingFor(1)).toBeUndefined();
    match.hold(1, true);
    match.choose(0, 'x');
    expect([match.asked(), said(match), match.holds]).toEqual([0, 'x', 0b10]);
  });

  test('a hold may be raised at any moment by who has something to play, and by nobody else', () => {
    const match = begin({ questions: { ask: { ...words('x', 'y'), midway: true } as never } });
    match.hold(2, true);
    expect(match.holds).toBe(0b100);
    expect(refusal(match, () => match.hold(0, true)).message).toBe('You have nothing to hold the game for.');
  });
});
