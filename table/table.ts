/**
 * A table: a match, and the people, bots and programs around it. Whatever somebody does happens, is kept, and only then
 * is told; what cannot be kept did not happen. Knows neither clock nor disk nor screen: whoever opens it brings them.
 */
import {
  type Match,
  NONE,
  type Pending,
  Playthrough,
  pack,
  Refusal,
  Rng,
  type View,
  type Viewer,
} from '@underhall/kernel';
import { Odds } from './odds.ts';
import { Weighed } from './offers.ts';
import { botPlayer, type Player, type Turn } from './players.ts';
import type {
  Keeping,
  Laid,
  Looker,
  MatchRecord,
  Refused,
  Scene,
  Seat,
  TableTrouble,
  Told,
  Tried,
} from './scene.ts';
import { type Behind, Screen, type ScreenWishes } from './screen.ts';
import { isPerson, onlyPerson, peopleOf } from './sitters.ts';
import { standingOf } from './standing.ts';
import { type Speaking, sceneOf, toldOf, withNames } from './words.ts';

export interface TableCalls {
  /** Resolves when the match is safely kept; fails when it cannot be. Without it nothing is kept. */
  keep?(now: Keeping): Promise<void>;
  /**
   * Lets messages in before a bot goes on, for so many milliseconds if they are given. Without it bots do nothing by
   * themselves: somebody calls `stepIn` and `answer`.
   */
  breathe?(milliseconds?: number): Promise<void>;
  /** Something that nobody at a screen did has failed. */
  warn?(trouble: TableTrouble, why?: unknown): void;
  /** Who plays for a program that sits here. */
  program?(seat: Seat): Player;
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
  readonly #rng: Rng;
  readonly #screens: Screen[] = [];
  readonly #watched = new Set<Viewer>();
  readonly #players = new Map<Seat, Player>();
  readonly #weighed = new Weighed();
  #play: Playthrough;
  // Of the moment as it stands.
  readonly #views = new Map<Viewer, View>();
  #odds = new Odds();
  #sampling = 0;
  #closed = false;
  #bots: Promise<void> = Promise.resolve();
  #changing: Promise<unknown> = Promise.resolve();

  constructor(speech: Speaking, laid: Laid, calls: TableCalls = {}) {
    this.#speech = withNames(speech, laid.sitters);
    this.#laid = laid;
    this.#calls = calls;
    this.#rng = Rng.fromSeed(`odds ${laid.record.setup.seed}`);
    this.#play = playedAgain(speech, laid);
  }

  // ---------------------------------------------------------------- looking

  get match(): Match {
    return this.#play.match;
  }

  get record(): MatchRecord {
    return this.#play.record;
  }

