/**
 * A table on this machine: a match, the people and bots around it, and who may see what. Runs in a worker; knows
 * nothing of screens. Every choice is kept before anybody hears of it.
 */
import { NONE, Playthrough, pack, Refusal, Rng, type Seat } from '@underhall/kernel';
import { botChoice } from './bots.ts';
import { Odds } from './odds.ts';
import type { Kept, Looker, MatchRecord, News, Plan, Refused, TableTrouble, Tried } from './scene.ts';
import { standingOf } from './standing.ts';
import { type Speaking, sceneOf, toldOf, withNames } from './words.ts';

/** So many shows bots may be ahead of what people have seen. */
const AHEAD = 3;

export interface TableCalls {
  /** Resolves when the match is safely kept; fails when it cannot be. */
  keep(kept: Kept): Promise<void>;
  tell(news: News): void;
  /** Something that nobody at the screen did has failed. */
  warn(trouble: TableTrouble): void;
  now(): number;
  /** Lets messages in before going on, for so many milliseconds if they are given. */
  breathe(milliseconds?: number): Promise<void>;
}

/** A change that could not be kept: it was taken back. */
class Unkept extends Error {
  override readonly name = 'Unkept';
}

/** Milliseconds after which a bot tries again to make a choice that could not be kept: at first, and at most. */
const RETRY = 1000;
const LONGEST_RETRY = 30_000;

export class LocalTable {
  readonly #speech: Speaking;
  readonly #plan: Plan;
  readonly #calls: TableCalls;
  readonly #rng: Rng;
  readonly #heard = new Map<Looker, number>();
  #play: Playthrough;
  #viewer: Looker;
  #handover: Seat | undefined;
  #sampling = 0;
  /** Of the question as it stands. */
  #odds = new Odds();
  #ahead = 0;
  #caughtUp: (() => void) | undefined;
  #closed = false;
  #bots: Promise<void> = Promise.resolve();
  #changing: Promise<unknown> = Promise.resolve();

  constructor(speech: Speaking, plan: Plan, calls: TableCalls) {
    this.#speech = withNames(speech, plan.sitters);
    this.#plan = plan;
    this.#calls = calls;
    this.#rng = Rng.fromSeed(`odds ${plan.record.setup.seed}`);
    this.#play = playedAgain(speech, plan);
    this.#viewer = this.#firstViewer();
  }

  get record(): MatchRecord {
    return this.#play.record;
  }

