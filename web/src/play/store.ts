/** What is kept in this browser: matches and packs. IndexedDB, usable in page and worker alike. */
import { type Read, readOne, type Sorted, sorted } from './kept.ts';
import type { Json, Kept } from './scene.ts';

const NAME = 'underhall';
const VERSION = 1;

/** A content pack of the player's own. */
export interface OwnPack {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly content: Json;
  readonly added: number;
}

export interface Tables {
  matches: Kept;
  packs: OwnPack;
}

let opened: Promise<IDBDatabase> | undefined;

/** A connection that could not be made or was lost is made anew the next time. */
function database(): Promise<IDBDatabase> {
  if (!opened) {
    const opening = open();
    opened = opening;
    const forget = () => {
      if (opened === opening) opened = undefined;
    };
    opening.then((db) => {
      db.onclose = forget;
      db.onversionchange = () => {
        forget();
        db.close();
      };
    }, forget);
  }
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const table of ['matches', 'packs']) {
        if (!request.result.objectStoreNames.contains(table))
          request.result.createObjectStore(table, { keyPath: 'id' });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<K extends keyof Tables, T>(
  table: K,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(table, mode);
    const failed = () => reject(transaction.error ?? new Error('The browser refused to keep it.'));
    const request = work(transaction.objectStore(table));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = failed;
    transaction.onabort = failed;
  });
}

export const store = {
  put: <K extends keyof Tables>(table: K, value: Tables[K]): Promise<IDBValidKey> =>
    within(table, 'readwrite', (s) => s.put(value)),
  get: async <K extends keyof Tables>(table: K, id: string): Promise<Read<Tables[K]> | undefined> => {
    const raw: unknown = await within(table, 'readonly', (s) => s.get(id));
    return raw === undefined ? undefined : readOne(table, raw);
  },
  all: async <K extends keyof Tables>(table: K): Promise<Sorted<Tables[K]>> =>
    sorted(table, await within(table, 'readonly', (s) => s.getAll())),
  remove: <K extends keyof Tables>(table: K, key: IDBValidKey): Promise<undefined> =>
    within(table, 'readwrite', (s) => s.delete(key)),
};
