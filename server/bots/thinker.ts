/** A thread in which bots think. It gets views, and nothing else. */
import { parentPort } from 'node:worker_threads';
import { createBot } from '@underhall/bots';
import { View } from '@underhall/kernel';
import { Games } from '../room/games.ts';
import type { Found, Thought } from './pool.ts';

const games = new Games();

async function find({ id, game, packs, view: sent, level, seed, kind }: Thought): Promise<Found> {
  const speech = await games.open(game, packs);
  const view = View.fromJSON(speech.game, sent);
  const bot = createBot(level, { seed, timed: true });
  const answer = kind === 'answer' ? bot.answer(view) : bot.offered(view);
  return { id, option: answer?.option };
}

parentPort?.on('message', (thought: Thought) => {
  find(thought)
    .catch((error: Error): Found => ({ id: thought.id, error: error.message }))
    .then((found) => parentPort?.postMessage(found));
});
