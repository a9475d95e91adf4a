/**
 * A table of this server, while somebody has to do with it: what is kept of it, who watches, and the match once it has
 * begun. Several processes may have a room for the same table; the store decides who was first.
 */
import { Misfit, type Saved, type Viewer } from '@underhall/kernel';
import type { Have, TableCard } from '@underhall/protocol';
import type { Step } from '@underhall/table';
import type { BotPool } from '../bots/pool.ts';
import { type Line, say } from '../line.ts';
import { nowhere, Refuse } from '../refuse.ts';
import type { StepRow, Store } from '../store/store.ts';
import { cardOf, type Laid, type Phase, peopleIn, seatOf, type TableDoc } from './doc.ts';
import type { Games } from './games.ts';
import { Play } from './play.ts';

export interface RoomCalls {
  readonly store: Store;
  readonly games: Games;
  readonly bots: BotPool;
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
};

const ATTEMPTS = 8;
/** Lists of tables learn whose turn it is after so many milliseconds. */
const LISTS_LEARN = 2000;

export class Room {
  readonly id: string;
  readonly #calls: RoomCalls;
  readonly #lines = new Map<Line, Watching>();
  #laid: Laid;
  #play: Promise<Play | undefined> | undefined;
  #learning: NodeJS.Timeout | undefined;
  #changing: Promise<unknown> = Promise.resolve();
  #changedAt = Date.now();

  constructor(laid: Laid, calls: RoomCalls) {
    this.id = laid.id;
    this.#laid = laid;
    this.#calls = calls;
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

  /** Nobody watches, and nothing has happened for so many milliseconds. */
  isIdle(milliseconds: number): boolean {
    return this.#lines.size === 0 && Date.now() - this.#changedAt > milliseconds;
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
      const { doc: changed, steps = [], ...rest } = change;
      const doc = { ...before.doc, ...changed };
      const now: Laid = {
        ...before,
        ...rest,
        doc,
        people: peopleIn(doc),
        revision: before.revision + 1,
        changed: Date.now(),
      };
      if (await this.#calls.store.changeTable(now, this.#rows(steps))) {
        this.#laid = now;
        this.#changedAt = Date.now();
        this.tellCard();
        return;
      }
      await this.#reload();
    }
    throw new Refuse('busy', 'Too many people change this table at once; try again.');
  }

  #rows(steps: readonly Step[]): StepRow[] {
    const at = Date.now();
    return steps.map(([seat, what], i) => ({ table: this.id, number: i + 1, seat, what, act: null, at }));
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
    this.tellCard();
  }

  // ---------------------------------------------------------------- those who watch

  card(person: string | undefined): TableCard {
    return cardOf(this.#laid, {
      person,
      awaited: this.#laid.doc.awaited,
      isHere: (seat) => this.#isHere(seat),
    });
  }

  #isHere(seat: number): boolean {
    const { person } = this.doc.places[seat];
    return person !== undefined && [...this.#lines.keys()].some((line) => line.person?.id === person);
  }

  viewerOf(line: Line): Viewer {
    return seatOf(this.doc, line.person?.id) ?? 'spectator';
  }

  async watch(line: Line, frames: boolean, have: Have | undefined): Promise<void> {
    this.#lines.set(line, { frames });
    this.tellCard();
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
    this.#changedAt = Date.now();
    this.#play?.then((play) => play?.leave(line)).catch(() => undefined);
    this.tellCard();
  }

  /** Everybody who watches sees the table as it is now. */
  tellCard(): void {
    for (const line of this.#lines.keys()) say(line, { type: 'card', card: this.card(line.person?.id) });
  }

  tell(text: string): void {
    for (const line of this.#lines.keys()) line.send(text);
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
    for (const [line, { frames }] of this.#lines)
      await play?.watch(line, this.viewerOf(line), frames, undefined);
  }

  async #load(): Promise<Play | undefined> {
    const { store, games } = this.#calls;
    const { doc } = this;
    const speech = await games.open(doc.game, doc.packs);
    const steps = await store.steps(this.id, 0);
    const number = steps.at(-1)?.number ?? 0;
    const isOld = doc.version !== speech.game.version;
    try {
      const from = isOld || doc.resumed ? await store.snapshot(this.id) : undefined;
      const play = this.#played(
        speech,
        steps.filter((step) => step.number > (from?.number ?? 0)),
        number,
        from?.saved,
      );
      if (isOld)
        await this.change(() => ({ doc: { version: speech.game.version, resumed: from !== undefined } }));
      await play.open();
      return play;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      // The rules have changed, and the state does not fit them any more: it ends as it stood.
      this.#calls.warn('stranded', error);
      await this.change(() => ({ phase: 'stranded', due: null }));
      return undefined;
    }
  }

  #played(
    speech: Awaited<ReturnType<Games['open']>>,
    steps: readonly StepRow[],
    number: number,
    from: Saved | undefined,
  ): Play {
    const { store, bots, warn } = this.#calls;
    const { doc } = this;
    const play: Play = new Play(
      this.#laid,
      speech,
      { steps, number, ...(from ? { from } : {}) },
      {
        store,
        thinker: bots.thinker(doc.game, doc.packs),
        isAway: (seat) => this.doc.away.includes(seat),
        changed: () => this.#happened(play),
        warn,
      },
    );
    return play;
  }

  #happened(play: Play): void {
    this.#changedAt = Date.now();
    play.snapshot(false).catch((error) => this.#calls.warn('no snapshot', error));
    if (play.table.isOver) this.#learn(play).catch((error) => this.#calls.warn('not finished', error));
    else if (!this.#learning) {
      this.#learning = setTimeout(() => {
        this.#learning = undefined;
        this.#learn(play).catch((error) => this.#calls.warn('not learned', error));
      }, LISTS_LEARN);
      this.#learning.unref();
    }
  }

  /** What lists show: whose turn it is, and how it ended. */
  async #learn(play: Play): Promise<void> {
    const { outcome } = play.table.match;
    const awaited = [...play.table.view('spectator').awaited];
    await this.change(({ phase, doc }) => {
      if (outcome && phase === 'playing')
        return { phase: 'over', due: null, doc: { outcome, awaited: [], standing: play.table.standing } };
      return phase === 'playing' && `${doc.awaited}` !== `${awaited}` ? { doc: { awaited } } : undefined;
    });
  }

  /** Leaves memory; whatever is not on disk yet is put there. */
  async close(): Promise<void> {
    clearTimeout(this.#learning);
    const play = await this.#play?.catch(() => undefined);
    if (!play) return;
    play.table.close();
    await play.snapshot(true);
    await this.#learn(play);
  }
}
