/** Hears what comes over any line: reads it, keeps floods out, has it answered, and counts. */
import { type ClientMessage, checkClientMessage, readClientMessage, Unreadable } from '@underhall/protocol';
import { Buckets } from './bucket.ts';
import type { Answer, Desk } from './handle/handle.ts';
import type { Line } from './line.ts';
import type { Metrics } from './metrics.ts';

/** What one person may send at once, in seconds of what he may send for long. */
const BURST = 5;
/** So often in a row somebody is told to wait; then he is not listened to any more. */
const MOST_REFUSED = 500;
/** Tables and reports cost more than choices. */
const COSTS: Readonly<Partial<Record<ClientMessage['type'], number>>> = {
  create: 10,
  bring: 30,
  rematch: 5,
  report: 5,
  chat: 2,
  tables: 2,
  watch: 2,
  resync: 2,
};

const UNREADABLE = 5;

export class Reception {
  readonly #desk: Desk;
  readonly #metrics: Metrics;
  /** Each person has one for all his lines; who only looks has one for each line. */
  readonly #buckets: Buckets;
  readonly #refused = new WeakMap<Line, number>();

  constructor(desk: Desk, metrics: Metrics, perSecond: number) {
    this.#desk = desk;
    this.#metrics = metrics;
    this.#buckets = new Buckets(perSecond * BURST, perSecond);
  }

  hearText(line: Line, text: string): Promise<Answer> {
    return this.#hear(line, () => readClientMessage(text));
  }

  hearValue(line: Line, value: unknown): Promise<Answer> {
    return this.#hear(line, () => checkClientMessage(value));
  }

  /** A ping of the socket itself: false if it is one too many. */
  hearPing(line: Line): boolean {
    return this.#take(line, 1);
  }

  async #hear(line: Line, read: () => ClientMessage): Promise<Answer> {
    let message: ClientMessage;
    try {
      message = read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#metrics.unreadable.inc();
      this.#take(line, UNREADABLE);
      return {
        type: 'error',
        ...(error.id ? { id: error.id } : {}),
        code: 'unreadable',
        message: error.message,
      };
    }
    const { type, id } = message;
    if (!this.#take(line, COSTS[type] ?? 1))
      return { type: 'error', id, code: 'slower', message: 'Too many messages at once; wait a moment.' };
    const measured = this.#metrics.seconds.startTimer({ type });
    const answer = await this.#desk.handle(line, message);
    measured();
    this.#metrics.messages.inc({ type, answer: answer.type });
    return answer;
  }

  #take(line: Line, cost: number): boolean {
    const isFine = this.#buckets.take(line.person?.id ?? line.id, cost);
    const refused = isFine ? 0 : (this.#refused.get(line) ?? 0) + 1;
    this.#refused.set(line, refused);
    if (refused === MOST_REFUSED) {
      this.#metrics.dropped.inc({ why: 'flood' });
      line.end();
    }
    return isFine;
  }
}
