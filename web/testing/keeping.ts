/** What a browser keeps, put there from outside: damaged, or by an older version. */
import type { App } from './app.ts';

type Table = 'matches' | 'packs';

/** Everything that is kept, as it lies there. */
export function keptIn(app: App, table: Table): Promise<Record<string, unknown>[]> {
  return app.page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('underhall');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    table,
  );
}

export async function keepIn(app: App, table: Table, entries: readonly object[]): Promise<void> {
  await app.page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('underhall');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          for (const one of all) writing.objectStore(name).put(one);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
    [table, entries] as const,
  );
}
