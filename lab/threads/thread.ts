/** A worker thread that thinks for bots. */
import { parentPort } from 'node:worker_threads';
import { Hand } from '@underhall/bots';
import { boxOf } from '@underhall/table/boxes';

const hand = new Hand(
  async ({ game, packs }) => (await boxOf(game)).open(packs),
  (reply) => parentPort?.postMessage(reply),
);

parentPort?.on('message', (order) => hand.hear(order));
