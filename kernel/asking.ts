import type { Effect } from './effect.ts';
import { Handling } from './handling.ts';
import { MOST_SEATS, NONE, type Seat } from './ids.ts';
import type { Match } from './match.ts';
import {
  type Draft,
  type Option,
  Options,
  type Pending,
  type Question,
  type Sealed,
  type ShownOption,
} from './questions.ts';
import { GameFault } from './refusal.ts';
import type { EffectIn } from './seams.ts';
import { meantBy } from './windows.ts';

export const NO_PICKS: readonly string[] = [];
const NO_OPTIONS: readonly never[] = [];
const NO_ANSWERS: readonly undefined[] = [];
const NOTHING_FOUND: readonly undefined[] = [];

/** What a seat was found to be asked or offered: perhaps nothing. */
interface Found<W> {
  readonly pending: Pending<W> | undefined;
}

/**
 * What lies open in a match: the question on top of its agenda, who is asked, and what each seat can answer. All of that
 * is derived from the state, found once for each moment and forgotten with the next choice.
 */
export class Asking<W> extends Handling<W> {
  // Secrets: a view keeps those of its own seat.
  /** Sealed answers by seat, as option ids. */
  answers: readonly (string | undefined)[] = [];
  /** The picks of the draft under way. */
  picks: readonly string[] = NO_PICKS;

  #open: Question<W> | undefined = undefined;
  #options: Options<W> | undefined = undefined;
  #optionsFor: Seat = NONE;
  /** What each seat was found to be asked or offered, whoever looked. */
  #found: readonly (Found<W> | undefined)[] = NOTHING_FOUND;
  /** The sealed question whose lone options are settled, and the answers to it as options. */
  #sealed: Effect | undefined = undefined;
  #given: readonly (Option<W> | undefined)[] = [];
  /** What each seat of it can answer. */
  #answerable: readonly (Options<W> | undefined)[] = [];

  /** A copy need not look again. */
  protected copyOpen(from: Asking<W>): void {
    this.#open = from.#open;
    this.#options = from.#options;
    this.#optionsFor = from.#optionsFor;
    this.#sealed = from.#sealed;
    this.#given = from.#given;
    this.#answerable = from.#answerable;
  }

  /** The seat whose answer is awaited (the first, where several are), or NONE when the match is over. */
  asked(this: Match<W>): Seat {
    if (this.outcome !== undefined || this.agenda.length === 0) return NONE;
    if (this.#options !== undefined && this.#open?.kind === 'ask') return this.#optionsFor;
    const top = this.agenda.length - 1;
    const question = this.question(top);
    if (question.kind === 'sealed') {
      for (const seat of question.seats(this, this.agenda[top], this.scopes[top])) {
        if (this.answers[seat] === undefined) return seat;
      }
    }
    return this.askedBy(question, top);
  }

  /** The legal options of a seat that is asked. */
  legal(this: Match<W>, seat: Seat): readonly Option<W>[] {
    if (this.#options !== undefined && this.#optionsFor === seat) return this.#options.legal;
    const top = this.agenda.length - 1;
    const sealed = this.#sealed === this.agenda[top] ? this.#answerable[seat] : undefined;
    return (sealed ?? this.derive(seat, !this.isAsked(this.question(top), top, seat))).legal;
  }

  /** Everything that seats are asked or offered at this moment. */
  pending(this: Match<W>): Pending<W>[] {
    if (this.outcome || this.agenda.length === 0) return [];
    const found: Pending<W>[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      const asked = this.pendingFor(seat);
      if (asked) found.push(asked);
    }
    return found;
  }

  /** What a seat is asked or offered, with what it may not do and why. */
  pendingFor(this: Match<W>, seat: Seat): Pending<W> | undefined {
    if (this.outcome || this.agenda.length === 0 || !this.sits(seat)) return undefined;
    const known = this.#found[seat];
    if (known) return known.pending;
    const pending = this.#findPending(seat);
    const found = this.#found.slice();
    found[seat] = { pending };
    this.#found = found;
    return pending;
  }

  protected sits(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  #findPending(this: Match<W>, seat: Seat): Pending<W> | undefined {
    const top = this.agenda.length - 1;
    const question = this.question(top);
    const asked = this.isAsked(question, top, seat);
    const options = asked ? this.derive(seat, true) : this.offersTo(seat);
    if (!asked && options.legal.length === 0) return undefined;
    return {
      seat,
      kind: asked ? question.kind : 'offer',
      question: this.agenda[top] as EffectIn<W>,
      scope: this.scopes[top],
      options: this.#shown(options.legal, top),
      forbidden: options.forbidden,
      picks: asked && question.kind === 'draft' ? this.#picked(question, top) : NO_OPTIONS,
    };
  }

  /** The options that the picks of a draft were. */
  #picked(this: Match<W>, question: Draft<W>, top: number): readonly ShownOption<W>[] {
    const picked = this.picks.flatMap((id, i) => {
      const options = new Options<W>(false);
      question.options(this, this.agenda[top], this.scopes[top], options, this.picks.slice(0, i));
      return options.legal.find((option) => option.id === id) ?? [];
    });
    return this.#shown(picked, top);
  }

  /** With what each option is about, where the game can tell. */
  #shown(this: Match<W>, options: readonly Option<W>[], top: number): readonly ShownOption<W>[] {
    const { about } = this.game.spec;
    if (about === undefined) return options;
    return options.map((option) => {
      const { effect, scope } = meantBy(option.effect, this.scopes[top]);
      return { ...option, about: about(this, effect, scope) };
    });
  }

