import type { Plan } from '@underhall/lab';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../app/toasts.ts';
import type { GameCard } from '../play/scene.ts';
import type { LabProgress } from './run.ts';

interface Simulation {
  readonly progress: LabProgress | undefined;
  readonly running: boolean;
  readonly start: (plans: readonly Plan[]) => Promise<void>;
  readonly stop: () => void;
}

/** A run of the lab as long as one looks at these games. */
export function useSimulation(card: GameCard | undefined, second: GameCard | undefined): Simulation {
  const [progress, setProgress] = useState<LabProgress>();
  const [running, setRunning] = useState(false);
  const halt = useRef<() => void>(undefined);
  const stop = () => halt.current?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found of one game says nothing of another
  useEffect(() => {
    setProgress(undefined);
    return stop;
  }, [card, second]);
  const start = async (plans: readonly Plan[]) => {
    const { simulate } = await import('./run.ts');
    setRunning(true);
    setProgress(undefined);
    halt.current = simulate(
      plans,
      (now) => {
        setProgress(now);
        if (now.finished) setRunning(false);
      },
      (why) => {
        setRunning(false);
        toast(why, { kind: 'trouble' });
      },
    );
  };
  return { progress, running, start, stop };
}
