/** What this browser keeps of a kind, as screens show it. */
import { useCallback, useEffect, useState } from 'react';
import { store, type Tables } from './store.ts';

/** Undefined until it was read; nothing, in a browser that keeps nothing. The function reads it again. */
export function useKept<K extends keyof Tables>(
  table: K,
): readonly [all: readonly Tables[K][] | undefined, reload: () => void] {
  const [all, setAll] = useState<readonly Tables[K][]>();
  const reload = useCallback(() => {
    store.all(table).then(setAll, () => setAll([]));
  }, [table]);
  useEffect(reload, [reload]);
  return [all, reload];
}
