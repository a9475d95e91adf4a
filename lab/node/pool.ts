import { availableParallelism } from 'node:os';
import type { Run } from '../core/run.ts';
import { RunBroken } from './broken.ts';
import { Thread } from './thread.ts';

export interface Watch {
  /** Called whenever a shard is done. */
  progress?(): void;
  /** Stops the run where it is. */
  readonly signal?: AbortSignal;
}

export const cores = availableParallelism();

/** Plays a run on worker threads until it is finished or stopped. */
export async function playOnThreads(run: Run, workers: number, watch: Watch = {}): Promise<void> {
  const threads = Array.from({ length: workers }, () => new Thread());
  const stop = () => threads.map((thread) => thread.stop());
  watch.signal?.addEventListener('abort', stop);
  try {
    await Promise.all(threads.map((thread) => work(run, thread, watch)));
  } finally {
    watch.signal?.removeEventListener('abort', stop);
    await Promise.all(stop());
  }
}

async function work(run: Run, thread: Thread, { progress, signal }: Watch): Promise<void> {
  for (let shard = run.next(); shard && !signal?.aborted; shard = run.next()) {
    try {
      run.put(shard, await thread.play({ plan: run.plan, shard }));
    } catch (error) {
      if (signal?.aborted) return;
      throw new RunBroken('A worker thread', [(error as Error).message]);
    }
    progress?.();
  }
}
