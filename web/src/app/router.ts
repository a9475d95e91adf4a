/** Where we are: the part of the address after `#/`, cut at its slashes. */
import { useSyncExternalStore } from 'react';
import { pathOf } from './address.ts';

let parsed: { hash: string; path: readonly string[] } | undefined;

function here(): readonly string[] {
  const { hash } = location;
  if (parsed?.hash !== hash) parsed = { hash, path: pathOf(hash) };
  return parsed.path;
}

export function useRoute(): readonly string[] {
  return useSyncExternalStore((listener) => {
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, here);
}

export function to(...path: readonly string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

/**
 * Adds to the address of a place without going anywhere: a reload comes back to exactly here. Whoever has left the place
 * meanwhile is not called back.
 */
export function note(place: readonly string[], ...more: readonly string[]): void {
  const now = here();
  if (place.every((part, i) => now[i] === part))
    history.replaceState(history.state, '', to(...place, ...more));
}

let moved = false;
addEventListener('hashchange', () => {
  moved = true;
});

/** To where we came from, if that was in the app; otherwise to the shelf. */
export function goBack(): void {
  if (moved) history.back();
  else go();
}

export function go(...path: readonly string[]): void {
  location.hash = to(...path);
}
