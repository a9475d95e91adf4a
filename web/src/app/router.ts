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

export function go(...path: readonly string[]): void {
  location.hash = to(...path);
}
