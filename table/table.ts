/**
 * A table: a match, and the people, bots and programs around it. Whatever somebody does happens, is kept, and only then
 * is told; what cannot be kept did not happen. Knows neither clock nor disk nor screen: whoever opens it brings them.
 */
import type { Thinker } from '@underhall/bots';
import { Halt, Halted } from '@underhall/bots/halt';
import {
  type Match,
  NONE,
  type Pending,
  type Playthrough,
  Refusal,
  Rng,
  type SeenEvent,
  type View,
  type Viewer,
} from '@underhall/kernel';
import { Weighed } from './offers.ts';
import { absentPlayer, botPlayer, levelOf, type Player, type Turn } from './players.ts';
import { Ponder } from './ponder.ts';
import { Sampling } from './sampling.ts';
import type {
  Json,
  Keeping,
  Laid,
  Looker,
  MatchRecord,
  Refused,
  Scene,
  Seat,
  Sitter,
  Standing,
  TableTrouble,
  Told,
  Tried,
} from './scene.ts';
import { type Behind, Screen, type ScreenWishes } from './screen.ts';
import { secretsBetween } from './secrets.ts';
import { botFor, isPerson, onlyPerson, peopleOf } from './sitters.ts';
import { hasStandIn, spared } from './standIn.ts';
import { standingOf } from './standing.ts';
import { customSteps, picksUnderWay, playedAgain, type Step, takeStep } from './steps.ts';
import { isDone, type Speaking, sceneOf, toldOf, withNames } from './words.ts';

export interface TableCalls {
  /**
   * Resolves when the match is safely kept, as it stands `now` or by the steps that are new; fails when it cannot be.
   * Without it nothing is kept.
   */
  keep?(now: () => Keeping, steps: readonly Step[]): Promise<void>;
  /**
   * Lets messages in before a bot goes on, for so many milliseconds if they are given. Without it bots do nothing by
   * themselves: somebody calls `stepIn` and `answer`.
   */
  breathe?(milliseconds?: number): Promise<void>;
  /** Something that nobody at a screen did has failed. */
  warn?(trouble: TableTrouble, why?: unknown): void;
  /** Who plays for a program that sits here. */
  program?(seat: Seat): Player;
  /** Where bots think; without it here, between two breaths. */
  thinker?(): Thinker | Promise<Thinker>;
  /** Whether bots may think ahead at this moment, while people think or look. Without it they do not. */
  ponders?(): boolean;
  /** Has a person gone away, so that a bot plays for it? */
  isAway?(seat: Seat): boolean;
}

/** Whoever hears what happens at a table: a screen, or a wire that leads to one. */
export interface Onlooker {
  /** The table is open. */
  show(): void;
  /** Something has happened. */
  hear(): void;
  /** Something was taken back: what was told before is no longer true. */
  forget(): void;
  /** Resolves when bots may go on. */
  room(): Promise<void>;
  /** The table is closed. */
  close(): void;
}

/** A change that could not be kept: it was taken back. */
class Unkept extends Error {
  override readonly name = 'Unkept';
}

/** Milliseconds after which a bot tries again to make a choice that could not be kept: at first, and at most. */
const RETRY = 1000;
const LONGEST_RETRY = 30_000;
/** So often a player may answer a question with what is refused. */
const ATTEMPTS = 3;

export class Table implements Behind {
  readonly #speech: Speaking;
  readonly #laid: Laid;
  readonly #calls: TableCalls;
  readonly #sampling: Sampling;
  readonly #onlookers = new Set<Onlooker>();
  readonly #watched = new Set<Viewer>();
  readonly #players = new Map<Seat, Player>();
  readonly #weighed = new Weighed();
  readonly #ponder: Ponder | undefined;
  #play: Playthrough;
  // Of the moment as it stands.
  readonly #views = new Map<Viewer, View>();
  #world: Json | undefined;
  #thought: { readonly match: Match; readonly choices: number; readonly halt: Halt };
  #closed = false;
  #undone = 0;
  #bots: Promise<void> = Promise.resolve();
  #changing: Promise<unknown> = Promise.resolve();

