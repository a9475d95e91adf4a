/**
 * How much sooner a search is done on several threads: `npx node lab/threads/measure.ts [GAME] [BOT]`. The same questions
 * by turns on one thread and on more; times are of the clock, so run it when nothing else runs.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type Game, type Match, NONE, Rng, View } from '@underhall/kernel';
import { shelf } from '@underhall/table/shelf';
import { openGame } from '../boxes.ts';
import { threadPool } from './index.ts';

const [first] = shelf.filter(({ playable }) => playable);
const [id = first.id, bot = 'search:2000'] = process.argv.slice(2);
const QUESTIONS = 12;
const MIDWAY = 24;
const counts = [1, 2, 4, 8].filter((count) => count <= Math.max(2, availableParallelism()));

/** Questions with something to choose, from matches that are under way. */
function questions(game: Game): View[] {
  const rng = Rng.fromSeed('questions');
  const agreed = game.agree({ seats: [{}, {}, {}, {}] });
  const found: View[] = [];
  for (let n = 0; found.length < QUESTIONS; n++) {
    const match: Match = game.again(agreed, `measure ${n}`);
    for (let i = 0; i < MIDWAY && match.asked() !== NONE; i++) {
      const options = match.legal(match.asked());
      match.take(match.asked(), options[rng.below(options.length, 0)]);
    }
    const seat = match.asked();
    if (seat !== NONE && match.legal(seat).length > 2) found.push(new View(match, seat));
  }
  return found;
}

const [busy] = loadavg();
if (busy > 0.5)
  console.log(`The machine is busy (load ${busy.toFixed(1)}): more threads gain less than they would.`);
const game = openGame({ game: id, packs: [] });
const pools = counts.map((count) => threadPool(count));
const thinkers = pools.map((pool) => pool.for({ game: id, packs: [] }));
const times = counts.map(() => 0);
const all = questions(game);
// The first time is for compiling.
for (const isMeasured of [false, true]) {
  for (const [n, view] of all.entries()) {
    for (const [i, thinker] of thinkers.entries()) {
      const start = performance.now();
      await thinker.think({ bot, seed: `${n}`, view });
      if (isMeasured) times[i] += performance.now() - start;
    }
  }
}
for (const pool of pools) pool.end();
for (const [i, count] of counts.entries()) {
  const each = (times[i] / all.length).toFixed(0);
  console.log(`${count} threads: ${each} ms a choice, × ${(times[0] / times[i]).toFixed(2)}`);
}
