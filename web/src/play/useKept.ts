/** What this browser keeps of a kind, as screens show it. */
import { useCallback, useEffect, useState } from 'react';
import type { Damaged, Sorted } from './kept.ts';
import { store, type Tables } from './store.ts';

const NONE: readonly Damaged[] = [];

/**
 * Undefined until it was read; nothing, in a browser that keeps nothing. The function reads it again; what is damaged
 * stands apart.
 */
export function useKept<K extends keyof Tables>(
  table: K,
): readonly [all: readonly Tables[K][] | undefined, reload: () => void, damaged: readonly Damaged[]] {
  const [all, setAll] = useState<Sorted<Tables[K]>>();
  const reload = useCallback(() => {
    store.all(table).then(setAll, () => setAll({ sound: [], damaged: [] }));
  }, [table]);
  useEffect(reload, [reload]);
  return [all?.sound, reload, all?.damaged ?? NONE];
}
