/**
 * A table of this server, while somebody has to do with it: what is kept of it, who watches, and the match once it has
 * begun. Several processes may have a room for the same table; the store decides who was first.
 */
import type { Pool } from '@underhall/bots';
import { Misfit, Refusal, type Viewer } from '@underhall/kernel';
import type { Have, Said, TableCard } from '@underhall/protocol';
import type { Speaking, Step } from '@underhall/table';
import { type Line, say } from '../line.ts';
import type { TableWord } from '../neighbours.ts';
import type { Crier } from '../push/crier.ts';
import { Notices } from '../push/notices.ts';
import { nowhere, Refuse } from '../refuse.ts';
import type { Person, Snapshot, StepRow, Store } from '../store/store.ts';
import { cardOf, type Laid, type Phase, peopleIn, seatOf, stepRows, type TableDoc } from './doc.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Games } from './games.ts';
import { Play } from './play.ts';
import { type Saying, Talk } from './talk.ts';

export interface RoomCalls {
  readonly store: Store;
  readonly games: Games;
  /** Where bots think: in threads of their own, so that a thinking bot delays nobody. */
  readonly bots: Pool;
  /** Milliseconds after which others may have a bot play for somebody who has left. */
  readonly grace: number;
  /** Tells those who are not here. */
  readonly crier: Crier;
  /** The other processes that have this table. */
  tell(word: TableWord): Promise<void>;
  warn(what: string, why?: unknown): void;
}

interface Watching {
  readonly frames: boolean;
}

/** What changes of a table besides its document. */
type Change = Partial<Pick<Laid, 'phase' | 'isPublic' | 'due'>> & {
  readonly doc?: Partial<TableDoc>;
  /** What is done before anybody can do anything. */
  readonly steps?: readonly Step[];
  /** Those who watch know it already. */
  readonly isQuiet?: boolean;
};

const ATTEMPTS = 8;
/** After so many milliseconds nobody comes back for another look at how a match ended. */
const OVER = 5_000;
/**
 * Whose turn it is is kept after so many milliseconds, for lists of tables that are not in memory, and for clocks that
 * run out when nobody is there. It costs as much as a choice.
 */
const LEARNED = { clock: 2_000, none: 10_000 };
/** Timers cannot be set for longer; then they are set anew. */
const LONGEST_TIMER = 86_400_000;

export class Room {
  readonly id: string;
  readonly #calls: RoomCalls;
  readonly #lines = new Map<Line, Watching>();
  #laid: Laid;
  #play: Promise<Play | undefined> | undefined;
  #learning: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #loaded: Play | undefined;
  /** Whom the match waits for, as far as it is kept. */
  #awaited: readonly number[] = [];
  readonly #talk = new Talk();
  readonly #elsewhere: Elsewhere;
  #isClosed = false;
  /** When somebody was last seen who sat there. */
  readonly #gone = new Map<number, number>();
  readonly #openedAt = Date.now();
  #changing: Promise<unknown> = Promise.resolve();
  #changedAt = Date.now();
  readonly #notices: Notices;

  constructor(laid: Laid, calls: RoomCalls) {
    this.id = laid.id;
    this.#laid = laid;
    this.#calls = calls;
    this.#elsewhere = new Elsewhere((people) => this.#tell({ is: 'here', table: this.id, people }));
    this.#notices = new Notices(laid.id, laid.doc.game, calls.crier, (person) => this.#isPresent(person));
  }

  get laid(): Laid {
    return this.#laid;
  }

  get doc(): TableDoc {
    return this.#laid.doc;
  }

  get phase(): Phase {
    return this.#laid.phase;
  }

  /** Nobody watches, and nothing has happened for so many milliseconds; or not much longer, where nothing will. */
  isIdle(milliseconds: number): boolean {
    const isEmpty = this.#lines.size === 0 && this.#notices.isIdle;
    const wait = this.phase === 'over' ? Math.min(milliseconds, OVER) : milliseconds;
    return isEmpty && Date.now() - this.#changedAt > wait;
  }

  // ---------------------------------------------------------------- the document

  /** Changes what is kept; again from the beginning if another process was quicker. */
  change(how: (laid: Laid) => Change | undefined): Promise<void> {
    const done = this.#changing.then(() => this.#change(how));
    this.#changing = done.catch(() => undefined);
    return done;
  }

