/**
 * What the ids of a game's options look like. A form is written as an id is, with capitals for what changes: `roll`,
 * `steal:SEAT`, `show:CARD`. So pages can list them, and who writes an id that no option can have is told.
 */
import type { Game } from './game.ts';
import { MOST_SEATS } from './ids.ts';

/** By form: what choosing it does. */
export type OptionForms = Readonly<Record<string, string>>;

/** What can stand for a word in capitals. */
export interface OptionPart {
  readonly what: string;
  has(word: string, game: Game): boolean;
}

export type OptionParts = Readonly<Record<string, OptionPart>>;

/** The options that the kernel brings to every game. */
export const KERNEL_FORMS: OptionForms = {
  pass: 'plays nothing in a window, or lets the game go on after a hold',
};

/** What every game understands. */
export const KERNEL_PARTS: OptionParts = {
  CARD: {
    what: 'the number of a card; in scenarios `@` and its id',
    has: (word, game) => /^\d+$/.test(word) || (word.startsWith('@') && game.hasFace(word.slice(1))),
  },
  FACE: { what: 'the id of a card or token', has: (word, game) => game.hasFace(word) },
  SEAT: { what: 'a seat', has: (word) => /^\d+$/.test(word) && Number(word) < MOST_SEATS },
  NUMBER: { what: 'a number', has: (word) => /^\d+$/.test(word) },
};

/** One of a few words. */
export function anyOf(what: string, words: readonly string[]): OptionPart {
  return { what, has: (word) => words.includes(word) };
}

/** The words in capitals of a form. */
export function partsOf(form: string): string[] {
  return form.split(':').filter((word) => /^[A-Z]+$/.test(word));
}

/** Why no option of a game can have this id; undefined if one can, or if the game does not tell. */
export function unknownOption<W>(game: Game<W>, id: string): string | undefined {
  const { declares } = game.spec;
  if (!declares?.options) return undefined;
  const forms = Object.keys({ ...declares.options, ...KERNEL_FORMS });
  const words = id.split(':');
  if (forms.some((form) => fits(game as Game, form.split(':'), words))) return undefined;
  const alike = forms.filter((form) => form.split(':')[0] === words[0]);
  const known = alike.length > 0 ? alike : forms;
  const capitals = [...new Set(known.flatMap(partsOf))];
  const meanings = capitals.map((part) => `${part} is ${partOf(game as Game, part)?.what}`);
  return `no option of ${game.spec.name} is ever called '${id}'. There are: ${[known.join(', '), ...meanings].join('; ')}`;
}

function fits(game: Game, form: readonly string[], words: readonly string[]): boolean {
  if (form.length !== words.length) return false;
  return form.every((part, i) => {
    const open = partOf(game, part);
    return open ? open.has(words[i], game) : part === words[i];
  });
}

function partOf({ spec }: Game, word: string): OptionPart | undefined {
  const own = spec.declares?.parts;
  if (own && Object.hasOwn(own, word)) return own[word];
  return Object.hasOwn(KERNEL_PARTS, word) ? KERNEL_PARTS[word] : undefined;
}
