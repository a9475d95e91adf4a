/** Runs of the lab in this browser: hands out their parts to workers and says how far they are. */
import { type Findings, findings, type Plan, Run, Tally } from '@underhall/lab';
import { say } from './say.ts';
import type { LabReply, LabRequest } from './worker.ts';

export interface LabProgress {
  readonly played: number;
  readonly finished: boolean;
  readonly perSecond: number;
  /** Of each plan. */
  readonly found: readonly Findings[];
}

const SHOWS = 400;

/**
 * Begins at once; the function it gives stops it. What was played until then stands. Several plans go on evenly, so that
 * they can be looked at beside each other from the first moment.
 */
export function simulate(
  plans: readonly Plan[],
  tell: (progress: LabProgress) => void,
  failed: (why: string) => void,
): () => void {
  const runs = plans.map((plan) => new Run(plan));
  const started = performance.now();
  const count = Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' }),
  );
  let turn = 0;
  let last = 0;
  let over = false;
  const show = (finished: boolean) => {
    const now = performance.now();
    if (!finished && now - last < SHOWS) return;
    last = now;
    const played = runs.reduce((sum, run) => sum + run.played, 0);
    tell({
      played,
      finished,
      perSecond: (played / (now - started)) * 1000,
      found: runs.map(({ soFar }) => findings(soFar)),
    });
  };
  const stop = () => {
    over = true;
    for (const worker of workers) worker.terminate();
  };
  const feed = (worker: Worker) => {
    for (let tried = 0; tried < runs.length; tried++) {
      const run = runs[turn++ % runs.length];
      const shard = run.next();
      if (!shard) continue;
      worker.onmessage = ({ data }: MessageEvent<LabReply>) => heard(worker, run, data);
      worker.postMessage({ plan: run.plan, shard } satisfies LabRequest);
      return;
    }
  };
  const heard = (worker: Worker, run: Run, reply: LabReply) => {
    if (over) return;
    if ('error' in reply) {
      stop();
      failed(reply.error);
      return;
    }
    run.put(reply.shard, Tally.from(reply.tally));
    const finished = runs.every((each) => each.finished);
    show(finished);
    if (finished) stop();
    else feed(worker);
  };
  for (const worker of workers) {
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
