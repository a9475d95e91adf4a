import { Agenda } from './agenda.ts';
import { DONE, type Effect, PASS, type Scope, scopeOf } from './effect.ts';
import type { Ended, Event, Sink, TakenBack, ToldFace } from './events.ts';
import type { Face, Game, Kind } from './game.ts';
import { type Announced, announced, HELD } from './holds.ts';
import { type Audience, EVERYBODY, type Instance, MOST_SEATS, NONE, type Seat, type Zone } from './ids.ts';
import type { Instances } from './instances.ts';
import type { Outcome } from './outcome.ts';
import {
  type Draft,
  type Option,
  Options,
  type Pending,
  type Question,
  type Sealed,
  type ShownOption,
} from './questions.ts';
import { GameFault, Misfit, Refusal } from './refusal.ts';
import { CARDS, type Rng } from './rng.ts';
import type { EffectIn, EventIn } from './seams.ts';
import type { Setup } from './setup.ts';
import { shortened } from './text.ts';
import {
  after,
  type Carried,
  isWindow,
  meantBy,
  nextSeat,
  type OpenWindow,
  type Play,
  type Plays,
  reopened,
  windowOf,
} from './windows.ts';

/** More effects than any choice of any game needs: a match that passes it does not come to rest. */
const MOST_EFFECTS = 200_000;

/** How many options a refusal names. */
const MOST_NAMED = 60;

const NO_PICKS: readonly string[] = [];
const NO_OPTIONS: readonly never[] = [];
const NO_ANSWERS: readonly undefined[] = [];
const NO_FACES: readonly ToldFace[] = [];
const NOTHING_FOUND: readonly undefined[] = [];

/** What a seat was found to be asked or offered: perhaps nothing. */
interface Found<W> {
  readonly pending: Pending<W> | undefined;
}

/**
 * One game in progress. The kernel does a single thing in a loop: take the top effect off the agenda and call its
 * handler, until a question lies on top or the match has an outcome.
 *
 * The state is changed in place; `clone` copies it. Effects and scopes are never changed once made, so copies share
 * them. Handlers use the second half of this class; everybody else the first.
 */
export class Match<W = unknown> extends Agenda<W> {
  // (Declared: a field that is undefined before the constructor sets it may hold anything, as far as the engine knows.)
  declare readonly game: Game<W>;
  declare readonly setup: Setup;
  declare readonly seats: number;
  declare world: W;
  declare instances: Instances<Match<W>>;
  declare rng: Rng;
  /** Choices made so far. */
  choices = 0;
  outcome: Outcome | undefined = undefined;
  /** Effects resolved since this match was begun, loaded or copied: what replaying it has cost. */
  resolved = 0;
  /** Arranged dice, used before any are rolled. */
  dice: readonly number[] = [];

  // Secrets: what is hidden but no card. A view keeps those of its own seat.
  /** Sealed answers by seat, as option ids. */
  answers: readonly (string | undefined)[] = [];
  /** The picks of the draft under way. */
  picks: readonly string[] = NO_PICKS;
  /** Seats that raised a hold, as bits. */
  holds: Audience = 0;
  /** Preferences by seat. */
  preferences: readonly Readonly<Record<string, string>>[] = [];

  sink: Sink | undefined = undefined;
  /** What was resolved last. */
  #last: Kind<W>;
  // What lies open, found when the loop comes to rest and dropped with the next choice.
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
  /** The window whose plays the loop has just gathered, so that its question need not look again. Good for once. */
  #gathered: OpenWindow | undefined = undefined;

  constructor(game: Game<W>, setup: Setup, world: W, instances: Instances<Match<W>>, rng: Rng) {
    super();
    this.game = game;
    this.setup = setup;
    this.seats = setup.seats.length;
    this.world = world;
    this.instances = instances;
    this.rng = rng;
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
    copy.#open = this.#open;
    copy.#options = this.#options;
    copy.#optionsFor = this.#optionsFor;
    copy.#sealed = this.#sealed;
    copy.#given = this.#given;
    copy.#answerable = this.#answerable;
    return copy;
  }