  /** The seat whose draft is under way, also while others are asked above it; NONE if there is none. */
  picker(this: Match<W>): Seat {
    for (let at = this.agenda.length - 1; at >= 0 && this.outcome === undefined; at--) {
      const question = this.game.question(this.agenda[at].do);
      if (question?.kind === 'draft') return this.askedBy(question, at);
    }
    return NONE;
  }

  /** Something was changed from outside: what can be chosen must be found anew. */
  reconsider(): void {
    this.forget();
    this.#sealed = undefined;
    this.#answerable = NO_ANSWERS;
  }

  /** The moment is over. */
  protected forget(): void {
    this.#open = undefined;
    this.#options = undefined;
    this.#found = NOTHING_FOUND;
  }

  /** The loop has come to this question. */
  protected pose(question: Question<W>): void {
    this.#open = question;
  }

  protected question(top: number): Question<W> {
    if (this.#open !== undefined) return this.#open;
    const { question } = this.game.kind(this.agenda[top].do);
    if (question === undefined)
      throw new GameFault(`'${this.agenda[top].do}' lies open, but it is no question.`);
    this.#open = question;
    return question;
  }

  protected askedBy(this: Match<W>, question: Question<W>, top: number): Seat {
    const scope = this.scopes[top];
    if (question.kind === 'sealed' || question.seat === undefined) return scope.seat;
    return question.seat(this, this.agenda[top], scope);
  }

  protected isAsked(this: Match<W>, question: Question<W>, top: number, seat: Seat): boolean {
    if (question.kind !== 'sealed') return this.askedBy(question, top) === seat;
    const seats = question.seats(this, this.agenda[top], this.scopes[top]);
    return seats.includes(seat) && this.answers[seat] === undefined;
  }

  protected derive(this: Match<W>, seat: Seat, withForbidden: boolean): Options<W> {
    const top = this.agenda.length - 1;
    const known = withForbidden || this.#sealed !== this.agenda[top] ? undefined : this.#answerable[seat];
    const options = known ?? new Options<W>(withForbidden);
    if (known === undefined) this.#fill(this.question(top), top, seat, options);
    if (!withForbidden) {
      this.#options = options;
      this.#optionsFor = seat;
    }
    return options;
  }

  #fill(this: Match<W>, question: Question<W>, top: number, seat: Seat, options: Options<W>): void {
    const effect = this.agenda[top];
    const scope = this.scopes[top];
    if (question.kind === 'ask') question.options(this, effect, scope, options);
    else if (question.kind === 'sealed') question.options(this, effect, scope, options, seat);
    else question.options(this, effect, scope, options, this.picks);
  }

  /** What a seat may play while another is asked: at open points only. */
  protected offersTo(this: Match<W>, seat: Seat): Options<W> {
    const question = this.question(this.agenda.length - 1);
    return question.kind === 'ask' && !question.midway ? this.playableBy(seat) : new Options<W>(true);
  }

  /** What a seat could play if the game waited now. */
  protected playableBy(this: Match<W>, seat: Seat): Options<W> {
    const options = new Options<W>(true);
    this.game.offers(this, seat, options);
    return options;
  }

  // ---------------------------------------------------------------- sealed questions

  protected answerSealed(seat: Seat, option: Option<W>): void {
    this.answers = withAnswer(this.answers, this.seats, seat, option.id);
    this.#given = withAnswer(this.#given, this.seats, seat, option);
  }

  /** The answers to a sealed question, in the order of its seats, when all have answered: then they are secret no more. */
  protected unseal(this: Match<W>, question: Sealed<W>, top: number): readonly Option<W>[] | undefined {
    const effect = this.agenda[top];
    const seats = question.seats(this, effect, this.scopes[top]);
    if (this.#sealed !== effect) this.#poseSealed(question, top, seats);
    for (const seat of seats) if (this.answers[seat] === undefined) return undefined;
    this.#sealed = undefined;
    this.#answerable = NO_ANSWERS;
    const answers: Option<W>[] = [];
    for (const seat of seats) answers.push(this.#answerOf(question, top, seat));
    this.forget();
    this.answers = NO_ANSWERS;
    this.#given = NO_ANSWERS;
    return answers;
  }

  /** Gathers what each seat can answer, and answers for those who have but one option. */
  #poseSealed(this: Match<W>, question: Sealed<W>, top: number, seats: readonly Seat[]): void {
    const answerable: (Options<W> | undefined)[] = unanswered(this.seats);
    for (const seat of seats) {
      if (this.answers[seat] !== undefined) continue;
      const options = new Options<W>(false);
      this.#fill(question, top, seat, options);
      if (options.legal.length === 1 && question.lone !== 'ask') this.answerSealed(seat, options.legal[0]);
      else answerable[seat] = options;
    }
    this.#sealed = this.agenda[top];
    this.#answerable = answerable;
  }

  #answerOf(this: Match<W>, question: Sealed<W>, top: number, seat: Seat): Option<W> {
    const given = this.#given[seat];
    if (given !== undefined && given.id === this.answers[seat]) return given;
    const options = new Options<W>(false);
    this.#fill(question, top, seat, options);
    const option = options.legal.find((o) => o.id === this.answers[seat]);
    if (!option)
      throw new GameFault(`Seat ${seat} answered '${this.answers[seat]}', which is not offered any more.`);
    return option;
  }
}

/** Answers to a sealed question, by seat, with one more. */
function withAnswer<T>(
  answers: readonly (T | undefined)[],
  seats: number,
  seat: Seat,
  answer: T,
): readonly (T | undefined)[] {
  const all: (T | undefined)[] = answers.length === seats ? answers.slice() : unanswered(seats);
  all[seat] = answer;
  return all;
}

/** By number of seats. (A short list is quicker to copy than to fill.) */
const UNANSWERED = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, () => undefined),
);

function unanswered(seats: number): undefined[] {
  return UNANSWERED[seats].slice();
}
