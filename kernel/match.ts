import { Asking, NO_PICKS } from './asking.ts';
import { DONE, type Effect, PASS, type Scope, scopeOf } from './effect.ts';
import type { Game, Kind } from './game.ts';
import { advance } from './gathering.ts';
import { announced, isOpenPoint, nextHolder } from './holds.ts';
import { type Audience, NONE, type Seat } from './ids.ts';
import type { Instances } from './instances.ts';
import { meantPerhaps } from './nearest.ts';
import type { Draft, Option, Pending, Question, Sealed } from './questions.ts';
import { GameFault, Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Setup } from './setup.ts';
import { shortened } from './text.ts';
import { after, type Carried, isEarly, nextSeat, type OpenWindow, type Play } from './windows.ts';

/** More effects than any choice of any game needs: a match that passes it does not come to rest. */
const MOST_EFFECTS = 200_000;

/** How many options a refusal names. */
const MOST_NAMED = 60;

/**
 * One game in progress. The kernel does a single thing in a loop: take the top effect off the agenda and call its
 * handler, until a question lies on top or the match has an outcome.
 *
 * The state is changed in place; `clone` copies it. Effects and scopes are never changed once made, so copies share
 * them. Here is how seats choose and the match goes on; what they are asked is in Asking, what handlers do in Handling
 * and Agenda.
 */
export class Match<W = unknown> extends Asking<W> {
  /** Choices made so far. */
  choices = 0;
  /** Effects resolved since this match was begun, loaded or copied: what replaying it has cost. */
  resolved = 0;
  /** Seats that raised a hold, as bits: a secret. */
  holds: Audience = 0;
  /** What was resolved last. */
  #last: Kind<W>;

  constructor(game: Game<W>, setup: Setup, world: W, instances: Instances<Match<W>>, rng: Rng) {
    super(game, setup, world, instances, rng);
    this.#last = game.pass;
  }

  /** A copy that shares nothing changeable with this match. It tells no events. */
  clone(): Match<W> {
    const copy = new Match(
      this.game,
      this.setup,
      this.game.cloneWorld(this.world),
      this.instances.clone(),
      this.rng.clone(),
    );
    copy.agenda = this.agenda.slice();
    copy.scopes = this.scopes.slice();
    copy.choices = this.choices;
    copy.outcome = this.outcome;
    copy.dice = this.dice;
    copy.answers = this.answers;
    copy.picks = this.picks;
    copy.holds = this.holds;
    copy.preferences = this.preferences;
    copy.#last = this.#last;
    copy.copyOpen(this);
    return copy;
  }

  // ---------------------------------------------------------------- choosing

  /** Takes an option that `legal` has just given for this seat: no checks. The loop of bots and playouts. */
  take(seat: Seat, option: Option<W>): void {
    const top = this.agenda.length - 1;
    const question = this.question(top);
    this.forget();
    let chosen = option;
    if (question.kind === 'draft' && option.effect !== DONE) {
      this.picks = [...this.picks, option.id];
      const last = this.#lone(question, top);
      if (last === undefined) return;
      chosen = last;
    }
    this.choices++;
    if (this.holds !== 0 && isOpenPoint(question) && nextHolder(this, seat) !== NONE)
      this.stack(announced(chosen.id, false), scopeOf(seat));
    else this.#answer(question, top, seat, chosen);
    this.resolve();
  }

  /**
   * A seat chooses. `at` is the number of choices the seat had seen; without it the choice is for the present
   * question. Throws a Refusal and changes nothing if it cannot be taken.
   */
  choose(seat: Seat, id: string, at: number = this.choices): void {
    if (this.outcome) throw new Refusal('over', 'The match is over.');
    if (this.#isStale(at)) throw new Refusal('stale', 'Somebody chose before you; look again.');
    const pending = this.pendingFor(seat);
    if (!pending) throw new Refusal('foreign', 'It is not for you to choose now.');
    const option = pending.options.find((o) => o.id === id);
    if (!option) this.#refuse(pending, id);
    else if (pending.kind === 'offer') this.#takeOffer(seat, option);
    else this.take(seat, option);
  }

  #mustSit(seat: Seat): void {
    if (this.outcome) throw new Refusal('over', 'The match is over.');
    if (!this.sits(seat)) throw new Refusal('foreign', `There is no seat ${seat} at this table.`);
  }