  link(): string {
    return pack(this.#speech.game, this.record);
  }

  /** Shows the table as it is and lets the bots go on. */
  async open(): Promise<void> {
    // Nothing has happened yet that could be lost: a full disk keeps nobody from looking.
    await this.#keep().catch(() => this.#calls.warn('unkept'));
    this.#tell(true);
    this.#wakeBots();
  }

  close(): void {
    this.#closed = true;
    this.#sampling++;
    this.#caughtUp?.();
  }

  shown(): void {
    this.#ahead = Math.max(0, this.#ahead - 1);
    this.#caughtUp?.();
  }

  look(viewer: Looker): Promise<void> {
    return this.#inTurn(async () => {
      this.#viewer = viewer;
      this.#handover = undefined;
      this.#tell(true);
    });
  }

  choose(seat: Seat, option: string, moment: number): Promise<Refused | undefined> {
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
      () => this.#heard.clear(),
    );
  }

  /** Samples in slices, so that a choice never waits for odds. What was tried out stays known until something changes. */
  async consequences(seat: Seat, option: string, tell: (found: Tried) => void): Promise<void> {
    const mine = ++this.#sampling;
    const odds = this.#odds;
    const view = this.#play.view(seat);
    if (!view.pending?.options.some((o) => o.id === option)) return;
    const known = odds.known(view, option);
    if (known) tell(known);
    while (mine === this.#sampling) {
      const found = odds.more(view, option, this.#rng);
      if (!found) return;
      tell(found);
      await this.#calls.breathe();
    }
  }

  stopSampling(): void {
    this.#sampling++;
  }

  /** One change after another: a second one must not build on a first that may yet be taken back. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#changing.then(change);
    this.#changing = done.catch(() => undefined);
    return done;
  }

  /** It happens, is kept, and only then is told. What cannot be kept did not happen. */
  async #change(act: (play: Playthrough) => void, kept: () => void = () => undefined): Promise<void> {
    const { record } = this;
    const { picks } = this.#play.match;
    act(this.#play);
    try {
      await this.#keep();
    } catch {
      this.#play = playedAgain(this.#speech, { record, picks });
      throw new Unkept('This could not be kept, so it did not happen.');
    }
    kept();
    this.#tell(false);
  }

  async #act(act: (play: Playthrough) => void, kept?: () => void): Promise<Refused | undefined> {
    this.#sampling++;
    try {
      await this.#inTurn(() => this.#change(act, kept));
    } catch (error) {
      if (error instanceof Unkept) return { code: 'unkept', message: error.message, rule: undefined };
      if (error instanceof Refusal) return { code: error.code, message: error.message, rule: error.rule };
      throw error;
    }
    this.#wakeBots();
    return undefined;
  }

  #wakeBots(): void {
    this.#bots = this.#bots.then(() => this.#letBotsPlay()).catch(() => this.#calls.warn('stopped'));
  }

  async #letBotsPlay(): Promise<void> {
    let retry = RETRY;
    for (;;) {
      const { match } = this.#play;
      const seat = match.pending().find((p) => p.kind !== 'offer' && this.#botPlays(p.seat))?.seat ?? NONE;
      if (seat === NONE || this.#closed) return;
      await this.#room();
      await this.#calls.breathe();
      if (this.#closed || this.#play.match !== match) continue;
      const before = match.choices;
      const { sitters, record } = this.#plan;
      const choice = await botChoice(this.#play.view(seat), seat, sitters[seat], record.setup.seed);
      try {
        await this.#inTurn(async () => {
          if (this.#closed || this.#play.match !== match || match.choices !== before) return;
          await this.#change((play) => play.choose(seat, choice));
        });
        retry = RETRY;
      } catch (error) {
        if (!(error instanceof Unkept)) throw error;
        this.#calls.warn('unkept');
        await this.#calls.breathe(retry);
        retry = Math.min(2 * retry, LONGEST_RETRY);
      }
    }
  }

  async #room(): Promise<void> {
    while (this.#ahead >= AHEAD && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#caughtUp = resolve;
      });
    }
  }

  #isBot(seat: Seat): boolean {
    return this.#plan.sitters[seat]?.kind === 'bot';
  }

  /** Whoever gave up is not asked any more, not even for the monsters of others. */
  #botPlays(seat: Seat): boolean {
    return this.#isBot(seat) || this.record.choices.some(([who, what]) => who === seat && what === '!resign');
  }

  #people(): Seat[] {
    return this.#plan.sitters.flatMap((_, seat) => (this.#isBot(seat) ? [] : [seat]));
  }

  #firstViewer(): Looker {
    const people = this.#people();
    const awaited = this.#play.match.pending().find((p) => people.includes(p.seat) && p.kind !== 'offer');
    const first = awaited?.seat ?? people[0];
    if (first === undefined) return 'spectator';
    if (people.length > 1 && people.some((other) => other !== first && this.#secretsBetween(first, other))) {
      this.#handover = first;
      return 'spectator';
    }
    return first;
  }

  /** Who should look at the screen now; a person with secrets first takes it over. */
  #turnScreen(): void {
    const people = this.#people();
    if (people.length < 2 || this.#play.match.outcome) return;
    const awaited = this.#play.match
      .pending()
      .filter((p) => p.kind !== 'offer')
      .map((p) => p.seat);
    const wanted = awaited.filter((seat) => people.includes(seat));
    if (wanted.length === 0 || (typeof this.#viewer === 'number' && wanted.includes(this.#viewer))) {
      this.#handover = undefined;
      return;
    }
    const [next] = wanted;
    if (typeof this.#viewer !== 'number' || this.#secretsBetween(this.#viewer, next)) this.#handover = next;
    else {
      this.#viewer = next;
      this.#handover = undefined;
    }
  }

  /** Does either of two seats know something that the other may not? */
  #secretsBetween(a: Seat, b: Seat): boolean {
    const { match } = this.#play;
    const differ = (audience: number) => ((audience >> a) & 1) !== ((audience >> b) & 1);
    if (match.answers[a] !== undefined || match.answers[b] !== undefined || match.picks.length > 0)
      return true;
    if (match.instances.notes.some((note) => differ(note.audience))) return true;
    for (let card = 0; card < match.instances.count; card++) {
      if (differ(match.instances.knowers(match, card))) return true;
    }
    return false;
  }

  #tell(quiet: boolean): void {
    this.#odds = new Odds();
    const before = this.#viewer;
    this.#turnScreen();
    const viewer = this.#viewer;
    const view = this.#play.view(viewer);
    const all = viewer !== before || quiet;
    const heard = this.#heard.get(viewer) ?? 0;
    const from = all ? 0 : heard;
    const seen = this.#play.events.seenBy(viewer, from);
    const told = seen.map((one) => toldOf(this.#speech, view, one, view.choices));
    this.#heard.set(viewer, from + seen.length);
    this.#ahead++;
    this.#calls.tell({
      scene: sceneOf(this.#speech, this.#play, view, viewer, this.#plan),
      from,
      told,
      quiet,
      handover: this.#handover,
    });
  }

  #keep(): Promise<void> {
    const { match } = this.#play;
    return this.#calls.keep({
      ...this.#plan,
      record: this.record,
      picks: match.picks,
      changed: this.#calls.now(),
      outcome: match.outcome,
      waitsFor: this.#play.view('spectator').awaited,
      standing: standingOf(this.#speech, this.#play, this.#plan.sitters),
    });
  }
}

/** A match from what was kept of it, with a draft that is under way. */
function playedAgain({ game }: Speaking, { record, picks }: Pick<Plan, 'record' | 'picks'>): Playthrough {
  const play = Playthrough.replay(game, record);
  const asked = play.match.asked();
  for (const pick of picks) play.match.choose(asked, pick);
  return play;
}
