/** What is kept in this browser: matches and packs. IndexedDB, usable in page and worker alike. */
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

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
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
  return opened;
}

async function within<K extends keyof Tables, T>(
  table: K,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(table, mode);
    const request = work(transaction.objectStore(table));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const store = {
  put: <K extends keyof Tables>(table: K, value: Tables[K]): Promise<IDBValidKey> =>
    within(table, 'readwrite', (s) => s.put(value)),
  get: <K extends keyof Tables>(table: K, id: string): Promise<Tables[K] | undefined> =>
    within(table, 'readonly', (s) => s.get(id)),
  all: <K extends keyof Tables>(table: K): Promise<Tables[K][]> =>
    within(table, 'readonly', (s) => s.getAll()),
  remove: <K extends keyof Tables>(table: K, id: string): Promise<undefined> =>
    within(table, 'readwrite', (s) => s.delete(id)),
};
