import { describe, expect, test } from 'vitest';
import { Playthrough } from '../playthrough.ts';
import { plainWords, type Words } from '../words.ts';
import { Reader } from './reader.ts';
import { type Different, say, seats, type ToyWorld, toy } from './toy.ts';

const messages = {
  'prompt.act': 'What now?',
  'option.left': 'Go left',
  'option.right': 'Go right',
  'event.said': 'Somebody says {what}.',
  'event.end': 'It is over.',
  'reason.locked': 'The door is locked.',
  'preference.skip-all': 'Do not ask',
  'count.said': 'Words said',
};

/** A toy that asks once: left or right, and never up. */
function asking(different: Different = {}) {
  return toy(
    {
      messages,
      questions: {
        act: {
          kind: 'ask',
          options(_match, _question, _scope, options) {
            options.add('left', say('left'));
            options.add('right', say('right'));
            options.forbid('up', 'TOY-UP-1', 'locked');
          },
        },
      },
      ...different,
    },
    { do: 'act' },
  );
}

function readerOf(game = asking(), different: Partial<Words<ToyWorld>> = {}): Reader {
  const words = { ...plainWords(game), rules: () => ['TOY-ACT-1'], ...different };
  return new Reader(game as never, words as never);
}

const reading = (reader: Reader) => () => reader.readMatch({ seats: seats(1) }, 'toy', 'random');

describe('a reader of what a game says', () => {
  test('is content when everything reads well, and knows what was asked, said and passed over', () => {
    const reader = readerOf();
    reading(reader)();
    reader.readTable();
    expect([...reader.questions]).toEqual(['act']);
    expect([...reader.silent]).toEqual([]);
    expect(reader.said).toContain('event.said');
  });

  test.each<[string, Partial<Words<ToyWorld>>, RegExp]>([
    [
      'a message that does not exist',
      { prompt: (speak) => speak('prompt.none') },
      /no message 'prompt.none'/,
    ],
    ['a key in place of a message', { prompt: () => 'Then prompt.act' }, /reads badly: 'Then prompt.act'/],
    ['a hole that was not filled', { event: (speak) => speak('event.said') }, /reads badly: .*\{what\}/],
    ['a line that begins small', { prompt: () => 'what now?' }, /begins small/],
    ['two options that read alike', { option: () => 'Go' }, /read alike: Go \/ Go/],
    ['a question without a rule behind it', { rules: () => [] }, /no rules behind the question 'act'/],
  ])('throws at %s', (_what, words, message) => {
    expect(reading(readerOf(asking(), words))).toThrow(message);
  });

  test('throws at a log that reads otherwise when it is made anew', () => {
    let times = 0;
    const event = () => `Line ${times++}.`;
    expect(reading(readerOf(asking(), { event }))).toThrow(/was 'Line \d+\.' and reads 'Line \d+\.'/);
  });

  test('throws at a reason nobody wrote', () => {
    const { 'reason.locked': _, ...others } = messages;
    expect(reading(readerOf(asking({ messages: others })))).toThrow("There is no message 'reason.locked'.");
  });

  test('reads every match from its beginning', () => {
    const game = toy({ messages }, say('first'));
    const told: string[] = [];
    const reader = readerOf(game, { event: (_say, _view, { event }) => void told.push(event.type) });
    for (const seed of ['one', 'two']) reader.read(new Playthrough(game, { seats: seats(1), seed }) as never);
    expect(told).toEqual(['said', 'end', 'said', 'end']);
    expect(reader.silent).toEqual(new Set(['said', 'end']));
  });
});
