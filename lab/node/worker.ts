/** A worker thread: is given shards of plans and hands back what it gathered. */
import { parentPort } from 'node:worker_threads';
import type { Game } from '@underhall/kernel';
import { openGame } from '../boxes.ts';
import type { TallyJson } from '../core/counts.ts';
import { checkVersion, type Plan, type Shard } from '../core/plan.ts';
import { playShard } from '../core/shard.ts';

/** A part of some run. */
export interface Task {
  readonly plan: Plan;
  readonly shard: Shard;
}

/** What came of it; `fault` is why there is no tally. */
export interface Done {
  readonly shard: Shard;
  readonly tally?: TallyJson;
  readonly fault?: string;
}

let last: { key: string; game: Game } | undefined;

function gameOf(plan: Plan): Game {
  const key = JSON.stringify([plan.game, plan.packs]);
  if (last?.key !== key) last = { key, game: openGame(plan) };
  checkVersion(last.game, plan);
  return last.game;
}

parentPort?.on('message', ({ plan, shard }: Task) => {
  let done: Done;
  try {
    done = { shard, tally: playShard(gameOf(plan), plan, shard).toJSON() };
  } catch (error) {
    done = { shard, fault: (error as Error).message };
  }
  parentPort?.postMessage(done);
});