  // ---------------------------------------------------------------- asking and choosing

  /** The seat whose answer is awaited (the first, where several are), or NONE when the match is over. */
  asked(): Seat {
    if (this.outcome !== undefined || this.agenda.length === 0) return NONE;
    if (this.#options !== undefined && this.#open?.kind === 'ask') return this.#optionsFor;
    const top = this.agenda.length - 1;
    const question = this.#question(top);
    if (question.kind === 'sealed') {
      for (const seat of question.seats(this, this.agenda[top], this.scopes[top])) {
        if (this.answers[seat] === undefined) return seat;
      }
    }
    return this.#askedBy(question, top);
  }

  /** The legal options of a seat that is asked. */
  legal(seat: Seat): readonly Option<W>[] {
    if (this.#options !== undefined && this.#optionsFor === seat) return this.#options.legal;
    const top = this.agenda.length - 1;
    const sealed = this.#sealed === this.agenda[top] ? this.#answerable[seat] : undefined;
    return (sealed ?? this.#derive(seat, !this.#isAsked(this.#question(top), top, seat))).legal;
  }

  /** Takes an option that `legal` has just given for this seat: no checks. The loop of bots and playouts. */
  take(seat: Seat, option: Option<W>): void {
    const top = this.agenda.length - 1;
    const question = this.#question(top);
    this.#close();
    let chosen = option;
    if (question.kind === 'draft' && option.effect !== DONE) {
      this.picks = [...this.picks, option.id];
      const last = this.#lone(question, top);
      if (last === undefined) return;
      chosen = last;
    }
    this.choices++;
    if (this.holds !== 0 && isOpenPoint(question) && this.#holder(seat, 0) !== NONE)
      this.stack(announced(chosen.id, false), scopeOf(seat));
    else this.#answer(question, top, seat, chosen);
    this.resolve();
  }

  /** Everything that seats are asked or offered at this moment. */
  pending(): Pending<W>[] {
    if (this.outcome || this.agenda.length === 0) return [];
    const found: Pending<W>[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      const asked = this.pendingFor(seat);
      if (asked) found.push(asked);
    }
    return found;
  }

  /** What a seat is asked or offered, with what it may not do and why. */
  pendingFor(seat: Seat): Pending<W> | undefined {
    if (this.outcome || this.agenda.length === 0 || !this.#sits(seat)) return undefined;
    const known = this.#found[seat];
    if (known) return known.pending;
    const pending = this.#findPending(seat);
    const found = this.#found.slice();
    found[seat] = { pending };
    this.#found = found;
    return pending;
  }

  #findPending(seat: Seat): Pending<W> | undefined {
    const top = this.agenda.length - 1;
    const question = this.#question(top);
    const asked = this.#isAsked(question, top, seat);
    const options = asked ? this.#derive(seat, true) : this.#offers(seat);
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
  #picked(question: Draft<W>, top: number): readonly ShownOption<W>[] {
    const picked = this.picks.flatMap((id, i) => {
      const options = new Options<W>(false);
      question.options(this, this.agenda[top], this.scopes[top], options, this.picks.slice(0, i));
      return options.legal.find((option) => option.id === id) ?? [];
    });
    return this.#shown(picked, top);
  }

  /** The seat whose draft is under way, also while others are asked above it; NONE if there is none. */
  picker(): Seat {
    for (let at = this.agenda.length - 1; at >= 0 && this.outcome === undefined; at--) {
      const question = this.game.question(this.agenda[at].do);
      if (question?.kind === 'draft') return this.#askedBy(question, at);
    }
    return NONE;
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

  #sits(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  #mustSit(seat: Seat): void {
    if (this.outcome) throw new Refusal('over', 'The match is over.');
    if (!this.#sits(seat)) throw new Refusal('foreign', `There is no seat ${seat} at this table.`);
  }

  /** Sealed answers are given at once: that another seat was quicker makes none of them stale. */
  #isStale(at: number): boolean {
    if (at === this.choices) return false;
    const answered = this.answers.filter((answer) => answer !== undefined).length;
    return !(at >= this.choices - answered && at < this.choices);
  }

  /** With what each option is about, where the game can tell. */
  #shown(options: readonly Option<W>[], top: number): readonly ShownOption<W>[] {
    const { about } = this.game.spec;
    if (about === undefined) return options;
    return options.map((option) => {
      const { effect, scope } = meantBy(option.effect, this.scopes[top]);
      return { ...option, about: about(this, effect, scope) };
    });
  }

  #refuse(pending: Pending<W>, id: string): never {
    const why = pending.forbidden.find((f) => f.id === id);
    if (why) throw new Refusal('forbidden', this.game.reason(why.reason), why.rule);
    const known = pending.options.map((o) => o.id);
    const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : '';
    const choice = known.slice(0, MOST_NAMED).join(', ') + more;
    throw new Refusal('unknown', `There is no option '${shortened(id)}' now. You can choose: ${choice}.`);
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
      this.#close();
    } while (this.#picksItself(seat));
  }

  /** A draft at a place where its only option would be picked without asking: not a place to go back to. */
  #picksItself(seat: Seat): boolean {
    const question = this.#question(this.agenda.length - 1);
    return question.lone !== 'ask' && this.#derive(seat, true).legal.length === 1;
  }

  /**
   * Raises or lowers a hold, at any moment: before the next act that another seat chooses at an open point is carried
   * out, this seat is asked once. A hold is a secret: it does not count as a choice, and nobody else's choice is stale
   * because of it.
   */
  hold(seat: Seat, raised: boolean): void {
    this.#mustSit(seat);
    if (raised && this.#playable(seat).legal.length === 0) {
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

  /** A preference has done what it was set for, or never will: it holds no longer. */
  letGo(seat: Seat, name: string): void {
    this.preferences = this.preferences.map((own, i) => {
      if (i !== seat) return own;
      const { [name]: _, ...others } = own;
      return others;
    });
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

  /** Does this seat not want to be asked in windows of this name? (`skip-window` or `skip-all`.) */
  skips(seat: Seat, window: string): boolean {
    return (
      this.preferences[seat] !== undefined &&
      (this.wants(seat, `skip-${window}`) || this.wants(seat, 'skip-all'))
    );
  }

  /** Has the seat a preference that holds now: set to `yes`, or for a span that is not over? */
  wants(seat: Seat, name: string): boolean {
    const value = this.preferences[seat]?.[name];
    if (value === undefined || value === 'yes') return value !== undefined;
    const [span, since] = value.split('@');
    return since !== undefined && this.game.spec.spans?.[span]?.(this) === Number(since);
  }

  /** Something was changed from outside: what can be chosen must be found anew. */
  reconsider(): void {
    this.#close();
    this.#sealed = undefined;
    this.#answerable = NO_ANSWERS;
  }

  #close(): void {
    this.#open = undefined;
    this.#options = undefined;
    this.#found = NOTHING_FOUND;
  }

  #question(top: number): Question<W> {
    if (this.#open !== undefined) return this.#open;
    const { question } = this.game.kind(this.agenda[top].do);
    if (question === undefined)
      throw new GameFault(`'${this.agenda[top].do}' lies open, but it is no question.`);
    this.#open = question;
    return question;
  }

  #askedBy(question: Question<W>, top: number): Seat {
    const scope = this.scopes[top];
    if (question.kind === 'sealed' || question.seat === undefined) return scope.seat;
    return question.seat(this, this.agenda[top], scope);
  }

  #isAsked(question: Question<W>, top: number, seat: Seat): boolean {
    if (question.kind !== 'sealed') return this.#askedBy(question, top) === seat;
    const seats = question.seats(this, this.agenda[top], this.scopes[top]);
    return seats.includes(seat) && this.answers[seat] === undefined;
  }

  #derive(seat: Seat, withForbidden: boolean): Options<W> {
    const top = this.agenda.length - 1;
    const known = withForbidden || this.#sealed !== this.agenda[top] ? undefined : this.#answerable[seat];
    const options = known ?? new Options<W>(withForbidden);
    if (known === undefined) this.#fill(this.#question(top), top, seat, options);
    if (!withForbidden) {
      this.#options = options;
      this.#optionsFor = seat;
    }
    return options;
  }

