/** Where we are: the part of the address after `#/`, cut at its slashes. */
import { useSyncExternalStore } from 'react';

let parsed: { hash: string; path: readonly string[] } | undefined;

function here(): readonly string[] {
  const { hash } = location;
  if (parsed?.hash !== hash) {
    const path = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
    parsed = { hash, path };
  }
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

/** Changes the address without going anywhere: a reload comes back to exactly here. */
export function note(...path: readonly string[]): void {
  history.replaceState(history.state, '', to(...path));
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
