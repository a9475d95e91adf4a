import { expect, test } from 'vitest';
import type { Effect } from './effect.ts';
import { scopeOf, TABLE } from './effect.ts';
import type { Match } from './match.ts';
import { type Different, said, say, seats, type ToyWorld, toy } from './testing/toy.ts';

const ask: NonNullable<Different['questions']>[string] = {
  kind: 'ask',
  options: (_match, _question, { seat }, options) => {
    for (const word of ['yes', 'no']) options.add(word, say(`${seat} says ${word}.`));
  },
};

/** Each seat is asked, then the table goes on. Who gives up drops all that is his. */
const table = toy({
  begin(match) {
    match.push({ do: 'end' }, TABLE);
    match.push(say('The table goes on.'), TABLE);
    for (const seat of [1, 0]) match.push({ do: 'ask' }, scopeOf(seat));
  },
  questions: { ask },
  handlers: { 'give-up': (match: Match<ToyWorld>, _effect: Effect, { seat }) => match.dropFor(seat, 'turn') },
  resignation: () => ({ do: 'give-up' }),
});

test('who gives up takes only his own effects along, never those of the table', () => {
  for (const quitter of [0, 1]) {
    const match = table.start({ seats: seats(2) });
    match.resign(quitter);
    match.choose(1 - quitter, 'yes');
    expect([match.outcome !== undefined, said(match)]).toEqual([
      true,
      `${1 - quitter} says yes. The table goes on.`,
    ]);
  }
});

test('a window that stays open over the effect of a seat that is out does not take what lies below for its subject', () => {
  const match = table.start({ seats: seats(2) });
  match.push(say('This lies below.'), scopeOf(1));
  match.push(say('This was about to happen.'), scopeOf(0));
  match.push({ do: 'window' }, scopeOf(1));
  expect(match.subject()).toEqual(say('This was about to happen.'));
  match.dropFor(0, 'turn');
  expect([match.subject(), match.agenda.at(-3)]).toEqual([undefined, say('This lies below.')]);
});

test('what slips in waits until all above the named kinds is done', () => {
  const match = table.start({ seats: seats(2) });
  match.push(say('First.'), TABLE);
  match.slip(say('Then.'), scopeOf(1), ['ask']);
  expect(match.agenda.slice(-3)).toEqual([{ do: 'ask' }, say('Then.'), say('First.')]);
  expect(match.scopes.at(-2)).toEqual(scopeOf(1));
});
