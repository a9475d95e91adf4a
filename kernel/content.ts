/** Content that people write: read, checked as a whole, and every mistake reported with its place. */
import type { Effect } from './effect.ts';
import type { Json } from './ids.ts';
import { LanguageError } from './language/parse.ts';
import { compile, type Language } from './language/verbs.ts';
import { meantPerhaps } from './nearest.ts';
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

/** What is shown of a long text before and behind a mistake in it. */
const AROUND = 60;

function around(text: string, column: number): string {
  const from = Math.max(0, column - AROUND);
  const to = column + AROUND;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** What problems call a pack: its name, or if it has none its place among the packs. */
export function packName(pack: Json, place: number): string {
  const name = (pack as { pack?: Json } | null)?.pack;
  return typeof name === 'string' ? name : `pack ${place + 1}`;
}

/** Gathers what is wrong with content, so that its writer hears of everything at once. */
export class Proofreader {
  readonly #language: Language;
  readonly #problems: string[] = [];
  /** Where the thing with an id was written: a file of the box, or a content pack. */
  readonly #sources = new Map<string, string>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** Everything with an id in there comes from this file or pack: problems with its texts will say so. */
  from<T>(source: string, written: T): T {
    if (written === null || typeof written !== 'object') return written;
    if ('id' in written && typeof written.id === 'string') this.#sources.set(written.id, source);
    for (const inner of Object.values(written)) this.from(source, inner);
    return written;
  }

  wrong(problem: string): void {
    this.#problems.push(problem);
  }

  /** Throws a Misfit if anything was wrong so far. */
  close(what: string): void {
    if (this.#problems.length > 0) throw new Misfit(`${what} does not fit`, this.#problems);
  }

  /** What the text of a card (or of a part of it) does, on such a bearer; nothing if there is a mistake in it. */
  effects(id: string, text: string, bearer?: string, part?: string): readonly Effect[] {
    try {
      return compile(text, this.#language, bearer);
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error;
      const source = this.#sources.get(id);
      const written = `effect "${around(text, error.column)}"`;
      const place = [source ? `${source}: ${id}` : id, part, written].filter(Boolean).join(', ');
      this.wrong(`${place}, ${error.message}`);
      return [];
    }
  }

  /** Copies of the packs, if all of them have the shape; nothing else can be said of one that has not. */
  packs<P extends Pack>(wanted: Shape<P>, packs: readonly Json[]): P[] {
    packs.forEach((pack, i) => {
      for (const problem of misfitsOf(wanted, pack)) this.wrong(`${packName(pack, i)}: ${problem}`);
    });
    this.close('The content pack');
    const copies = JSON.parse(JSON.stringify(packs)) as P[];
    return copies.map((pack) => this.from(pack.pack, pack));
  }

  /** Takes what a pack leaves out off the reader's own copies of cards; a card whose count is 0 is out. */
  leaveOut(cards: readonly { readonly id: string; count: number }[], { pack, without = {} }: Pack): void {
    for (const [id, count] of Object.entries(without)) {
      const card = cards.find((one) => one.id === id);
      if (card && card.count >= count) card.count -= count;
      else if (card) this.wrong(`${pack}: there are not ${count} of '${id}' to leave out, but ${card.count}`);
      else {
        const ids = cards.map((one) => one.id);
        this.wrong(`${pack}: there is no '${id}' to leave out${meantPerhaps(id, ids)}`);
      }
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
