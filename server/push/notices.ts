/**
 * Whom one table waits for, and who may not know. Somebody is told when he was not here for a while after it was his
 * turn: once, until he has done something again. Whoever is here sees it, and is told nothing.
 */
import type { Notice } from '../store/push.ts';
import type { Crier } from './crier.ts';

type News = Pick<Notice, 'kind' | 'number'>;

interface Waiting extends News {
  readonly since: number;
  timer?: NodeJS.Timeout | undefined;
  /** Other processes leave it to this one. */
  isOurs: boolean;
}

/** A line that broke is noticed later than that: whoever left so soon after may have seen nothing. */
const SURELY_SEEN = 60_000;

export class Notices {
  readonly #table: string;
  readonly #game: string;
  readonly #crier: Crier;
  readonly #isHere: (person: string) => boolean;
  /** What each person is to learn, or has learned. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #telling = new Set<Promise<void>>();
  #isEnded = false;

  constructor(table: string, game: string, crier: Crier, isHere: (person: string) => boolean) {
    this.#table = table;
    this.#game = game;
    this.#crier = crier;
    this.#isHere = isHere;
  }

  /** Nobody is about to be told. */
  get isIdle(): boolean {
    return this.#telling.size === 0 && [...this.#waiting.values()].every(({ timer }) => timer === undefined);
  }

  /** Those whose turn it is, each with the number of the last step that was his own. */
  awaits(people: ReadonlyMap<string, number>): void {
    for (const [person, waiting] of this.#waiting)
      if (waiting.kind === 'turn' && people.get(person) !== waiting.number) this.#drop(person);
    for (const [person, number] of people)
      if (this.#waiting.get(person)?.kind !== 'turn') this.#begin(person, { kind: 'turn', number });
  }

  /** The match has begun, or is over: for all who have not been told more. */
  tells(kind: 'begun' | 'over', people: readonly string[]): void {
    for (const person of people)
      if (kind === 'over' || !this.#waiting.has(person)) this.#begin(person, { kind, number: 1 });
  }

  left(person: string): void {
    const waiting = this.#waiting.get(person);
    if (waiting?.kind !== 'turn' || this.#isHere(person)) return;
    if (Date.now() - waiting.since < SURELY_SEEN) this.#start(person, waiting);
  }

  #begin(person: string, news: News): void {
    if (this.#isEnded) return;
    this.#drop(person);
    const waiting: Waiting = { ...news, since: Date.now(), isOurs: false };
    this.#waiting.set(person, waiting);
    if (!this.#isHere(person) || this.#crier.isShared) this.#start(person, waiting);
  }

  #start(person: string, waiting: Waiting): void {
    if (this.#isEnded) return;
    clearTimeout(waiting.timer);
    const { grace } = this.#crier;
    // Whoever sees him here says so before others would tell him.
    const wait = this.#isHere(person) ? grace / 2 : grace;
    waiting.timer = setTimeout(() => this.#due(person, waiting), wait);
    waiting.timer.unref();
  }

  #due(person: string, waiting: Waiting): void {
    waiting.timer = undefined;
    const telling = this.#tell(person, waiting).finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  async #tell(person: string, waiting: Waiting): Promise<void> {
    const { kind, number } = waiting;
    const notice: Notice = { table: this.#table, person, kind, number };
    if (!this.#isHere(person)) await this.#crier.tell(notice, this.#game, waiting.isOurs);
    else if (this.#crier.isShared)
      // It can be claimed anew when he comes and goes; if that fails somebody is told what he has seen.
      waiting.isOurs = await this.#crier.claim(notice).catch(() => false);
  }

  #drop(person: string): void {
    clearTimeout(this.#waiting.get(person)?.timer);
    this.#waiting.delete(person);
  }

  /** The server ends: who would be told soon is told now, and those who leave with it are not. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const [person, waiting] of this.#waiting) {
      if (waiting.timer === undefined) continue;
      clearTimeout(waiting.timer);
      if (!this.#isHere(person)) this.#due(person, waiting);
    }
    await Promise.allSettled(this.#telling);
  }
}
