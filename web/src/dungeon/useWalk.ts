/** A pawn that is on its way: seen space by space instead of at its goal at once. */
import { nameOf } from '@underhall/dungeon/board';
import { useEffect, useState } from 'react';
import { STEP } from './script.ts';
import type { Shown } from './terms.ts';

export interface Walking {
  readonly seat: number;
  readonly space: string;
}

export function useWalk({ now, busy, pace }: Pick<Shown, 'now' | 'busy' | 'pace'>): Walking | undefined {
  const [steps, setSteps] = useState(0);
  const walk = busy && now?.event.type === 'moved' ? now.event : undefined;
  const path = walk?.path;
  useEffect(() => {
    setSteps(0);
    if (!path) return;
    const timer = setInterval(() => setSteps((n) => n + 1), STEP * pace);
    return () => clearInterval(timer);
  }, [path, pace]);
  const space = path?.[Math.min(steps, path.length - 1)];
  return walk && space !== undefined ? { seat: walk.seat, space: nameOf(space) } : undefined;
}