  async #change(how: (laid: Laid) => Change | undefined): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = this.#laid;
      const change = how(before);
      if (!change) return;
      const { doc: changed, steps = [], isQuiet = false, ...rest } = change;
      const doc = { ...before.doc, ...changed };
      const now: Laid = {
        ...before,
        ...rest,
        doc,
        people: peopleIn(doc),
        revision: before.revision + 1,
        changed: Date.now(),
      };
      const from = 1 + (doc.begun?.steps ?? 0);
      if (await this.#calls.store.changeTable(now, stepRows(this.id, from, steps))) {
        this.#laid = now;
        this.#changedAt = Date.now();
        if (!isQuiet) this.tellCard();
        return;
      }
      await this.#reload();
    }
    throw new Refuse('busy', 'Too many people change this table at once; try again.');
  }

  async #reload(): Promise<void> {
    const row = await this.#calls.store.table(this.id);
    if (!row) throw nowhere();
    this.#laid = row as Laid;
  }

  /** Another process has changed this table. */
  async refresh(): Promise<void> {
    const { phase } = this;
    await this.#changing;
    await this.#reload();
    if (phase === 'gathering' && this.phase === 'playing') await this.begin();
    else await (await this.#play)?.catchUp();
    if (phase === 'playing' && this.phase === 'over') this.#notices.tells('over', this.laid.people);
    this.tellCard();
  }

  // ---------------------------------------------------------------- those who watch

  card(person: string | undefined): TableCard {
    return cardOf(this.#laid, {
      person,
      awaited: this.#loaded ? this.#awaited : this.#laid.doc.awaited,
      isHere: (seat) => this.#isHere(seat),
      left: (seat) => this.#timeOf(seat),
      grace: (seat) => this.#graceOf(seat),
    });
  }

  #isHere(seat: number): boolean {
    const { person } = this.doc.places[seat];
    return person !== undefined && this.#isPresent(person);
  }

  #isPresent(person: string): boolean {
    return this.#isConnected(person) || this.#elsewhere.has(person);
  }

  /** To this process. */
  #isConnected(person: string): boolean {
    return [...this.#lines.keys()].some((line) => line.person?.id === person);
  }

  viewerOf(line: Line): Viewer {
    return seatOf(this.doc, line.person?.id) ?? 'spectator';
  }

  async watch(line: Line, frames: boolean, have: Have | undefined): Promise<void> {
    const blocked = await this.#blockedBy(line);
    // It may have broken while we looked for the table.
    if (line.isEnded) return;
    // Before the card, by which a client shows the table: what was said earlier is no news.
    if (!this.#lines.has(line))
      for (const said of this.#talk.last) if (!blocked.has(said.person)) say(line, said);
    this.#lines.set(line, { frames });
    line.rooms.add(this);
    this.tellCard();
    const seat = seatOf(this.doc, line.person?.id);
    if (seat !== undefined) await this.comeBack(seat);
    const play = await this.play();
    await play?.watch(line, this.viewerOf(line), frames, have);
  }

  /** Everything anew, for somebody who has missed something. */
  async resync(line: Line): Promise<void> {
    const watching = this.#lines.get(line);
    if (!watching) throw nowhere();
    await this.watch(line, watching.frames, undefined);
  }

  leave(line: Line): void {
    if (!this.#lines.delete(line)) return;
    line.rooms.delete(this);
    this.#changedAt = Date.now();
    if (line.person) this.#left(line.person.id);
    this.#play?.then((play) => play?.leave(line)).catch(() => undefined);
    this.tellCard();
  }

  #left(person: string): void {
    const seat = seatOf(this.doc, person);
    if (seat !== undefined) this.#gone.set(seat, Date.now());
    this.#notices.left(person);
  }

  /** Everybody who watches sees the table as it is now, and other processes who is here. */
  tellCard(): void {
    this.#elsewhere.tell(this.laid.people.filter((person) => this.#isConnected(person)));
    for (const line of this.#lines.keys()) say(line, { type: 'card', card: this.card(line.person?.id) });
  }

  async say(person: Person, what: Saying): Promise<void> {
    const said = this.#talk.next(this.id, person, what);
    await this.#calls.tell({ is: 'said', table: this.id, said });
    await this.#hearSaid(said);
  }

  /** By everybody who has not blocked whoever says it. */
  async #hearSaid(said: Said): Promise<void> {
    const deaf = await this.#calls.store.blocks.by(said.person);
    if (!this.#talk.hear(said)) return;
    for (const line of this.#lines.keys()) if (!deaf.has(line.person?.id ?? '')) say(line, said);
  }

  /** Whom somebody does not want to hear. */
  async #blockedBy({ person }: Line): Promise<ReadonlySet<string>> {
    if (!person || this.#talk.last.length === 0) return new Set();
    return new Set((await this.#calls.store.blocks.of(person.id)).map(({ id }) => id));
  }

  // ---------------------------------------------------------------- other processes

  hear(from: string, word: TableWord): void {
    if (word.is === 'here') this.#hearHere(from, word.people);
    else if (word.is === 'opens') {
      this.retell();
      for (const said of this.#talk.last) this.#tell({ is: 'said', table: this.id, said });
    } else this.#hearSaid(word.said).catch((error) => this.#calls.warn('not heard', error));
  }

  #hearHere(from: string, people: readonly string[]): void {
    for (const person of this.#elsewhere.hear(from, people)) this.#left(person);
    this.tellCard();
  }

  /** That process is gone. */
  forget(process: string): void {
    this.#hearHere(process, []);
  }

  retell(): void {
    this.#elsewhere.retell();
  }

  #tell(word: TableWord): void {
    this.#calls.tell(word).catch((error) => this.#calls.warn('not told', error));
  }

  // ---------------------------------------------------------------- the match

  /** The match, loaded if it is not; undefined before it has begun, and where it cannot go on. */
  play(): Promise<Play | undefined> {
    if (this.phase === 'gathering' || this.phase === 'stranded') return Promise.resolve(undefined);
    if (!this.#play) {
      this.#play = this.#load();
      this.#play.catch(() => {
        this.#play = undefined;
      });
    }
    return this.#play;
  }

  /** The match has begun: those who wait for it watch it. */
  async begin(): Promise<void> {
    const play = await this.play();
    if (play) await this.#learn(play);
    if (this.phase === 'playing') this.#notices.tells('begun', this.laid.people);
    for (const [line, { frames }] of this.#lines)
      if (this.viewerOf(line) === 'spectator' && !this.doc.spectators) this.#turnAway(line);
      else await play?.watch(line, this.viewerOf(line), frames, undefined);
  }

  /** Whoever came while people gathered and has no seat, at a table without onlookers: he sees that it has begun. */
  #turnAway(line: Line): void {
    say(line, { type: 'card', card: this.card(line.person?.id) });
    this.#lines.delete(line);
    line.rooms.delete(this);
  }

  async #load(): Promise<Play | undefined> {
    const { store, games } = this.#calls;
    const { doc } = this;
    const speech = await games.open(doc.game, doc.packs);
    const rows = await store.steps(this.id, 0);
    const isOld = doc.version !== speech.game.version;
    try {
      const from = isOld || doc.resumed ? await store.snapshot(this.id) : undefined;
      const play = this.#played(speech, rows, from);
      if (isOld)
        await this.change(() => ({ doc: { version: speech.game.version, resumed: from !== undefined } }));
      await play.open();
      this.#loaded = play;
      this.#awaited = play.table.awaited();
      this.#setTimer(play);
      this.#call(play);
      return play;
    } catch (error) {
      const isUnfit = error instanceof Misfit || error instanceof Refusal;
      if (!isUnfit || !(isOld || doc.resumed)) throw error;
      // The rules have changed, and the state does not fit them any more: it ends as it stood.
      this.#calls.warn('stranded', error);
      await this.change(() => ({ phase: 'stranded', due: null }));
      return undefined;
    }
  }

  #played(speech: Speaking, rows: readonly StepRow[], from: Snapshot | undefined): Play {
    const { store, bots, warn } = this.#calls;
    const { doc } = this;
    const play: Play = new Play(
      this.#laid,
      speech,
      { rows, from },
      {
        store,
        thinker: bots.for({ game: doc.game, packs: doc.packs }),
        isAway: (seat) => this.doc.away.includes(seat),
        changed: () => this.#happened(play),
        warn,
      },
    );
    return play;
  }

  // ---------------------------------------------------------------- time

  /** People who are asked, and for whom nobody plays yet. */
  #asked(play: Play): number[] {
    const { places, away } = this.doc;
    return play.table.awaited().filter((seat) => places[seat]?.kind === 'person' && !away.includes(seat));
  }

  /** Those who are asked and are not here are told. */
  #call(play: Play): void {
    const { places } = this.doc;
    this.#notices.awaits(
      new Map(this.#asked(play).map((seat) => [places[seat].person ?? '', play.lastStepOf(seat)])),
    );
  }

  #deadline(play: Play): number | undefined {
    const all = this.#asked(play).flatMap((seat) => play.clocks.deadline(seat) ?? []);
    return all.length > 0 ? Math.min(...all) : undefined;
  }

  #setTimer(play: Play): void {
    clearTimeout(this.#timer);
    const deadline = this.#deadline(play);
    if (deadline === undefined || this.#isClosed) return;
    const wait = Math.min(Math.max(0, deadline - Date.now()), LONGEST_TIMER);
    this.#timer = setTimeout(() => {
      this.timeOut().catch((error) => this.#calls.warn('no time-out', error));
    }, wait);
    this.#timer.unref();
  }

  /** Looks whose time is up. */
  async timeOut(now: number = Date.now()): Promise<void> {
    const play = await this.play();
    if (!play) return;
    for (const seat of this.#asked(play))
      if ((play.clocks.deadline(seat) ?? Number.POSITIVE_INFINITY) <= now) await this.#replace(play, seat);
    this.#setTimer(play);
  }

  /** Whoever is out of time is out, or a bot plays for him until he is back: as this table has it. */
  async #replace(play: Play, seat: number): Promise<void> {
    if (this.doc.leaving === 'out') {
      const refused = await play.act([seat, '!resign'], `out-${play.clocks.lastAt}`);
      // A bot plays on where nobody can give up, and for whoever is out and still asked: for the monsters, say.
      if (refused?.code === 'unkept' || !this.#asked(play).includes(seat)) return;
    }
    await this.change(({ doc }) =>
      doc.away.includes(seat) ? undefined : { doc: { away: [...doc.away, seat] } },
    );
    play.table.wake();
  }

  /** Somebody is tired of waiting for a seat that is asked, whose time is up or who is not there. */
  async claim(play: Play, seat: number): Promise<void> {
    if (!this.#asked(play).includes(seat)) throw new Refuse('phase', 'Nobody waits for this seat.');
    const now = Date.now();
    const deadline = play.clocks.deadline(seat) ?? this.#missedAt(seat);
    if (now < deadline) throw new Refuse('phase', 'This seat has time left.');
    await this.#replace(play, seat);
  }

  /** From when on others need not wait for somebody who has left a table without a clock. */
  #missedAt(seat: number): number {
    const last = this.#isHere(seat) ? Number.POSITIVE_INFINITY : (this.#gone.get(seat) ?? this.#openedAt);
    return last + this.#calls.grace;
  }

  #graceOf(seat: number): number | undefined {
    const { places, away } = this.doc;
    const counts = this.phase === 'playing' && !this.#hasClock && places[seat].kind === 'person';
    if (!counts || away.includes(seat) || this.#isHere(seat)) return undefined;
    return Math.max(0, this.#missedAt(seat) - Date.now());
  }

  /** Whoever was away is back. */
  async comeBack(seat: number): Promise<void> {
    if (!this.doc.away.includes(seat)) return;
    await this.change(({ doc }) => ({ doc: { away: doc.away.filter((other) => other !== seat) } }));
    const play = await this.play();
    if (play) this.#setTimer(play);
  }

  #timeOf(seat: number): number | undefined {
    const play = this.#loaded;
    return play?.clocks.left(seat, this.#asked(play).includes(seat), Date.now());
  }

  // ---------------------------------------------------------------- lists

  #happened(play: Play): void {
    this.#changedAt = Date.now();
    this.#awaited = play.table.awaited();
    this.#setTimer(play);
    this.#call(play);
    play.snapshot(false).catch((error) => this.#calls.warn('no snapshot', error));
    if (play.table.isOver) this.#learn(play).catch((error) => this.#calls.warn('not finished', error));
    else if (!this.#learning) {
      const wait = this.#hasClock ? LEARNED.clock : LEARNED.none;
      this.#learning = setTimeout(() => {
        this.#learning = undefined;
        this.#learn(play).catch((error) => this.#calls.warn('not learned', error));
      }, wait);
      this.#learning.unref();
    }
  }

  get #hasClock(): boolean {
    return this.doc.clock.kind !== 'none';
  }

  /** What lists show: whose turn it is, and how it ended. */
  async #learn(play: Play): Promise<void> {
    const { outcome } = play.table.match;
    const awaited = [...play.table.view('spectator').awaited];
    const isNews = outcome !== undefined && this.phase === 'playing';
    await this.change(({ phase, doc }) => {
      if (outcome && phase === 'playing')
        return { phase: 'over', due: null, doc: { outcome, awaited: [], standing: play.table.standing } };
      const due = this.#deadline(play) ?? null;
      const isNew = `${doc.awaited}` !== `${awaited}` || due !== this.#laid.due;
      // Whoever watches has it in the view, but for what the clocks say.
      return phase === 'playing' && isNew ? { due, doc: { awaited }, isQuiet: !this.#hasClock } : undefined;
    });
    if (isNews) this.#notices.tells('over', this.laid.people);
  }

  /** Before lines are cut: who would be told soon is told now. */
  lastCalls(): Promise<void> {
    return this.#notices.end();
  }

  /** Leaves memory; whatever is not on disk yet is put there. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#learning);
    clearTimeout(this.#timer);
    const play = await this.#play?.catch(() => undefined);
    if (!play) return;
    play.table.close();
    await play.snapshot(true);
    await this.#learn(play);
    // In case the rules have changed when it is opened again.
    if (this.phase === 'playing') await this.change(() => ({ doc: { standing: play.table.standing } }));
  }
}
