/** The page's end of the worker: calls with answers, and a MatchHost for each local table. */
import type { Call, Problem, Reply, Request } from './calls.ts';
import type { MatchHost, News, Plan, Tried } from './scene.ts';

/** Something the worker could not do; `problems` are sentences for people. */
export class HallError extends Error {
  override readonly name = 'HallError';
  readonly problems: readonly string[];

  constructor({ message, problems }: Problem) {
    super(message);
    this.problems = problems;
  }
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
const listeners = new Map<string, Set<(news: News) => void>>();
const askers = new Map<number, (found: Tried) => void>();

function theWorker(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'underhall' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => hear(data);
    worker.onerror = (event) => {
      for (const { reject } of waiting.values()) reject(new Error(event.message));
      waiting.clear();
    };
  }
  return worker;
}

function hear(reply: Reply): void {
  if ('news' in reply) {
    for (const listener of listeners.get(reply.table) ?? []) listener(reply.news);
  } else if ('asking' in reply) askers.get(reply.asking)?.(reply.found);
  else {
    const call = waiting.get(reply.answers);
    waiting.delete(reply.answers);
    if ('error' in reply) call?.reject(new HallError(reply.error));
    else call?.resolve(reply.value);
  }
}

export function call<K extends keyof Call>(name: K, ...words: Parameters<Call[K]>): ReturnType<Call[K]> {
  const id = ++lastId;
  const request: Request = { id, call: name, words };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    theWorker().postMessage(request);
  }) as ReturnType<Call[K]>;
}

/** A table that the worker runs. Watch it before it is opened, or the first news is lost. */
export function localHost(plan: Plan): MatchHost & { open(): Promise<void> } {
  const { id } = plan;
  return {
    open: () => call('open', plan),
    watch(listener) {
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      return () => all.delete(listener);
    },
    look: (viewer) => call('look', id, viewer),
    choose: (seat, option, moment) => call('choose', id, seat, option, moment),
    retract: (seat) => call('retract', id, seat),
    undo: (seat) => call('undo', id, seat),
    hold: (seat, raised) => call('hold', id, seat, raised),
    prefer: (seat, name, value) => call('prefer', id, seat, name, value),
    resign: (seat) => call('resign', id, seat),
    consequences(seat, option, tell) {
      const asking = ++lastId;
      askers.set(asking, tell);
      call('consequences', id, seat, option, asking)
        .catch(() => undefined)
        .finally(() => askers.delete(asking));
      return () => {
        askers.delete(asking);
        call('stopSampling', id).catch(() => undefined);
      };
    },
    shown: (moment) => {
      call('shown', id, moment).catch(() => undefined);
    },
    record: () => call('record', id),
    link: () => call('link', id),
    close: () => {
      call('close', id).catch(() => undefined);
    },
  };
}
