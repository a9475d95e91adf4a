/**
 * What the ids of a game's options look like. A form is written as an id is, with capitals for what changes: `roll`,
 * `steal:SEAT`, `show:CARD`. So pages can list them, and who writes an id that no option can have is told.
 */
import type { Game } from './game.ts';
import { MOST_SEATS } from './ids.ts';
import { knownIn } from './known.ts';
import { nearest } from './nearest.ts';
import type { Forbidden } from './questions.ts';

/** By form: what choosing it does. */
export type OptionForms = Readonly<Record<string, string>>;

/** By the form of an option: the reasons why it can be forbidden, each with its rule, or with several. */
export type Prohibitions = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** What can stand for a word in capitals. */
export interface OptionPart {
  readonly what: string;
  has(word: string, game: Game): boolean;
  /** All words, where they can be told. */
  words?(game: Game): Iterable<string>;
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
  FACE: anyId('the id of a card or token', 'card'),
  SEAT: { what: 'a seat', has: (word) => /^\d+$/.test(word) && Number(word) < MOST_SEATS },
  NUMBER: { what: 'a number', has: (word) => /^\d+$/.test(word) },
};

/** One of a few words. */
export function anyOf(what: string, words: readonly string[]): OptionPart {
  return { what, has: (word) => words.includes(word), words: () => words };
}

/** An id of one of these kinds (see Declared.ids). */
export function anyId(what: string, ...kinds: readonly string[]): OptionPart {
  const ids = (game: Game) => kinds.map((kind) => knownIn(game).get(kind) ?? new Set<string>());
  return {
    what,
    has: (word, game) => ids(game).some((one) => one.has(word)),
    words: (game) => ids(game).flatMap((one) => [...one]),
  };
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
  const told = alike.length > 0 ? alike : forms;
  const capitals = [...new Set(told.flatMap(partsOf))];
  const meanings = capitals.map((part) => `${part} is ${partOf(game as Game, part)?.what}`);
  const perhaps = perhapsMeant(game as Game, forms, words);
  const meant = perhaps === undefined ? '' : ` (did you mean '${perhaps}'?)`;
  return `no option of ${game.spec.name} is ever called '${id}'${meant}. There are: ${[told.join(', '), ...meanings].join('; ')}`;
}

/** Of the ids that fit a form word for word the one that is nearest to what was written. */
function perhapsMeant(game: Game, forms: readonly string[], words: readonly string[]): string | undefined {
  const possible = forms.flatMap((form) => {
    const parts = form.split(':');
    if (parts.length !== words.length) return [];
    const mended = parts.map((part, i) => mend(game, part, words[i]));
    return mended.includes(undefined) ? [] : [mended.join(':')];
  });
  return nearest(words.join(':'), possible);
}

/** The word itself where it fits, or what comes nearest to it. */
function mend(game: Game, part: string, word: string): string | undefined {
  const open = partOf(game, part);
  if (!open) return part;
  return open.has(word, game) ? word : nearest(word, open.words?.(game) ?? []);
}

/** Why a game does not declare that this is forbidden; undefined if it does, or if it does not tell. */
export function undeclaredProhibition<W>(
  game: Game<W>,
  { id, rule, reason }: Pick<Forbidden, 'id' | 'rule' | 'reason'>,
): string | undefined {
  const declared = game.spec.declares?.forbidden;
  if (!declared) return undefined;
  const told = Object.entries(declared).some(
    ([form, reasons]) =>
      fits(game as Game, form.split(':'), id.split(':')) &&
      Object.hasOwn(reasons, reason) &&
      [reasons[reason]].flat().includes(rule),
  );
  return told ? undefined : `'${id}' is forbidden by ${rule} (${reason}), and this is not declared`;
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
