/** A run of the lab in this browser: hands out its parts to workers and says how far it is. */
import { type Findings, findings, type Plan, Run, Tally } from '@underhall/lab';
import { say } from '../messages/say.ts';
import type { LabReply, LabRequest } from './worker.ts';

export interface LabProgress {
  readonly played: number;
  readonly finished: boolean;
  readonly perSecond: number;
  readonly found: Findings;
}

const SHOWS = 400;

/** Begins at once; the function it gives stops it. What was played until then stands. */
export function simulate(
  plan: Plan,
  tell: (progress: LabProgress) => void,
  failed: (why: string) => void,
): () => void {
  const run = new Run(plan);
  const started = performance.now();
  const count = Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' }),
  );
  let last = 0;
  let over = false;
  const show = (finished: boolean) => {
    const now = performance.now();
    if (!finished && now - last < SHOWS) return;
    last = now;
    tell({
      played: run.played,
      finished,
      perSecond: (run.played / (now - started)) * 1000,
      found: findings(run.soFar),
    });
  };
  const stop = () => {
    over = true;
    for (const worker of workers) worker.terminate();
  };
  const feed = (worker: Worker) => {
    const shard = run.next();
    if (shard) worker.postMessage({ plan, shard } satisfies LabRequest);
  };
  for (const worker of workers) {
    worker.onmessage = ({ data }: MessageEvent<LabReply>) => {
      if (over) return;
      if ('error' in data) {
        stop();
        failed(data.error);
        return;
      }
      run.put(data.shard, Tally.from(data.tally));
      show(run.finished);
      if (run.finished) stop();
      else feed(worker);
    };
    worker.onerror = () => {
      stop();
      failed(say('trouble.unloadable'));
    };
    feed(worker);
  }
  return () => {
    if (over) return;
    stop();
    show(true);
  };
}
