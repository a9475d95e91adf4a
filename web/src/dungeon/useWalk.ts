/** A pawn that is on its way: seen space by space instead of at its goal at once. */
import { useEffect, useState } from 'react';
import { speed } from '../app/settings.ts';
import type { Told } from '../play/scene.ts';
import { spaceOf } from './places.ts';
import { STEP } from './script.ts';

export interface Walking {
  readonly seat: number;
  readonly space: string;
}

const PACE = { off: 0, quick: 0.4, normal: 1 } as const;

export function useWalk(now: Told | undefined): Walking | undefined {
  const [steps, setSteps] = useState(0);
  const path = now?.event.type === 'moved' && Array.isArray(now.event.path) ? now.event.path : undefined;
  useEffect(() => {
    setSteps(0);
    if (!path) return;
    const timer = setInterval(() => setSteps((n) => n + 1), STEP * PACE[speed()]);
    return () => clearInterval(timer);
  }, [path]);
  const space = path?.[Math.min(steps, path.length - 1)];
  const name = spaceOf(space);
  return name && now ? { seat: Number(now.event.seat), space: name } : undefined;
}
