import type { Effect, Scope } from './effect.ts';
import type { Held } from './holds.ts';
import type { Seat } from './ids.ts';
import type { Match } from './match.ts';
import type { AboutIn, EffectIn } from './seams.ts';
import type { OpenWindow } from './windows.ts';

/** Something a seat may choose: a readable, stable id and the effect it puts on the agenda. */
export interface Option<W = unknown> {
  readonly id: string;
  readonly effect: EffectIn<W>;
}

/** An option as it is shown, with what it is about. */
export interface ShownOption<W = unknown> extends Option<W> {
  readonly about?: AboutIn<W> | undefined;
}

/** Something a player would look for and may not do now, with the rule and a message key for the reason. */
export interface Forbidden<W = unknown> {
  readonly id: string;
  readonly rule: string;
  readonly reason: string;
  readonly about?: AboutIn<W> | undefined;
}

const NOTHING_FORBIDDEN: readonly never[] = [];
const NOTHING_LEGAL: never[] = [];

/** Gathers the options of a question. In playouts nobody asks why not, so refusals are not gathered. */
export class Options<W = unknown> {
  #legal: Option<W>[] = NOTHING_LEGAL;
  /** The list is somebody else's: it is copied before anything is added. */
  #borrowed = true;
  readonly #forbidden: Forbidden<W>[] | undefined;

  constructor(withForbidden: boolean) {
    this.#forbidden = withForbidden ? [] : undefined;
  }

  /** Will anybody ask why not? Where it takes work to find out, look first. */
  get explains(): boolean {
    return this.#forbidden !== undefined;
  }

  get legal(): readonly Option<W>[] {
    return this.#legal;
  }

  /** Adds an option made beforehand: for questions with many that are always alike. */
  put(option: Option<W>): void {
    if (this.#borrowed) this.#copyWith(option);
    else this.#legal[this.#legal.length] = option;
  }

  /** Adds a whole list made beforehand. */
  putAll(options: readonly Option<W>[]): void {
    if (this.#legal.length === 0) {
      this.#legal = options as Option<W>[];
      this.#borrowed = true;
    } else for (const option of options) this.put(option);
  }

  #copyWith(option: Option<W>): void {
    this.#legal = this.#legal.length === 0 ? roomy(option) : [...this.#legal, option];
    this.#borrowed = false;
  }

  /** Replaces every option by another: where those who look see more than those who only choose. */
  change(by: (option: Option<W>) => Option<W>): void {
    this.#legal = this.#legal.map(by);
    this.#borrowed = false;
  }

  add(id: string, effect: EffectIn<W>): void {
    this.put({ id, effect });
  }

  forbid(id: string, rule: string, reason: string, about?: AboutIn<W>): void {
    this.#forbidden?.push({ id, rule, reason, about });
  }

  get forbidden(): readonly Forbidden<W>[] {
    return this.#forbidden ?? NOTHING_FORBIDDEN;
  }
}

/** A list of one that has room for a few more, as most questions have. (One that grows makes room for twenty at once.) */
function roomy<T>(first: T): T[] {
  const list = [first, first, first, first, first, first];
  while (list.length > 1) list.pop();
  return list;
}

/** One seat chooses; the chosen option's effect takes the question's place on the agenda. */
export interface Ask<W, E extends Effect = Effect> {
  readonly kind: 'ask';
  /** A lone option is taken without asking, unless the ledger's CHOICE table says to ask. */
  readonly lone?: 'auto' | 'ask';
  /** In the middle of something: no open point, so nothing is offered to others here, and nobody's hold stops it. */
  readonly midway?: boolean;
  /** The seat that is asked; that of the scope if absent. */
  seat?(match: Match<W>, question: E, scope: Scope): Seat;
  options(match: Match<W>, question: E, scope: Scope, options: Options<W>): void;
}

/** Several seats choose at once and secretly; nothing shows until all have answered. */
export interface Sealed<W, E extends Effect = Effect> {
  readonly kind: 'sealed';
  readonly lone?: 'auto' | 'ask';
  seats(match: Match<W>, question: E, scope: Scope): readonly Seat[];
  options(match: Match<W>, question: E, scope: Scope, options: Options<W>, seat: Seat): void;
  /** All have answered: `answers[i]` is the option of `seats[i]`. */
  reveal(match: Match<W>, question: E, scope: Scope, answers: readonly Option<W>[]): void;
}

/**
 * One seat picks several times, may take picks back, and nobody sees anything until it is done: one choice in the
 * record. The option whose effect is DONE ends it.
 */
export interface Draft<W, E extends Effect = Effect> {
  readonly kind: 'draft';
  readonly lone?: 'auto' | 'ask';
  readonly midway?: boolean;
  seat?(match: Match<W>, question: E, scope: Scope): Seat;
  options(match: Match<W>, question: E, scope: Scope, options: Options<W>, picks: readonly string[]): void;
  finish(match: Match<W>, question: E, scope: Scope, picks: readonly string[]): void;
}

export type Question<W, E extends Effect = Effect> = Ask<W, E> | Sealed<W, E> | Draft<W, E>;

/** What one seat is asked, as it is shown to that seat. */
export interface Pending<W = unknown> {
  readonly seat: Seat;
  readonly kind: 'ask' | 'sealed' | 'draft' | 'offer';
  /** The question itself; its `do` names it. */
  readonly question: EffectIn<W> | OpenWindow | Held;
  readonly scope: Scope;
  readonly options: readonly ShownOption<W>[];
  readonly forbidden: readonly Forbidden<W>[];
  /** What this seat has picked so far, in a draft: the options as they were. */
  readonly picks: readonly ShownOption<W>[];
}
