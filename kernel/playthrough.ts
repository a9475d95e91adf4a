import { type Arrangement, type Awaited, arrange } from './arrange.ts';
import { EventLog } from './events.ts';
import type { Observer } from './frames.ts';
import type { Game } from './game.ts';
import type { Seat, Viewer } from './ids.ts';
import type { Match } from './match.ts';
import { type Choice, checkVersion, enact, type MatchRecord, readRecord } from './record.ts';
import { Misfit, Refusal, spoken } from './refusal.ts';
import { load, type Saved } from './save.ts';
import type { Setup, Wanted } from './setup.ts';
import { Moment } from './undo.ts';
import { View } from './view.ts';

/** What a replay may resolve if nobody says otherwise: many times what the longest matches do, and seconds at most. */
const REPLAYED_EFFECTS = 3_000_000;

/** Ends what takes longer than it may. */
export function checkBudget<W>({ match }: Playthrough<W>, budget = REPLAYED_EFFECTS): void {
  if (match.resolved > budget)
    throw new Misfit('This match', [`does more than can be replayed here (${budget} effects).`]);
}

/**
 * A match that is played by people: the match with its record and events. Gives undo, replay and recovery, all from
 * the record. Bots and playouts use a bare Match.
 */
export class Playthrough<W = unknown> {
  readonly game: Game<W>;
  readonly setup: Setup;
  readonly arranged: readonly Arrangement[];
  match: Match<W>;
  events: EventLog<W>;
  readonly #choices: Choice[] = [];
  readonly #resigned = new Set<Seat>();
  /** Where it began, if not at the beginning. */
  readonly #from: Saved | undefined;
  /** What was arranged and waits to be rolled or drawn, in the order of arranging. */
  #awaited: Awaited[] = [];
  /** The last choice. */
  #last: Moment<W> | undefined = undefined;
  readonly #watchers = new Set<Viewer>();
  readonly #observers: Observer[] = [];
  /** What was arranged later on, and after how many choices: scenarios only. */
  #later: { readonly after: number; readonly statements: readonly Arrangement[] }[] = [];

  constructor(
    game: Game<W>,
    setup: Wanted,
    arranged: readonly Arrangement[] = [],
    choices: readonly Choice[] = [],
    from?: Saved,
  ) {
    this.#from = from;
    this.game = game;
    this.arranged = arranged;
    this.events = new EventLog();
    this.setup = game.agree(setup);
    this.match = this.#begin();
    for (const choice of choices) this.enact(choice);
  }

  /**
   * Goes on from a match as it was saved, also by other rules. Throws a Misfit where the state does not fit the game.
   * What came before is not in its record, so that cannot be replayed without the save.
   */
  static resume<W>(game: Game<W>, saved: Saved, choices: readonly Choice[] = []): Playthrough<W> {
    const from = { ...saved, version: game.version };
    try {
      return new Playthrough(game, saved.setup, [], choices, from);
    } catch (error) {
      if (error instanceof Misfit) throw error;
      throw new Misfit('This save', [`does not fit the game: ${spoken(error)}`], { cause: error });
    }
  }

  /**
   * Replays a record, which may come from a stranger. Throws a Misfit if it is none, is of another game or version, goes
   * on in a way the game does not allow, or resolves more effects than `budget`.
   */
  static replay<W>(game: Game<W>, given: MatchRecord, budget = REPLAYED_EFFECTS): Playthrough<W> {
    const record = readRecord(given);
    checkVersion(game, record);
    let made = 0;
    try {
      const play = new Playthrough(game, record.setup, record.arranged ?? []);
      for (const choice of record.choices) {
        checkBudget(play, budget);
        play.enact(choice);
        made++;
      }
      return play;
    } catch (error) {
      if (error instanceof Misfit) throw error;
      throw new Misfit('This record', [`does not replay at choice ${made + 1}: ${spoken(error)}`], {
        cause: error,
      });
    }
  }

  #begin(): Match<W> {
    this.events = new EventLog();
    if (this.#from) return this.#resumed(this.#from);
    const match = this.game.prepare(this.setup);
    this.#awaited = [];
    arrange(match, this.arranged, this.#awaited);
    match.sink = this.events;
    match.resolve();
    return match;
  }

  #resumed(from: Saved): Match<W> {
    const match = load(this.game, from);
    match.sink = this.events;
    match.pending();
    return match;
  }

