/** The match or replay that somebody has left to look something up or to set something: one step leads back to it. */
import { useSyncExternalStore } from 'react';
import { screenOf } from './address.ts';
import { useRoute } from './router.ts';

/** At these the whole screen belongs to the match. */
export const BARE: ReadonlySet<string> = new Set(['table', 'online', 'replay']);
/** Whoever goes here has left it for good; open matches are on the shelf. */
const SHELF: ReadonlySet<string> = new Set(['', 'set', 'friends']);
const PLACE = 'underhall.left';

function read(): string {
  try {
    const kept = sessionStorage.getItem(PLACE) ?? '';
    return kept.startsWith('#/') ? kept : '';
  } catch {
    return '';
  }
}

let left = read();

function leave(hash: string): void {
  left = hash;
  try {
    sessionStorage.setItem(PLACE, hash);
  } catch {
    // A browser that keeps nothing: the way back holds until the page is closed.
  }
}

let here = location.hash;
addEventListener('hashchange', () => {
  const [before, now] = [here, location.hash];
  here = now;
  if (SHELF.has(screenOf(now)) || BARE.has(screenOf(now))) leave('');
  else if (BARE.has(screenOf(before))) leave(before);
});

export interface WayBack {
  readonly href: string;
  readonly screen: 'table' | 'replay';
}

export function useWayBack(): WayBack | undefined {
  const [screen = ''] = useRoute();
  const href = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => left,
  );
  if (!href || SHELF.has(screen)) return undefined;
  return { href, screen: screenOf(href) === 'replay' ? 'replay' : 'table' };
}
