/** Hears what comes over any line: reads it, keeps floods out, has it answered, and counts. */
import { type ClientMessage, checkClientMessage, readClientMessage, Unreadable } from '@underhall/protocol';
import { Bucket } from './bucket.ts';
import type { Answer, Desk } from './handle/handle.ts';
import type { Line } from './line.ts';
import type { Metrics } from './metrics.ts';

/** What one line may send at once, in seconds of what it may send for long. */
const BURST = 5;
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

export class Reception {
  readonly #desk: Desk;
  readonly #metrics: Metrics;
  readonly #perSecond: number;
  readonly #buckets = new WeakMap<Line, Bucket>();

  constructor(desk: Desk, metrics: Metrics, perSecond: number) {
    this.#desk = desk;
    this.#metrics = metrics;
    this.#perSecond = perSecond;
  }

  hearText(line: Line, text: string): Promise<Answer> {
    return this.#hear(line, () => readClientMessage(text));
  }

  hearValue(line: Line, value: unknown): Promise<Answer> {
    return this.#hear(line, () => checkClientMessage(value));
  }

  async #hear(line: Line, read: () => ClientMessage): Promise<Answer> {
    let message: ClientMessage;
    try {
      message = read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#metrics.unreadable.inc();
      this.#bucket(line).take(5);
      return {
        type: 'error',
        ...(error.id ? { id: error.id } : {}),
        code: 'unreadable',
        message: error.message,
      };
    }
    const { type, id } = message;
    if (!this.#bucket(line).take(COSTS[type] ?? 1))
      return { type: 'error', id, code: 'slower', message: 'Too many messages at once; wait a moment.' };
    const measured = this.#metrics.seconds.startTimer({ type });
    const answer = await this.#desk.handle(line, message);
    measured();
    this.#metrics.messages.inc({ type, answer: answer.type });
    return answer;
  }

  #bucket(line: Line): Bucket {
    let bucket = this.#buckets.get(line);
    if (!bucket) {
      bucket = new Bucket(this.#perSecond * BURST, this.#perSecond);
      this.#buckets.set(line, bucket);
    }
    return bucket;
  }
}