  /** Arranges something in the middle of the match. It is kept for undo, but is not part of the record. */
  arrange(statements: readonly Arrangement[]): void {
    arrange(this.match, statements, this.#awaited);
    this.match.resolve();
    this.#later.push({ after: this.#choices.length, statements });
  }

  get record(): MatchRecord {
    return {
      game: this.game.id,
      version: this.game.version,
      setup: this.setup,
      ...(this.arranged.length > 0 ? { arranged: this.arranged } : {}),
      choices: this.#choices.slice(),
    };
  }

  /** All dice and cards that were arranged, whether they have been used or not. */
  get awaited(): readonly Awaited[] {
    return this.#awaited;
  }

  get choices(): readonly Choice[] {
    return this.#choices;
  }

  /** Those who gave up. */
  get resigned(): ReadonlySet<Seat> {
    return this.#resigned;
  }

  /** From now on the events of this viewer come with frames, also after something was taken back. */
  watch(viewer: Viewer): void {
    if (this.#watchers.has(viewer)) return;
    this.#watchers.add(viewer);
    this.events.watch(this.match, viewer);
  }

  /** Somebody looks on between events, also after something was taken back: but not while it is. */
  observe(observer: Observer): void {
    this.#observers.push(observer);
    this.events.observe(observer);
  }

  view(viewer: Viewer): View<W> {
    return new View(this.match, viewer);
  }

  /** A seat chooses; `at` as in Match.choose. A handler that fails harms nobody: the match is replayed. */
  choose(seat: Seat, id: string, at?: number): void {
    const before = this.match.choices;
    const picked = this.match.pendingFor(seat)?.kind === 'draft' ? [...this.match.picks, id] : undefined;
    this.#safely(() => {
      const moment = new Moment(this.match, this.events, seat);
      this.match.choose(seat, id, at);
      if (this.match.choices > before) this.#log([seat, picked ?? id], moment);
    });
  }

  retract(seat: Seat): void {
    this.match.retract(seat);
  }

  hold(seat: Seat, raised: boolean): void {
    this.enact([seat, raised ? '!hold' : '!release']);
  }

  prefer(seat: Seat, name: string, value: string): void {
    this.enact([seat, `=${name}:${value}`]);
  }

  resign(seat: Seat): void {
    this.enact([seat, '!resign']);
  }

  /** Carries out an entry of a record. */
  enact(choice: Choice): void {
    this.#safely(() => {
      const moment = new Moment(this.match, this.events, choice[0]);
      enact(this.match, choice);
      this.#log(choice, moment);
    });
  }

  #log(choice: Choice, moment: Moment<W>): void {
    this.#choices.push(choice);
    if (choice[1] === '!resign') this.#resigned.add(choice[0]);
    this.#last = moment;
  }

  #safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refusal)) this.#rebuild(this.#choices.length);
      throw error;
    }
  }

  /**
   * May this seat take its last choice back? Not once anything random or hidden has come to light, or another seat has
   * acted.
   */
  canUndo(seat: Seat): boolean {
    const choice = this.#choices.at(-1);
    if (choice === undefined || this.#last?.seat !== seat) return false;
    return this.#last.isHarmless(this.match, choice);
  }

  /** As canUndo, found out quickly: now and then it says yes where canUndo says no. */
  mightUndo(seat: Seat): boolean {
    return this.#last?.seat === seat && this.#choices.length > 0 && this.#last.seemsHarmless(this.match);
  }

  undo(seat: Seat): void {
    if (!this.canUndo(seat)) {
      throw new Refusal(
        'forbidden',
        'This cannot be taken back: something has come to light, or somebody acted.',
      );
    }
    this.#rebuild(this.#choices.length - 1);
  }

  /** The same match up to a number of choices, to look at or to play on from. */
  upTo(choices: number): Playthrough<W> {
    return new Playthrough(this.game, this.setup, this.arranged, this.#choices.slice(0, choices));
  }

  #rebuild(length: number): void {
    const choices = this.#choices.slice(0, length);
    const later = this.#later.filter(({ after }) => after <= length);
    this.#choices.length = 0;
    this.#resigned.clear();
    this.#last = undefined;
    this.#later = [];
    this.match = this.#begin();
    for (let made = 0; made <= length; made++) {
      for (const { after, statements } of later) if (after === made) this.arrange(statements);
      if (made < length) this.enact(choices[made]);
    }
    for (const viewer of this.#watchers) this.events.watch(this.match, viewer);
    for (const observer of this.#observers) this.events.observe(observer);
  }
}
