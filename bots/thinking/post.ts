import type { Order, Reply } from './orders.ts';

/** A worker as a pool sees it. */
export interface Worker {
  post(order: Order): void;
  end(): void;
}

/** Begins a worker; `lost` is called when it has ended by itself or could not begin. */
export type Hire = (hear: (reply: Reply) => void, lost: () => void) => Worker;

/** An order without its number. */
type Wanted = Order extends infer O ? (O extends Order ? Omit<O, 'id'> : never) : never;

/** The worker is gone, and what it was asked with it. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

/** So many workers one after the other that never said a word: nobody can work here. */
const MOST_MUTE = 3;

/** The place of one worker. Who is lost is replaced when the next order comes. */
export class Post {
  readonly #hire: Hire;
  readonly #awaited = new Map<number, { hear(reply: Reply): void; lose(): void }>();
  #worker: Worker | undefined;
  #orders = 0;
  #mute = 0;

  constructor(hire: Hire) {
    this.#hire = hire;
  }

  get isOpen(): boolean {
    return this.#worker !== undefined || this.#mute < MOST_MUTE;
  }

  /** How much it has to do. */
  get load(): number {
    return this.#awaited.size;
  }

  tell(order: Wanted): void {
    this.#theWorker()?.post({ ...order, id: ++this.#orders });
  }

  /** The reply; fails with `Lost` when the worker ends before. */
  ask(order: Wanted): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const id = ++this.#orders;
      const lose = () => reject(new Lost('The worker is gone.'));
      const worker = this.#theWorker();
      if (!worker) return lose();
      this.#awaited.set(id, { hear: resolve, lose });
      worker.post({ ...order, id });
    });
  }

  end(): void {
    this.#mute = MOST_MUTE;
    this.#worker?.end();
    this.#lose();
  }

  #theWorker(): Worker | undefined {
    if (this.#worker || !this.isOpen) return this.#worker;
    this.#mute++;
    const lost = () => {
      if (this.#worker === worker) this.#lose();
    };
    const worker = this.#hire((reply) => this.#hear(reply), lost);
    this.#worker = worker;
    return worker;
  }

  #hear(reply: Reply): void {
    this.#mute = 0;
    const waiting = this.#awaited.get(reply.id);
    this.#awaited.delete(reply.id);
    waiting?.hear(reply);
  }

  #lose(): void {
    this.#worker = undefined;
    const all = [...this.#awaited.values()];
    this.#awaited.clear();
    for (const { lose } of all) lose();
  }
}