  link(): string {
    return pack(this.#speech.game, this.record);
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

  sceneFor(viewer: Looker, you: Seat | undefined): Scene {
    const scene = sceneOf(this.#speech, this.#play, this.view(viewer).addressing(you), viewer, this.#laid);
    if (typeof viewer !== 'number' || !this.#hasStandIn(viewer)) return scene;
    return { ...scene, asked: undefined, awaited: scene.awaited.filter((seat) => seat !== viewer) };
  }

  toldTo(viewer: Looker, you: Seat | undefined, from = 0): Told[] {
    const view = this.view(viewer).addressing(you);
    return this.#play.events.seenBy(viewer, from).map((one) => ({
      ...toldOf(this.#speech, view, one, view.choices),
      ...(one.frame ? { frame: one.frame } : {}),
    }));
  }

  watch(viewer: Viewer): void {
    this.#watched.add(viewer);
    this.#play.watch(viewer);
  }

  /** Another screen at this table, for all people here if it is not said for whom. */
  screen(wishes: Omit<ScreenWishes, 'people'> & Partial<ScreenWishes>): Screen {
    const screen = new Screen(this, { people: peopleOf(this.#laid.sitters), ...wishes });
    this.#screens.push(screen);
    return screen;
  }

  /** Samples in slices, so that a choice never waits for odds. What was tried out stays known until something changes. */
  async consequences(seat: Seat, option: string, tell: (found: Tried) => void): Promise<void> {
    const mine = ++this.#sampling;
    const view = await this.inTurn(() => this.view(seat));
    const odds = this.#odds;
    if (!view.pending?.options.some((o) => o.id === option)) return;
    const known = odds.known(view, option);
    if (known) tell(known);
    while (mine === this.#sampling) {
      const found = odds.more(view, option, this.#rng);
      if (!found) return;
      tell(found);
      await this.#calls.breathe?.();
    }
  }

  stopSampling(): void {
    this.#sampling++;
  }

  // ---------------------------------------------------------------- people

  /** Shows the table as it is and lets the bots go on. */
  async open(): Promise<void> {
    if (this.record.choices.length === 0) this.#spareChores();
    // Nothing has happened yet that could be lost: a full disk keeps nobody from looking.
    await this.#keep().catch(() => this.#calls.warn?.('unkept'));
    for (const screen of this.#screens) screen.show();
    this.#wakeBots();
  }

  /** At a fresh table everybody prefers what people here mostly do; the record has it like anything they would set. */
  #spareChores(): void {
    const people = peopleOf(this.#laid.sitters);
    const customs = Object.entries(this.#speech.game.spec.customs?.(people.length) ?? {});
    for (const seat of people) for (const [name, value] of customs) this.#play.prefer(seat, name, value);
    this.#renew();
  }

  close(): void {
    this.#closed = true;
    this.#sampling++;
    for (const screen of this.#screens) screen.close();
  }

  choose(seat: Seat, option: string, moment?: number): Promise<Refused | undefined> {
    return this.#act((play) => play.choose(seat, option, moment));
  }

  retract(seat: Seat): Promise<Refused | undefined> {
    return this.#act((play) => play.retract(seat));
  }

  hold(seat: Seat, raised: boolean): Promise<Refused | undefined> {
    return this.#act((play) => play.hold(seat, raised));
  }

  prefer(seat: Seat, name: string, value: string): Promise<Refused | undefined> {
    return this.#act((play) => play.prefer(seat, name, value));
  }

  resign(seat: Seat): Promise<Refused | undefined> {
    return this.#act((play) => play.resign(seat));
  }

  undo(seat: Seat): Promise<Refused | undefined> {
    return this.#act(
      (play) => play.undo(seat),
      () => {
        for (const screen of this.#screens) screen.forget();
      },
    );
  }

  async #act(act: (play: Playthrough) => void, kept?: () => void): Promise<Refused | undefined> {
    this.#sampling++;
    try {
      await this.inTurn(() => this.#change(act, kept));
    } catch (error) {
      if (error instanceof Unkept) return { code: 'unkept', message: error.message, rule: undefined };
      if (error instanceof Refusal) return { code: error.code, message: error.message, rule: error.rule };
      throw error;
    }
    this.#wakeBots();
    return undefined;
  }

  // ---------------------------------------------------------------- act, keep, tell

  /** One change after another: a second one must not build on a first that may yet be taken back. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#changing.then(work);
    this.#changing = done.catch(() => undefined);
    return done;
  }

  /** It happens, is kept, and only then is told. What cannot be kept did not happen. */
  async #change(act: (play: Playthrough) => void, kept?: () => void): Promise<void> {
    const { record } = this;
    const picks = picksUnderWay(this.match);
    try {
      act(this.#play);
    } finally {
      this.#renew();
    }
    try {
      await this.#keep();
    } catch {
      this.#play = playedAgain(this.#speech, { record, picks });
      for (const viewer of this.#watched) this.#play.watch(viewer);
      this.#renew();
      throw new Unkept('This could not be kept, so it did not happen.');
    }
    kept?.();
    for (const screen of this.#screens) screen.hear();
  }

  #renew(): void {
    this.#views.clear();
    this.#odds = new Odds();
  }

  async #keep(): Promise<void> {
    if (!this.#calls.keep) return;
    const { match, events } = this.#play;
    // As the one person at the screen knows it; where several share it, as somebody who looks on does.
    const view = this.view(onlyPerson(this.#laid.sitters) ?? 'spectator');
    await this.#calls.keep({
      record: this.record,
      picks: picksUnderWay(match),
      outcome: match.outcome,
      waitsFor: view.awaited,
      standing: standingOf(this.#speech, view, events),
    });
  }

  // ---------------------------------------------------------------- bots and programs

  /** Does a person decide for this seat? Whoever gave up does not, nor whoever lets a bot answer this. */
  isPerson(seat: Seat): boolean {
    return this.#playerOf(seat) === undefined;
  }

  /** Lets a bot act while somebody else is asked; false if none wants to. */
  async stepIn(): Promise<boolean> {
    if (!this.#speech.game.spec.offers) return false;
    for (const offer of this.match.pending()) {
      if (offer.kind === 'offer' && (await this.#weigh(offer))) return true;
    }
    return false;
  }

  /** Lets a bot answer what it is asked; false if none is. */
  async answer(): Promise<boolean> {
    const { match } = this;
    const seat = match.pending().find((p) => p.kind !== 'offer' && this.#playerOf(p.seat))?.seat ?? NONE;
    const player = this.#playerOf(seat);
    if (!player) return false;
    const made = match.choices;
    const choose = (option: string) =>
      this.#unlessStale(match, made, () => this.#change((play) => play.choose(seat, option)));
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
      await this.#change((play) => play.choose(seat, option));
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
    const { events } = this.#play;
    return { seat, view: this.view(seat), heard: (since) => events.seenBy(seat, since) };
  }

  /** Whoever plays for a seat that is no person's. */
  #playerOf(seat: Seat): Player | undefined {
    const sitter = this.#laid.sitters[seat];
    if (!sitter || (isPerson(sitter) && !this.#gaveUp(seat) && !this.#hasStandIn(seat))) return undefined;
    let player = this.#players.get(seat);
    if (!player) {
      const isProgram = sitter.kind === 'program' && this.#calls.program;
      player = isProgram ? isProgram(seat) : botPlayer(sitter.level, this.#laid.record.setup.seed);
      this.#players.set(seat, player);
    }
    return player;
  }

  /** Does a person here let a bot answer what it is asked now? */
  #hasStandIn(seat: Seat): boolean {
    const preference = this.#speech.game.spec.standIn?.(this.match, seat);
    return preference !== undefined && this.match.wants(seat, preference);
  }

  /** Whoever gave up is not asked any more, not even for the monsters of others. */
  #gaveUp(seat: Seat): boolean {
    return this.#play.choices.some(([who, what]) => who === seat && what === '!resign');
  }

  #wakeBots(): void {
    const { breathe } = this.#calls;
    if (!breathe) return;
    this.#bots = this.#bots
      .then(() => this.#letBotsPlay(breathe))
      .catch((why: unknown) => this.#calls.warn?.('stopped', why));
  }

  async #letBotsPlay(breathe: (milliseconds?: number) => Promise<void>): Promise<void> {
    let retry = RETRY;
    while (!this.#closed && this.#somebodyPlays()) {
      await Promise.all(this.#screens.map((screen) => screen.room()));
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

/** A match from what was kept of it, with a draft that is under way. */
function playedAgain({ game }: Speaking, { record, picks }: Pick<Laid, 'record' | 'picks'>): Playthrough {
  const play = Playthrough.replay(game, record);
  const asked = play.match.asked();
  for (const pick of picks) play.match.choose(asked, pick);
  return play;
}

/** The picks of a draft that is not finished; those of a finished one that waits for a holder are in the record. */
function picksUnderWay(match: Match): readonly string[] {
  return match.pendingFor(match.asked())?.kind === 'draft' ? match.picks : [];
}