  /** Sealed answers are given at once: that another seat was quicker makes none of them stale. */
  #isStale(at: number): boolean {
    if (at === this.choices) return false;
    const answered = this.answers.filter((answer) => answer !== undefined).length;
    return !(at >= this.choices - answered && at < this.choices);
  }

  #refuse(pending: Pending<W>, id: string): never {
    const why = pending.forbidden.find((f) => f.id === id);
    if (why) throw new Refusal('forbidden', this.game.reason(why.reason), why.rule);
    const known = pending.options.map((o) => o.id);
    const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : '';
    const choice = known.slice(0, MOST_NAMED).join(', ') + more;
    const perhaps = meantPerhaps(id, known);
    throw new Refusal(
      'unknown',
      `There is no option '${shortened(id)}' now${perhaps}. You can choose: ${choice}.`,
    );
  }

  /** Takes the last pick of a draft back. */
  retract(seat: Seat): void {
    const pending = this.pendingFor(seat);
    if (pending?.kind !== 'draft') throw new Refusal('foreign', 'You are not picking now.');
    const before = this.picks;
    do {
      if (this.picks.length === 0) {
        this.picks = before;
        throw new Refusal('unknown', 'There is nothing to take back.');
      }
      this.picks = this.picks.slice(0, -1);
      this.forget();
    } while (this.#picksItself(seat));
  }

  /** A draft at a place where its only option would be picked without asking: not a place to go back to. */
  #picksItself(seat: Seat): boolean {
    const question = this.question(this.agenda.length - 1);
    return question.lone !== 'ask' && this.derive(seat, true).legal.length === 1;
  }

  /**
   * Raises or lowers a hold, at any moment: before the next act that another seat chooses at an open point is carried
   * out, this seat is asked once. A hold is a secret: it does not count as a choice, and nobody else's choice is stale
   * because of it.
   */
  hold(seat: Seat, raised: boolean): void {
    this.#mustSit(seat);
    if (raised && this.playableBy(seat).legal.length === 0) {
      throw new Refusal('unknown', 'You have nothing to hold the game for.');
    }
    this.holds = raised ? this.holds | (1 << seat) : this.holds & ~(1 << seat);
  }

  /** Sets a preference: a secret like a hold, and a choice only where the game goes on because of it. */
  prefer(seat: Seat, name: string, value: string): void {
    this.#mustSit(seat);
    if (!this.game.preferences.includes(name)) {
      throw new Refusal('unknown', `There is no preference '${shortened(name)}'.`);
    }
    const why = this.game.spec.unfit?.(this, seat, name, value);
    if (why !== undefined) throw new Refusal('forbidden', this.game.reason(why));
    const all = Array.from({ length: this.seats }, (_, i) => this.preferences[i] ?? {});
    const span = this.game.spec.spans?.[value];
    all[seat] = { ...all[seat], [name]: span ? `${value}@${span(this)}` : value };
    this.preferences = all;
    const waiting = this.agenda.at(-1);
    const { resolved } = this;
    this.resolve();
    // What is asked next may be the same again, of the same seat.
    if (this.agenda.at(-1) !== waiting || this.resolved !== resolved) this.choices++;
  }

  /** A seat gives up, by its own will or because its time ran out. */
  resign(seat: Seat): void {
    this.#mustSit(seat);
    const effect = this.game.resignation(this, seat);
    if (!effect) throw new Refusal('unknown', 'You cannot give up now.');
    this.choices++;
    this.answers = [];
    this.picks = NO_PICKS;
    this.reconsider();
    this.stack(effect, scopeOf(seat));
    this.resolve();
  }

  #takeOffer(seat: Seat, option: Option<W>): void {
    this.choices++;
    if (nextHolder(this, seat) === NONE) this.stack(option.effect, scopeOf(seat));
    else this.stack(announced(option.id, true), scopeOf(seat));
    this.resolve();
  }

  /**
   * A seat does what it announced, when the holders have acted: false, and nothing is done, if that is no longer among
   * its options.
   */
  perform(seat: Seat, id: string, offer: boolean): boolean {
    this.forget();
    const top = this.agenda.length - 1;
    const { question } = this.game.kind(this.agenda[top].do);
    if (question === undefined || this.isAsked(question, top, seat) === offer) return false;
    const { legal } = offer ? this.offersTo(seat) : this.derive(seat, false);
    const option = legal.find((one) => one.id === id);
    this.forget();
    if (option === undefined) return false;
    if (offer) this.stack(option.effect, scopeOf(seat));
    else this.#answer(question, top, seat, option);
    return true;
  }

  #answer(question: Question<W>, top: number, seat: Seat, option: Option<W>): void {
    const effect = this.agenda[top];
    const scope = this.scopes[top];
    if (question.kind === 'sealed') {
      this.answerSealed(seat, option);
    } else if (question === this.game.window) {
      if (option.effect === PASS) this.agenda[top] = nextSeat(effect as OpenWindow);
      else this.#playInWindow(effect as OpenWindow, top, (option.effect as Carried).play);
    } else if (question.kind === 'ask' && option.effect !== PASS) {
      this.agenda[top] = option.effect;
    } else {
      this.agenda.pop();
      this.scopes.pop();
      if (question.kind === 'draft') this.#finish(question, effect, scope);
    }
  }

  #playInWindow(window: OpenWindow, top: number, play: Play): void {
    this.agenda[top] = after(window, play);
    this.stack(play.effect, play.scope);
  }

  #finish(question: Draft<W>, effect: Effect, scope: Scope): void {
    const picks = this.picks;
    this.picks = NO_PICKS;
    question.finish(this, effect, scope, picks);
  }

  // ---------------------------------------------------------------- the loop

  /** Resolves effects until somebody must choose or the match is over. */
  resolve(): void {
    const { agenda, scopes, game, sink } = this;
    const watching = sink?.watching;
    this.forget();
    watching?.settled(this as Match);
    let kind = this.#last;
    for (let guard = 0; agenda.length > 0 && this.outcome === undefined; guard++) {
      if (guard > MOST_EFFECTS)
        throw new GameFault(`The match does not come to rest at '${agenda.at(-1)?.do}'.`);
      const top = agenda.length - 1;
      const effect = agenda[top];
      kind = game.kindAfter(kind, effect);
      const { handler, question } = kind;
      if (handler !== undefined) {
        const scope = scopes[top];
        agenda.pop();
        scopes.pop();
        handler(this, effect, scope);
      } else if (!this.#settle(question as Question<W>, top, effect)) {
        this.#last = kind;
        this.resolved += guard;
        watching?.rested(this as Match);
        return;
      }
      if (watching !== undefined) watching.settled(this as Match);
    }
    watching?.rested(this as Match);
    if (!this.outcome) throw new GameFault('The agenda is empty, but the match has no outcome.');
  }

  /** A question lies on top: true if it is settled without asking. */
  #settle(question: Question<W>, top: number, effect: Effect): boolean {
    if (question === this.game.window) {
      const window = advance(this, effect as OpenWindow);
      if (window === undefined) {
        this.forget();
        this.agenda.pop();
        this.scopes.pop();
        return true;
      }
      const { must, may } = this.game.gathered;
      const early = may.length > 0 && !this.skips(window.seats[0], window.name) && may.some(isEarly);
      if (must.length === 1 && !early) {
        this.#playInWindow(window, top, must[0]);
        return true;
      }
      this.agenda[top] = window;
      if (must.length === 0 && may.length === 0) {
        this.pose(question);
        return false;
      }
    }
    this.pose(question);
    return question.kind === 'sealed' ? this.#settleSealed(question, top) : this.#settleLone(question, top);
  }

  #settleSealed(question: Sealed<W>, top: number): boolean {
    const answers = this.unseal(question, top);
    if (answers === undefined) return false;
    const effect = this.agenda[top];
    const scope = this.scopes[top];
    this.agenda.pop();
    this.scopes.pop();
    question.reveal(this, effect, scope, answers);
    return true;
  }

  #settleLone(question: Question<W>, top: number): boolean {
    const only = this.#lone(question, top);
    if (only === undefined) return false;
    this.#answer(question, top, this.askedBy(question, top), only);
    return true;
  }

  /** The option that is taken without asking, lone picks of a draft made; undefined where there is something to choose. */
  #lone(question: Question<W>, top: number): Option<W> | undefined {
    const seat = this.askedBy(question, top);
    for (;;) {
      const { legal } = this.derive(seat, false);
      if (legal.length === 0)
        throw new GameFault(`The question '${this.agenda[top].do}' leaves seat ${seat} without an option.`);
      if (legal.length > 1 || question.lone === 'ask') return undefined;
      const [only] = legal;
      this.forget();
      if (question.kind !== 'draft' || only.effect === DONE) return only;
      this.picks = [...this.picks, only.id];
    }
  }
}
