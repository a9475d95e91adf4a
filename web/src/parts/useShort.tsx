import { type ReactNode, useState } from 'react';
import { say } from '../messages/say.ts';

/** The first of a long list, and the button that shows the rest. */
export function useShort<T>(
  list: readonly T[],
  most: number,
): readonly [shown: readonly T[], more: ReactNode] {
  const [all, setAll] = useState(false);
  if (all || list.length <= most) return [list, null];
  return [
    list.slice(0, most),
    <button key="more" type="button" className="btn small" onClick={() => setAll(true)}>
      {say('hall.more', { n: list.length - most })}
    </button>,
  ];
}
