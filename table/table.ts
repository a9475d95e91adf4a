/**
 * A table: a match, and the people, bots and programs around it. Whatever somebody does happens, is kept, and only then
 * is told; what cannot be kept did not happen. Knows neither clock nor disk nor screen: whoever opens it brings them.
 */
import { Halt } from '@underhall/bots/halt';
import {
  type Match,
  type Observer,
  type Playthrough,
  Refusal,
  Rng,
  type SeenEvent,
  type View,
  type Viewer,
} from '@underhall/kernel';
import { type Onlooker, type TableCalls, Unkept } from './calls.ts';
import { type Around, Company } from './company.ts';
import type { Turn } from './players.ts';
import { Sampling } from './sampling.ts';
import type {
  Keeping,
  Laid,
  Looker,
  MatchRecord,
  Refused,
  Scene,
  Seat,
  Standing,
  Told,
  Tried,
} from './scene.ts';
import { type Behind, Screen, type ScreenWishes } from './screen.ts';
import { secretsBetween } from './secrets.ts';
import { onlyPerson, peopleOf } from './sitters.ts';
import { hasStandIn, spared } from './standIn.ts';
import { standingOf } from './standing.ts';
import { customSteps, picksUnderWay, playedAgain, type Step, takeStep } from './steps.ts';
import { isDone, type Speaking, sceneOf, toldOf, withNames } from './words.ts';

export class Table implements Behind {
  readonly #speech: Speaking;
  readonly #laid: Laid;
  readonly #calls: TableCalls;
  readonly #sampling: Sampling;
  readonly #onlookers = new Set<Onlooker>();
  readonly #watched = new Set<Viewer>();
  readonly #observers: Observer[] = [];
  readonly #company: Company;
  #play: Playthrough;
  // Of the moment as it stands.
  readonly #views = new Map<Viewer, View>();
  #thought: { readonly match: Match; readonly choices: number; readonly halt: Halt };
  #closed = false;
  #undone = 0;
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
    this.#company = new Company(this.#around(), laid, calls);
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
    return typeof viewer === 'number' && this.#play.mightUndo(viewer) && this.#play.choices.some(isDone);
  }

  watch(viewer: Viewer): void {
    this.#watched.add(viewer);
    this.#play.watch(viewer);
  }

  /** Somebody looks on between events. */
  observe(observer: Observer): void {
    this.#observers.push(observer);
    this.#play.observe(observer);
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
    this.#company.stop();
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
      for (const observer of this.#observers) this.#play.observe(observer);
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
    this.#company.thinkAhead();
  }

  #renew(): void {
    this.#views.clear();
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
    return this.#company.playerOf(seat) === undefined;
  }

  /** Lets a bot act while somebody else is asked; false if none wants to. */
  stepIn(): Promise<boolean> {
    return this.#company.stepIn();
  }

  /** Lets a bot answer what it is asked; false if none is. */
  answer(): Promise<boolean> {
    return this.#company.answer();
  }

  /** Lets bots go on, if any has something to do now. */
  wake(): void {
    this.#company.wake();
  }

  /** What a seat that is asked may know. */
  turn(seat: Seat): Turn {
    const { halt } = this.#thought;
    return { seat, view: this.view(seat), heard: (since) => this.seen(seat, since), halt };
  }

  #around(): Around {
    return {
      match: () => this.match,
      isClosed: () => this.#closed,
      turn: (seat) => this.turn(seat),
      // Whoever gave up is not asked any more, not even for the monsters of others.
      gaveUp: (seat) => this.#play.resigned.has(seat),
      inTurn: (work) => this.inTurn(work),
      change: (step) => this.#change(step),
      room: () => Promise.all([...this.#onlookers].map((onlooker) => onlooker.room())),
    };
  }
}

function thoughtOf(match: Match) {
  return { match, choices: match.choices, halt: new Halt() };
}
