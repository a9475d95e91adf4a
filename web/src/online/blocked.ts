/** Whom I have blocked: kept at the server with who I am, so that it holds on every machine. */
import { useEffect, useSyncExternalStore } from 'react';
import { api } from './api.ts';

export interface Blocked {
  readonly id: string;
  readonly name: string;
}

const listeners = new Set<() => void>();
let blocked: readonly Blocked[] = [];

async function reload(): Promise<void> {
  blocked = await api<readonly Blocked[]>('GET', 'me/blocks');
  for (const listener of listeners) listener();
}

export async function block(person: string): Promise<void> {
  await api('POST', 'me/blocks', { person });
  await reload();
}

export async function unblock(person: string): Promise<void> {
  await api('DELETE', `me/blocks/${person}`);
  await reload();
}

/** Asked anew by each who shows it: another machine may have changed it. */
export function useBlocked(): readonly Blocked[] {
  useEffect(() => {
    // Whoever cannot be told now is told by what fails next.
    reload().catch(() => undefined);
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => blocked,
  );
}
