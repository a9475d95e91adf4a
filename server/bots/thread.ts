/** A thread in which bots think. It gets views, and nothing else. */
import { parentPort } from 'node:worker_threads';
import { Alone } from '@underhall/bots';
import { View } from '@underhall/kernel';
import { Games } from '../room/games.ts';
import type { Found, Thought } from './pool.ts';

const games = new Games();
const alone = new Alone();

async function find({ id, game, packs, view, bot, seed }: Thought): Promise<Found> {
  const speech = await games.open(game, packs);
  return { id, option: await alone.think({ bot, seed, view: View.fromJSON(speech.game, view) }) };
}

parentPort?.on('message', (thought: Thought) => {
  find(thought)
    .catch((error: Error): Found => ({ id: thought.id, error: error.message }))
    .then((found) => parentPort?.postMessage(found));
});
