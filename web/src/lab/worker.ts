/** Plays parts of a run of the lab. Several of these work side by side. */
import type { Game } from '@underhall/kernel';
import { type Plan, playShard, type Shard, type TallyJson } from '@underhall/lab';
import { boxOf } from '@underhall/table/boxes';

export interface LabRequest {
  readonly plan: Plan;
  readonly shard: Shard;
}

export type LabReply =
  | { readonly shard: Shard; readonly tally: TallyJson }
  | { readonly shard: Shard; readonly error: string };

/** Two at most: a worker lives as long as one run. */
const opened = new Map<string, Promise<Game>>();

function gameOf({ game, packs = [] }: Plan): Promise<Game> {
  const key = JSON.stringify([game, packs]);
  const known = opened.get(key) ?? boxOf(game).then((box) => box.open(packs));
  opened.set(key, known);
  return known;
}

self.onmessage = async ({ data: { plan, shard } }: MessageEvent<LabRequest>) => {
  try {
    const tally = playShard(await gameOf(plan), plan, shard);
    self.postMessage({ shard, tally: tally.toJSON() } satisfies LabReply);
  } catch (error) {
    self.postMessage({ shard, error: (error as Error).message } satisfies LabReply);
  }
};
