/** Whom this browser does not want to hear. */
import { useSyncExternalStore } from 'react';

const PLACE = 'underhall.muted';
const listeners = new Set<() => void>();

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

let muted = read();

export function isMuted(person: string): boolean {
  return muted.has(person);
}

export function mute(person: string, on: boolean): void {
  const others = [...muted].filter((one) => one !== person);
  muted = new Set(on ? [...others, person] : others);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...muted]));
  } catch {
    // A browser that keeps nothing: until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useMuted(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => muted,
  );
}
