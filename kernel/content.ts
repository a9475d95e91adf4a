/** Content that people write: read, checked as a whole, and every mistake reported with its place. */
import type { Effect } from './effect.ts';
import type { Json } from './ids.ts';
import { LanguageError } from './language/parse.ts';
import { compile, type Verbs } from './language/verbs.ts';
import { Misfit } from './refusal.ts';
import { mapOf, misfitsOf, object, oneOf, type Shape, text, wholeNumber } from './shape.ts';

/** What every content pack may say; `brings` is what a game lets packs bring along. */
export function packShape<O extends Record<string, Shape<unknown>>>(game: string, brings: O) {
  return object(
    { pack: text, game: oneOf(game) },
    {
      ...brings,
      name: text,
      version: wholeNumber(0),
      /** Cards of the box that stay out: id and how many. */
      without: mapOf(wholeNumber(1)),
    },
  );
}

interface Pack {
  readonly pack: string;
  readonly without?: Readonly<Record<string, number>>;
}

/** Gathers what is wrong with content, so that its writer hears of everything at once. */
export class Proofreader {
  readonly #verbs: Verbs;
  #problems: string[] = [];

  constructor(verbs: Verbs) {
    this.#verbs = verbs;
  }

  wrong(problem: string): void {
    this.#problems.push(problem);
  }

  /** Throws a Misfit if anything was wrong so far. */
  close(what: string): void {
    if (this.#problems.length > 0) throw new Misfit(`${what} does not fit`, this.#problems);
  }

  /** What a text does; nothing if there is a mistake in it. */
  effects(place: string, text: string): readonly Effect[] {
    try {
      return compile(text, this.#verbs);
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error;
      this.wrong(`${place}, effect "${text}", ${error.message}`);
      return [];
    }
  }

  /** Copies of the packs, if all of them have the shape; nothing else can be said of one that has not. */
  packs<P extends Pack>(wanted: Shape<P>, packs: readonly Json[]): P[] {
    packs.forEach((pack, i) => {
      const name = (pack as { pack?: string } | null)?.pack ?? `pack ${i + 1}`;
      for (const problem of misfitsOf(wanted, pack)) this.wrong(`${name}: ${problem}`);
    });
    this.close('The content pack');
    return JSON.parse(JSON.stringify(packs)) as P[];
  }

  /** Takes what a pack leaves out off the reader's own copies of cards; a card whose count is 0 is out. */
  leaveOut(cards: readonly { readonly id: string; count: number }[], { pack, without = {} }: Pack): void {
    for (const [id, count] of Object.entries(without)) {
      const card = cards.find((one) => one.id === id && one.count >= count);
      if (card) card.count -= count;
      else this.wrong(`${pack}: there are not ${count} of '${id}' to leave out`);
    }
  }

  /** An id stands for one thing. */
  distinct(cards: readonly { readonly id: string }[]): void {
    const ids = new Set<string>();
    for (const { id } of cards) {
      if (ids.has(id)) this.wrong(`two cards have the id '${id}'`);
      ids.add(id);
    }
  }
}
