/** A pawn that is on its way: seen space by space instead of at its goal at once. */
import { useEffect, useState } from 'react';
import type { Shown } from '../play/stage.ts';
import { spaceOf } from './places.ts';
import { STEP } from './script.ts';

export interface Walking {
  readonly seat: number;
  readonly space: string;
}

export function useWalk({ now, busy, pace }: Pick<Shown, 'now' | 'busy' | 'pace'>): Walking | undefined {
  const [steps, setSteps] = useState(0);
  const path =
    busy && now?.event.type === 'moved' && Array.isArray(now.event.path) ? now.event.path : undefined;
  useEffect(() => {
    setSteps(0);
    if (!path) return;
    const timer = setInterval(() => setSteps((n) => n + 1), STEP * pace);
    return () => clearInterval(timer);
  }, [path, pace]);
  const space = path?.[Math.min(steps, path.length - 1)];
  const name = spaceOf(space);
  return name && now ? { seat: Number(now.event.seat), space: name } : undefined;
}