  #fill(question: Question<W>, top: number, seat: Seat, options: Options<W>): void {
    const effect = this.agenda[top];
    const scope = this.scopes[top];
    if (question.kind === 'ask') question.options(this, effect, scope, options);
    else if (question.kind === 'sealed') question.options(this, effect, scope, options, seat);
    else question.options(this, effect, scope, options, this.picks);
  }

  /** What a seat may play while another is asked: at open points only. */
  #offers(seat: Seat): Options<W> {
    const question = this.#question(this.agenda.length - 1);
    return question.kind === 'ask' && !question.midway ? this.#playable(seat) : new Options<W>(true);
  }

  /** What a seat could play if the game waited now. */
  #playable(seat: Seat): Options<W> {
    const options = new Options<W>(true);
    this.game.offers(this, seat, options);
    return options;
  }

  #takeOffer(seat: Seat, option: Option<W>): void {
    this.choices++;
    if (this.#holder(seat, 0) === NONE) this.stack(option.effect, scopeOf(seat));
    else this.stack(announced(option.id, true), scopeOf(seat));
    this.resolve();
  }

  /** The first seat after the actor that holds and was not asked yet; NONE if there is none. */
  #holder(actor: Seat, asked: Audience): Seat {
    const waiting = this.holds & ~asked & ~(1 << actor);
    if (waiting === 0) return NONE;
    for (const seat of this.seatsFrom(actor)) if (waiting & (1 << seat)) return seat;
    return NONE;
  }

  /** Carries out what a seat announced, when all who hold were asked: if it can still be done. */
  carryOut(act: Announced, actor: Seat): void {
    const holder = this.#holder(actor, act.asked);
    if (holder === NONE) {
      if (!this.#perform(act, actor)) this.#takeBack(actor);
      return;
    }
    this.holds &= ~(1 << holder);
    this.stack({ ...act, asked: act.asked | (1 << holder) } as Announced, scopeOf(actor));
    this.stack(HELD, scopeOf(holder));
  }

  #perform({ option: id, offer }: Announced, actor: Seat): boolean {
    this.#close();
    const top = this.agenda.length - 1;
    const { question } = this.game.kind(this.agenda[top].do);
    if (question === undefined || this.#isAsked(question, top, actor) === offer) return false;
    const { legal } = offer ? this.#offers(actor) : this.#derive(actor, false);
    const option = legal.find((one) => one.id === id);
    this.#close();
    if (option === undefined) return false;
    if (offer) this.stack(option.effect, scopeOf(actor));
    else this.#answer(question, top, actor, option);
    return true;
  }

  #takeBack(seat: Seat): void {
    this.picks = NO_PICKS;
    const event: TakenBack = { type: 'taken-back', seat };
    this.tell(event as EventIn<W>);
  }

  #answer(question: Question<W>, top: number, seat: Seat, option: Option<W>): void {
    const effect = this.agenda[top];
    const scope = this.scopes[top];
    if (question.kind === 'sealed') {
      this.answers = withAnswer(this.answers, this.seats, seat, option.id);
      this.#given = withAnswer(this.#given, this.seats, seat, option);
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
    this.#close();
    if (sink !== undefined) sink.settled?.(this as Match);
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
        if (sink !== undefined) sink.rested?.(this as Match);
        return;
      }
      if (sink !== undefined) sink.settled?.(this as Match);
    }
    if (sink !== undefined) sink.rested?.(this as Match);
    if (!this.outcome) throw new GameFault('The agenda is empty, but the match has no outcome.');
  }

  /** A question lies on top: true if it is settled without asking. */
  #settle(question: Question<W>, top: number, effect: Effect): boolean {
    if (question === this.game.window) {
      const window = this.#advance(effect as OpenWindow);
      if (window === undefined) {
        this.#close();
        this.agenda.pop();
        this.scopes.pop();
        return true;
      }
      const { must, may } = this.game.gathered;
      if (must.length === 1) {
        this.#gathered = undefined;
        this.#playInWindow(window, top, must[0]);
        return true;
      }
      this.agenda[top] = window;
      if (must.length === 0 && may.length === 0) {
        this.#open = question;
        return false;
      }
    }
    this.#open = question;
    if (question.kind === 'sealed') return this.#settleSealed(question, top);
    return this.#loneOption(question, top);
  }

  /** Goes on with a window: passes over seats that can play nothing; undefined when nobody is left. */
  #advance(window: OpenWindow): OpenWindow | undefined {
    let here = window;
    for (let left = window.seats.length; left > 0; left--) {
      const seat = here.seats[0];
      const { must, may } = this.#gather(here);
      const plays = must.length > 0 || (may.length > 0 && !this.skips(seat, window.name));
      if (plays || (this.preferences[seat] !== undefined && this.wants(seat, `ask-${window.name}`))) {
        this.#gathered = here;
        return here;
      }
      if (left > 1) here = nextSeat(here);
    }
    return undefined;
  }

  /** What the present seat of a window could still play; good until the next call. */
  playsIn(window: OpenWindow): Plays<W> {
    const fresh = this.#gathered === window;
    this.#gathered = undefined;
    return fresh ? this.game.gathered : this.#gather(window);
  }

  #gather(window: OpenWindow): Plays<W> {
    const { gathered } = this.game;
    gathered.clear();
    this.game.plays(this, window, window.seats[0], gathered);
    if (window.played.length > 0) gathered.leaveOut(window);
    return gathered;
  }

  #loneOption(question: Question<W>, top: number): boolean {
    const only = this.#lone(question, top);
    if (only === undefined) return false;
    this.#answer(question, top, this.#askedBy(question, top), only);
    return true;
  }

  /** The option that is taken without asking, lone picks of a draft made; undefined where there is something to choose. */
  #lone(question: Question<W>, top: number): Option<W> | undefined {
    const seat = this.#askedBy(question, top);
    for (;;) {
      const { legal } = this.#derive(seat, false);
      if (legal.length === 0)
        throw new GameFault(`The question '${this.agenda[top].do}' leaves seat ${seat} without an option.`);
      if (legal.length > 1 || question.lone === 'ask') return undefined;
      const [only] = legal;
      this.#close();
      if (question.kind !== 'draft' || only.effect === DONE) return only;
      this.picks = [...this.picks, only.id];
    }
  }

  #settleSealed(question: Sealed<W>, top: number): boolean {
    const effect = this.agenda[top];
    const scope = this.scopes[top];
    const seats = question.seats(this, effect, scope);
    if (this.#sealed !== effect) this.#poseSealed(question, top, seats);
    for (const seat of seats) if (this.answers[seat] === undefined) return false;
    this.#sealed = undefined;
    this.#answerable = NO_ANSWERS;
    const answers: Option<W>[] = [];
    for (const seat of seats) answers.push(this.#answerOf(question, top, seat));
    this.#close();
    this.answers = NO_ANSWERS;
    this.#given = NO_ANSWERS;
    this.agenda.pop();
    this.scopes.pop();
    question.reveal(this, effect, scope, answers);
    return true;
  }

  /** Gathers what each seat can answer, and answers for those who have but one option. */
  #poseSealed(question: Sealed<W>, top: number, seats: readonly Seat[]): void {
    const answerable: (Options<W> | undefined)[] = unanswered(this.seats);
    for (const seat of seats) {
      if (this.answers[seat] !== undefined) continue;
      const options = new Options<W>(false);
      this.#fill(question, top, seat, options);
      if (options.legal.length === 1 && question.lone !== 'ask') {
        this.#answer(question, top, seat, options.legal[0]);
      } else answerable[seat] = options;
    }
    this.#sealed = this.agenda[top];
    this.#answerable = answerable;
  }

  #answerOf(question: Sealed<W>, top: number, seat: Seat): Option<W> {
    const given = this.#given[seat];
    if (given !== undefined && given.id === this.answers[seat]) return given;
    const options = new Options<W>(false);
    this.#fill(question, top, seat, options);
    const option = options.legal.find((o) => o.id === this.answers[seat]);
    if (!option)
      throw new GameFault(`Seat ${seat} answered '${this.answers[seat]}', which is not offered any more.`);
    return option;
  }

  // ---------------------------------------------------------------- for handlers

  /**
   * Opens a window over the effect that is about to happen, its subject, which goes on the agenda below it. Where nobody
   * listens the subject alone is put there.
   */
  open(name: string, about: Seat, value: number, subject: EffectIn<W>, scope: Scope): void {
    const { game } = this;
    this.stack(subject, scope);
    if (!game.listens(this, name, about)) return;
    const seats = game.order(this, name, about);
    this.stack(windowOf(name, about, value, seats), scopeOf(about, undefined, value));
  }

  /**
   * The topmost window goes on to ask these seats as well, also if they have passed: what it is about has changed, or
   * somebody else is concerned now. Without seats, all of its order.
   */
  reopen(seats?: readonly Seat[]): void {
    let at = this.agenda.length - 1;
    while (at >= 0 && !isWindow(this.agenda[at])) at--;
    if (at < 0) throw new GameFault('No window is open that could ask again.');
    const window = this.agenda[at] as OpenWindow;
    this.agenda[at] = reopened(window, seats ?? this.game.order(this, window.name, window.seat));
  }

  /** Says what happened. Where that is at every turn, look for a sink first: an event that nobody hears costs as much. */
  tell(event: EventIn<W>, audience: Audience = EVERYBODY): void {
    const { sink } = this;
    if (sink === undefined) return;
    sink.tell(event, audience, this.#facesIn(event), this.game.spec.who?.(this));
    sink.heard?.(this as Match);
  }

  #facesIn({ card, cards }: Event): readonly ToldFace[] {
    if (cards !== undefined) {
      const faces: ToldFace[] = [];
      for (const one of cards) faces.push(this.#told(one));
      return faces;
    }
    return card === undefined || card === NONE ? NO_FACES : [this.#told(card)];
  }

  #told(card: Instance): ToldFace {
    return { card, face: this.face(card).id, audience: this.instances.knowers(this, card) };
  }

  end(outcome: Outcome): void {
    this.outcome = outcome;
    const ended: Ended = { type: 'end', ...outcome };
    this.tell(ended as EventIn<W>);
  }

  /** One die; arranged dice come first. */
  roll(sides = 6): number {
    if (this.dice.length === 0) return this.rng.die(sides);
    const [next, ...rest] = this.dice;
    if (next > sides) throw new Misfit('An arranged die', [`is ${next}, but the die has ${sides} sides.`]);
    this.dice = rest;
    return next;
  }

  face(card: Instance): Face {
    return this.game.faces[this.instances.face(card)];
  }

  zone(name: string, key = 0): Zone {
    return this.instances.layout.zone(name, key);
  }

  shuffle(zone: Zone): void {
    this.instances.shuffle(zone, this.rng);
  }

  /** A random instance of a zone, or NONE: for draws from a hand or a pool. */
  randomOf(zone: Zone): Instance {
    const size = this.instances.size(zone);
    if (size === 0) return NONE;
    let card = this.instances.first(zone);
    for (let i = this.rng.below(size, CARDS); i > 0; i--) card = this.instances.next(card);
    return card;
  }

  /** Seats in turn order, beginning with one of them. */
  seatsFrom(seat: Seat): readonly Seat[] {
    return this.game.seatsFrom(this.seats, seat);
  }
}

/** May others act here, and may somebody's hold stop what is chosen? */
function isOpenPoint<W>(question: Question<W>): boolean {
  return question.kind !== 'sealed' && !question.midway;
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