  constructor(speech: Speaking, laid: Laid, calls: TableCalls = {}) {
    this.#speech = withNames(speech, laid.sitters);
    this.#laid = laid;
    this.#calls = calls;
    const { breathe } = calls;
    this.#sampling = new Sampling(
      Rng.fromSeed(`odds ${laid.record.setup.seed}`),
      breathe && (() => breathe()),
    );
    this.#play = playedAgain(speech.game, laid);
    this.#undone = laid.steps?.filter(([, what]) => what === '!undo').length ?? 0;
    this.#thought = thoughtOf(this.match);
    if (calls.ponders)
      this.#ponder = new Ponder(
        () => this.#thinker(),
        (seat) => levelOf(laid.sitters[seat]),
        laid.record.setup.seed,
      );
  }

  // ---------------------------------------------------------------- looking

  get match(): Match {
    return this.#play.match;
  }

  get record(): MatchRecord {
    return this.#play.record;
  }

  /** The match as a viewer may know it: one view for each moment, whoever asks. */
  view(viewer: Viewer): View {
    let view = this.#views.get(viewer);
    if (!view) {
      view = this.#play.view(viewer);
      this.#views.set(viewer, view);
    }
    return view;
  }

  get isOver(): boolean {
    return this.match.outcome !== undefined;
  }

  awaited(): Seat[] {
    return this.match
      .pending()
      .filter(({ kind }) => kind !== 'offer')
      .map(({ seat }) => seat);
  }

  secretsBetween(a: Seat, b: Seat): boolean {
    return secretsBetween(this.match, a, b);
  }

  sceneFor(viewer: Looker, you: Seat | undefined): Scene {
    const play = this.#play;
    const real = {
      match: () => play.match,
      mayUndo: (seat: Seat) => play.choices.some(isDone) && play.canUndo(seat),
    };
    const scene = sceneOf(this.#speech, real, this.view(viewer).addressing(you), viewer, this.#laid);
    return typeof viewer === 'number' && hasStandIn(this.match, viewer) ? spared(scene) : scene;
  }

  toldTo(viewer: Looker, you: Seat | undefined, from = 0): Told[] {
    const view = this.view(viewer).addressing(you);
    return this.seen(viewer, from).map((one) => ({
      ...toldOf(this.#speech, view, one, view.choices),
      ...(one.frame ? { frame: one.frame } : {}),
    }));
  }

  /** The world as plain JSON, the same object as long as nothing happens. */
  get world(): Json {
    this.#world ??= JSON.parse(JSON.stringify(this.match.world)) as Json;
    return this.#world;
  }

  /** The events of a viewer, from its number `from` on. */
  seen(viewer: Viewer, from = 0): readonly SeenEvent[] {
    return this.#play.events.seenBy(viewer, from);
  }

  /** How often something was taken back here. */
  get undone(): number {
    return this.#undone;
  }

  /** May this seat perhaps take its last choice back? `undo` looks more closely. */
  mightUndo(viewer: Viewer): boolean {
    return typeof viewer === 'number' && this.#play.choices.some(isDone) && this.#play.mightUndo(viewer);
  }

  watch(viewer: Viewer): void {
    this.#watched.add(viewer);
    this.#play.watch(viewer);
  }

  /** Another screen at this table, for all people here if it is not said for whom. */
  screen(wishes: Omit<ScreenWishes, 'people'> & Partial<ScreenWishes>): Screen {
    const screen = new Screen(this, { people: peopleOf(this.#laid.sitters), ...wishes });
    this.#onlookers.add(screen);
    return screen;
  }

  /** Somebody else who hears what happens here, until he parts. */
  attend(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  /** What an option may lead to, as far as the seat knows; better and better numbers. */
  consequences(seat: Seat, option: string, tell: (found: Tried) => void): Promise<void> {
    return this.#sampling.consequences(() => this.inTurn(() => this.view(seat)), option, tell);
  }

  stopSampling(): void {
    this.#sampling.stop();
  }

  // ---------------------------------------------------------------- people

  /** Shows the table as it is and lets the bots go on. */
  async open(): Promise<void> {
    const fresh = this.#play.choices.length === 0;
    const steps = fresh ? customSteps(this.#speech.game, peopleOf(this.#laid.sitters)) : [];
    for (const step of steps) takeStep(this.#play, step);
    this.#renew();
    // Nothing has happened yet that could be lost: a full disk keeps nobody from looking.
    await this.#keep(steps).catch(() => this.#calls.warn?.('unkept'));
    for (const onlooker of this.#onlookers) onlooker.show();
    this.wake();
  }

  close(): void {
    this.#closed = true;
    this.#thought.halt.call();
    this.#ponder?.stop();
    this.#sampling.stop();
    for (const onlooker of this.#onlookers) onlooker.close();
  }

  choose(seat: Seat, option: string, moment?: number): Promise<Refused | undefined> {
    return this.act([seat, option], moment);
  }

  retract(seat: Seat): Promise<Refused | undefined> {
    return this.act([seat, '!retract']);
  }

  hold(seat: Seat, raised: boolean): Promise<Refused | undefined> {
    return this.act([seat, raised ? '!hold' : '!release']);
  }

  prefer(seat: Seat, name: string, value: string): Promise<Refused | undefined> {
    return this.act([seat, `=${name}:${value}`]);
  }

  resign(seat: Seat): Promise<Refused | undefined> {
    return this.act([seat, '!resign']);
  }

  undo(seat: Seat): Promise<Refused | undefined> {
    return this.act([seat, '!undo']);
  }

  /** A person does something; `moment` is the number of choices that it had seen. */
  async act(step: Step, moment?: number): Promise<Refused | undefined> {
    this.#sampling.stop();
    try {
      await this.inTurn(() => this.#change(step, moment));
    } catch (error) {
      if (error instanceof Unkept) return { code: 'unkept', message: error.message, rule: undefined };
      if (error instanceof Refusal) return { code: error.code, message: error.message, rule: error.rule };
      throw error;
    }
    this.wake();
    return undefined;
  }

  /** What was done and kept elsewhere is followed here; it is looked up when nothing is under way. */
  async follow(find: () => Promise<readonly Step[]>): Promise<void> {
    await this.inTurn(async () => {
      for (const step of await find()) {
        takeStep(this.#play, step);
        this.#renew();
        this.#tell(step);
      }
    });
    this.wake();
  }

  // ---------------------------------------------------------------- act, keep, tell

  /** One change after another: a second one must not build on a first that may yet be taken back. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#changing.then(work);
    this.#changing = done.catch(() => undefined);
    return done;
  }

  /** It happens, is kept, and only then is told. What cannot be kept did not happen. */
  async #change(step: Step, moment?: number): Promise<void> {
    const { record } = this;
    const picks = picksUnderWay(this.match);
    try {
      takeStep(this.#play, step, moment);
    } finally {
      this.#renew();
    }
    try {
      await this.#keep([step]);
    } catch {
      this.#play = playedAgain(this.#speech.game, { ...this.#laid, steps: [], record, picks });
      for (const viewer of this.#watched) this.#play.watch(viewer);
      this.#renew();
      throw new Unkept('This could not be kept, so it did not happen.');
    }
    this.#tell(step);
  }

  #tell([, what]: Step): void {
    if (what === '!undo') {
      this.#undone++;
      for (const onlooker of this.#onlookers) onlooker.forget();
    }
    for (const onlooker of this.#onlookers) onlooker.hear();
    this.#thinkAhead();
  }

  #renew(): void {
    this.#views.clear();
    this.#world = undefined;
    this.#sampling.forget();
    const { match, choices, halt } = this.#thought;
    if (match === this.match && choices === this.match.choices) return;
    halt.call();
    this.#thought = thoughtOf(this.match);
  }

  async #keep(steps: readonly Step[]): Promise<void> {
    await this.#calls.keep?.(() => this.#now(), steps);
  }

  /** How it stands, as somebody who looks on knows it. */
  get standing(): Standing {
    return standingOf(this.#speech, this.view('spectator'), this.#play.events);
  }

  #now(): Keeping {
    const { match, events } = this.#play;
    // As the one person at the screen knows it; where several share it, as somebody who looks on does.
    const view = this.view(onlyPerson(this.#laid.sitters) ?? 'spectator');
    return {
      record: this.record,
      picks: picksUnderWay(match),
      outcome: match.outcome,
      waitsFor: view.awaited,
      standing: standingOf(this.#speech, view, events),
    };
  }

  // ---------------------------------------------------------------- bots and programs

  /** Does a person decide for this seat? Whoever gave up does not, nor whoever lets a bot answer this. */
  isPerson(seat: Seat): boolean {
    return this.#playerOf(seat) === undefined;
  }

  /** Lets a bot act while somebody else is asked; false if none wants to. */
  stepIn(): Promise<boolean> {
    return unlessHalted(this.#stepIn());
  }

  /** Lets a bot answer what it is asked; false if none is. */
  answer(): Promise<boolean> {
    return unlessHalted(this.#answer());
  }

  async #stepIn(): Promise<boolean> {
    if (!this.#speech.game.spec.offers) return false;
    for (const offer of this.match.pending()) {
      if (offer.kind === 'offer' && (await this.#weigh(offer))) return true;
    }
    return false;
  }

  async #answer(): Promise<boolean> {
    const { match } = this;
    const seat = match.pending().find((p) => p.kind !== 'offer' && this.#playerOf(p.seat))?.seat ?? NONE;
    const player = this.#playerOf(seat);
    if (!player) return false;
    const made = match.choices;
    const choose = (option: string) => this.#unlessStale(match, made, () => this.#change([seat, option]));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const option = await player.answer(this.turn(seat));
      if (option === undefined) break;
      try {
        await choose(option);
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        player.refused?.(error);
      }
    }
    player.failed?.();
    await choose(match.legal(seat)[0].id);
    return true;
  }

  async #weigh(offer: Pending): Promise<boolean> {
    const { seat } = offer;
    const { match } = this;
    const player = this.#playerOf(seat);
    if (!player?.offered || !this.#weighed.isNew(match, offer)) return false;
    const made = match.choices;
    const option = await player.offered(this.turn(seat));
    if (option === undefined) {
      this.#weighed.note(match, offer);
      return false;
    }
    await this.#unlessStale(match, made, async () => {
      this.#weighed.note(match, offer);
      await this.#change([seat, option]);
    });
    return true;
  }

  /** What was thought out for another moment is not done. */
  #unlessStale(match: Match, made: number, work: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      if (!this.#closed && this.match === match && match.choices === made) await work();
    });
  }

  /** What a seat that is asked may know. */
  turn(seat: Seat): Turn {
    const { halt } = this.#thought;
    return { seat, view: this.view(seat), heard: (since) => this.seen(seat, since), halt };
  }

  /** Whoever plays for a seat that is no person's. */
  #playerOf(seat: Seat): Player | undefined {
    const sitter = this.#laid.sitters[seat];
    if (!sitter || (isPerson(sitter) && !this.#isPlayedFor(seat))) return undefined;
    let player = this.#players.get(seat);
    if (!player) {
      const isProgram = sitter.kind === 'program' && this.#calls.program;
      player = isProgram ? isProgram(seat) : this.#bot(sitter);
      this.#players.set(seat, player);
    }
    // Whoever is away may come back; whoever gave up does not.
    return isPerson(sitter) && this.#calls.isAway?.(seat) && !this.#gaveUp(seat)
      ? absentPlayer(player)
      : player;
  }

  #bot(sitter: Sitter): Player {
    const { seed } = this.#laid.record.setup;
    return botPlayer(botFor(sitter), seed, () => this.#ponder?.foresight ?? this.#thinker());
  }

  async #thinker(): Promise<Thinker> {
    const { thinker, breathe } = this.#calls;
    if (thinker) return thinker();
    const { Alone } = await import('@underhall/bots');
    return new Alone(breathe);
  }

  /** Not before somebody has chosen: whoever opens a table waits for it, and need not wait for bots to be loaded. */
  #thinkAhead(): void {
    if (!this.#closed && this.#calls.ponders?.()) this.#ponder?.begin(this.match);
  }

  #isPlayedFor(seat: Seat): boolean {
    return this.#gaveUp(seat) || hasStandIn(this.match, seat) || this.#calls.isAway?.(seat) === true;
  }

  /** Whoever gave up is not asked any more, not even for the monsters of others. */
  #gaveUp(seat: Seat): boolean {
    return this.#play.choices.some(([who, what]) => who === seat && what === '!resign');
  }

  /** Lets bots go on, if any has something to do now. */
  wake(): void {
    const { breathe } = this.#calls;
    if (!breathe) return;
    this.#bots = this.#bots
      .then(() => this.#letBotsPlay(breathe))
      .catch((why: unknown) => this.#calls.warn?.('stopped', why));
  }

  async #letBotsPlay(breathe: (milliseconds?: number) => Promise<void>): Promise<void> {
    let retry = RETRY;
    while (!this.#closed && this.#somebodyPlays()) {
      await Promise.all([...this.#onlookers].map((onlooker) => onlooker.room()));
      await breathe();
      try {
        if (this.#closed || !((await this.stepIn()) || (await this.answer()))) return;
        retry = RETRY;
      } catch (error) {
        if (!(error instanceof Unkept)) throw error;
        this.#calls.warn?.('unkept');
        await breathe(retry);
        retry = Math.min(2 * retry, LONGEST_RETRY);
      }
    }
  }

  /** Is a bot asked, or offered something it has not weighed? */
  #somebodyPlays(): boolean {
    return this.match
      .pending()
      .some((p) => this.#playerOf(p.seat) && (p.kind !== 'offer' || this.#weighed.isNew(this.match, p)));
  }
}

function thoughtOf(match: Match) {
  return { match, choices: match.choices, halt: new Halt() };
}

/** What was being thought out for a moment that has passed: whoever waits for it looks again. */
async function unlessHalted(played: Promise<boolean>): Promise<boolean> {
  try {
    return await played;
  } catch (error) {
    if (error instanceof Halted) return true;
    throw error;
  }
}
