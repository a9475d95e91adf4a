/** What the tests of card texts share: how a sentence may look, and what it must have in common with its model. */
import { type Say, sayIn } from '@underhall/kernel';
import { expect } from 'vitest';

/** Speaks with these messages, and with no others. */
export function saying(messages: Readonly<Record<string, string>>): Say {
  const say = sayIn(messages);
  return (key, holes) => {
    if (!(key in messages)) throw new Error(`There is no message '${key}'.`);
    return say(key, holes);
  };
}

export function one<T extends { readonly id: string }>(things: readonly T[], id: string): T {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`There is no '${id}'.`);
  return found;
}

const BAD = /[{}]|undefined|NaN| {2}|\.\.|[,;:]\.| [,.;:]/;

export function expectSound(text: string, where: string): void {
  expect(text, where).toMatch(/^[A-Z].*\.$/);
  expect(text, where).not.toMatch(BAD);
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The numbers a text mentions. Results that do nothing are not told by the made texts. */
export function numbersIn(text: string): number[] {
  const digits = NUMBER_WORDS.reduce(
    (all, word, i) => all.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(i + 2)),
    text.replaceAll(/[\d-]+, nothing;?/g, '').replaceAll(/(?<=\d),(?=\d{3})/g, ''),
  );
  return [...new Set(digits.match(/\d+/g)?.map(Number))].sort((a, b) => a - b);
}
