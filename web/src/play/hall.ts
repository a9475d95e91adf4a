/** The page's end of the worker: calls with answers, and a MatchHost for each local table. */
import { useSyncExternalStore } from 'react';
import { locale } from '../messages/say.ts';
import type { Call, Reply } from './calls.ts';
import { type Health, Line, type Works } from './line.ts';
import { atOneScreen } from './people.ts';
import { watchPower } from './power.ts';
import type { MatchHost, News, Plan, TableTrouble, Tried } from './scene.ts';

const listeners = new Map<string, Set<(news: News) => void>>();
type Warned = (trouble: TableTrouble) => void;
const warned = new Map<string, Warned>();
const askers = new Map<number, (found: Tried) => void>();
let lastAsking = 0;

let health: Health = 'well';
const anxious = new Set<() => void>();

/** How the worker is, for those who have to say so. */
export function useHealth(): Health {
  return useSyncExternalStore(
    (listener) => {
      anxious.add(listener);
      return () => anxious.delete(listener);
    },
    () => health,
  );
}

function begin(): Works {
  const worker: Works = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'underhall',
  });
  // A page speaks one language; nobody waits for this to be answered.
  if (locale !== 'en') worker.postMessage({ id: 0, call: 'speak', words: [locale] });
  watchPower((isSpare) => worker.postMessage({ id: 0, call: 'power', words: [isSpare] }));
  return worker;
}

function hear(reply: Reply): void {
  if ('news' in reply) {
    for (const listener of listeners.get(reply.table) ?? []) listener(reply.news);
  } else if ('trouble' in reply) warned.get(reply.table)?.(reply.trouble);
  else if ('asking' in reply) askers.get(reply.asking)?.(reply.found);
}

const line = new Line({
  begin,
  hear,
  changed: (now) => {
    health = now;
    for (const listener of anxious) listener();
  },
  isNeeded: () => warned.size > 0,
  tick: (work) => {
    const timer = setInterval(work, 1000);
    return () => clearInterval(timer);
  },
});

/** Asked of a table that is open: its bots may be deep in thought, and it must not be lost. */
const AT_TABLE: ReadonlySet<keyof Call> = new Set([
  ...(['look', 'choose', 'retract', 'undo', 'hold', 'prefer', 'resign'] as const),
  ...(['consequences', 'stopSampling', 'shown', 'record', 'begun', 'close'] as const),
  ...(['hearFar', 'seatFar'] as const),
]);

export function call<K extends keyof Call>(name: K, ...words: Parameters<Call[K]>): ReturnType<Call[K]> {
  return line.call(name, words, !AT_TABLE.has(name)) as ReturnType<Call[K]>;
}

/** What a screen has of the worker for any table, wherever its match is. */
export function shownBy(id: string): Pick<MatchHost, 'watch' | 'look' | 'consequences' | 'shown'> & {
  heed(warn: Warned): void;
  close(): void;
} {
  return {
    heed: (warn) => {
      warned.set(id, warn);
    },
    watch(listener) {
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      return () => all.delete(listener);
    },
    look: (viewer) => call('look', id, viewer),
    consequences(seat, option, tell) {
      const asking = ++lastAsking;
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
    close: () => {
      warned.delete(id);
      call('close', id).catch(() => undefined);
    },
  };
}

/** A table that the worker runs. */
export function localHost(plan: Plan): MatchHost {
  const { id } = plan;
  const { heed, ...screen } = shownBy(id);
  return {
    ...screen,
    open: (warn) => {
      heed(warn);
      return call('open', { ...plan, sitters: atOneScreen(plan.sitters) });
    },
    choose: (seat, option, moment) => call('choose', id, seat, option, moment),
    retract: (seat) => call('retract', id, seat),
    undo: (seat) => call('undo', id, seat),
    hold: (seat, raised) => call('hold', id, seat, raised),
    prefer: (seat, name, value) => call('prefer', id, seat, name, value),
    resign: (seat) => call('resign', id, seat),
    record: () => call('record', id),
    link: async () => call('linkOf', await call('record', id), plan.packs),
  };
}
