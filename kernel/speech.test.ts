import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import type { Pending } from './questions.ts';
import {
  diceIn,
  logLine,
  numberIn,
  plainHoles,
  plainLabel,
  type Telling,
  textIn,
  toldApart,
} from './speech.ts';
import { seats, type ToyWorld, toy } from './testing/toy.ts';
import { View } from './view.ts';
import { sayIn } from './words.ts';

const game = toy({
  messages: {
    'event.fell': 'seat {seat} falls {n} {n|step|steps}.',
    'event.fell.far': '{who} falls far.',
    'choice.act.go': 'Go now',
    'choice.go': 'Go to {place}',
    'choice.twin': '{text} ({n})',
  },
});
const say = sayIn(game.spec.messages);
const speech = { say, view: new View(game.start({ seats: seats(1) }), 0) };

describe('a line of the log', () => {
  const tellings: Record<string, Telling<ToyWorld>> = {
    jumped: (_speech, { event }, { who }) =>
      numberIn(event, 'n') > 3 ? { key: 'fell.far', who: `${who} too` } : undefined,
  };
  const lineOf = (event: Event) =>
    logLine(speech, { n: 0, event, faces: {} }, tellings, (_speech, { event }) => ({
      ...plainHoles(event),
      who: 'Ulf',
    }));

  test('is the message of its event, with the plain fields in its holes and a capital', () => {
    expect(lineOf({ type: 'fell', seat: 1, n: 2 })).toBe('Seat 1 falls 2 steps.');
  });

  test('is another message where the telling says so', () => {
    expect(lineOf({ type: 'jumped', n: 4 })).toBe('Ulf too falls far.');
  });

  test('is none for an event without a message or not worth one', () => {
    expect(lineOf({ type: 'shuffled' })).toBeUndefined();
    expect(lineOf({ type: 'jumped', n: 1 })).toBeUndefined();
  });
});

test('what an event does not say is 0, empty or none', () => {
  const event = { type: 'rolled', die: 3, what: 'luck', dice: [2, 5] };
  expect([numberIn(event, 'die'), textIn(event, 'what'), diceIn(event)]).toEqual([3, 'luck', [2, 5]]);
  expect([numberIn(event, 'what'), textIn(event, 'die'), diceIn({ type: 'rolled' })]).toEqual([0, '', []]);
});

test('a plain label is that of the question, or else that of the head', () => {
  const pending = (kind: string) => ({ question: { do: kind } }) as unknown as Pending;
  expect(plainLabel(speech, pending('act'), 'go')).toBe('Go now');
  expect(plainLabel(speech, pending('wait'), 'go', { place: 'Rome' })).toBe('Go to Rome');
});

test('options that read alike are numbered from the second on', () => {
  const pending = { options: ['take:1', 'take:2', 'pass'].map((id) => ({ id })) } as unknown as Pending;
  const labels = ['take:1', 'take:2', 'pass', 'no-option:9'].map((id) =>
    toldApart(say, pending, id, (one) => one.split(':')[0]),
  );
  expect(labels).toEqual(['take', 'take (2)', 'pass', 'no-option']);
});
