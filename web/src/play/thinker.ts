/** A worker that thinks for bots: what the table's worker becomes when it is begun under this name. */
import type { Hand, Order } from '@underhall/bots';
import { boxOf } from '@underhall/table/boxes';

export const THINKER = 'underhall thinker';

let hand: Promise<Hand> | undefined;

async function begun(): Promise<Hand> {
  const { Hand } = await import('@underhall/bots');
  return new Hand(
    async ({ game, packs }) => (await boxOf(game)).open(packs),
    (reply) => self.postMessage(reply),
  );
}

/** Orders are heard in the order in which they come. */
export async function hearOrder({ data }: MessageEvent<Order>): Promise<void> {
  hand ??= begun();
  (await hand).hear(data);
}
