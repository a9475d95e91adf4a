import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { duel, market, pig } from './examples/index.ts';
import { seats, toy } from './testing/toy.ts';
import { View } from './view.ts';
import { plainWords, sayIn } from './words.ts';

const match = market.prepare(market.agree({ seats: seats(2), seed: 'words' }));
arrange(match, [{ next: { pile: ['silk-1', 'silk-2', 'silk-3'] } }]);
match.resolve();
const view = new View(match, 0);
const { pending } = view;
if (!pending) throw new Error('Seat 0 should be asked.');
const say = sayIn(market.spec.messages);
const words = plainWords(market);

test('a message is found by its key, and its holes are filled', () => {
  const speak = sayIn({ hurt: '{who} suffers {n} {n|wound|wounds}' });
  expect(speak('hurt', { who: 'Ulf', n: 2 })).toBe('Ulf suffers 2 wounds');
  expect(speak('no-such-key')).toBe('no-such-key');
});

test('options without words of their own read as their ids', () => {
  expect(words.option(say, view, pending, { id: 'draw' })).toBe('Draw');
  expect(words.option(say, view, pending, { id: 'steal:1' })).toBe('Steal 1');
});

test('an option about a card names its face where the viewer knows it', () => {
  expect(words.option(say, view, pending, { id: 'show:0' })).toBe('Show silk-1');
  expect(words.option(say, new View(match, 1), pending, { id: 'show:0' })).toBe('Show 0');
});

test('prompts, events and faces have plain words', () => {
  expect(words.prompt(say, view, pending)).toBe('What do you do?');
  expect(words.face(say, 'silk-1')).toEqual({ name: 'Silk 1', text: '' });
  const unknown = { type: 'sneezed', seat: 1, card: 4 } as never;
  expect(words.event(say, view, { n: 0, event: unknown, faces: {} })).toBe('Sneezed: seat 1');
  expect(words.rules(pending)).toEqual([]);
});

test('every event of the examples is told in a sentence', () => {
  const tellings = (game: string) => {
    const code = readFileSync(new URL(`examples/${game}/${game}.ts`, import.meta.url), 'utf8');
    return [...code.matchAll(/tell\(\{ type: '([\w-]+)'/g)].map(([, type]) => type);
  };
  for (const game of [pig, duel, market]) {
    for (const type of tellings(game.id)) expect(game.spec.messages).toHaveProperty([`event.${type}`]);
  }
  const pigWords = plainWords(pig);
  const rolled = (die: number) =>
    pigWords.event(sayIn(pig.spec.messages), view as never, {
      n: 0,
      event: { type: 'rolled', seat: 0, die },
      faces: {},
    });
  expect([rolled(4), rolled(1)]).toEqual([
    'Player 1 rolls 4.',
    'Player 1 rolls 1: this turn brings nothing.',
  ]);
});

test('messages of the game come first', () => {
  const game = toy({
    messages: {
      'prompt.act': 'What now?',
      'option.show': 'Show {what} around',
      'event.drew': 'Seat {seat} draws {cards}.',
    },
  });
  const own = plainWords(game);
  const speak = sayIn(game.spec.messages);
  expect(own.prompt(speak, view as never, pending as never)).toBe('What now?');
  expect(own.option(speak, view as never, pending as never, { id: 'show:0' })).toBe('Show silk-1 around');
  const drew = { type: 'drew', seat: 1, card: 4 };
  expect(own.event(speak, view as never, { n: 0, event: drew, faces: { 4: 'rope' } })).toBe(
    'Seat 1 draws rope.',
  );
  expect(own.event(speak, view as never, { n: 0, event: drew, faces: {} })).toBe('Seat 1 draws a card.');
});

test('reasons of refusals come from the messages', () => {
  expect(pig.reason('nothing-yet')).toBe('You have not rolled yet in this turn.');
});
