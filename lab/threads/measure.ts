/**
 * How much sooner a search is done on several threads: `npx node lab/threads/measure.ts [GAME] [BOT]`. The same questions
 * by turns on one thread and on more, by the clock; and by processor time, which also a busy machine tells: the workers of
 * a pool one after the other in this thread, of whom in each leg the slowest counts.
 */
import { availableParallelism, loadavg } from 'node:os';
import { Hand, type Hire, Pool, type Thinker } from '@underhall/bots';
import { type Game, type Match, NONE, Rng, View } from '@underhall/kernel';
import { shelf } from '@underhall/table/shelf';
import { openGame } from '../boxes.ts';
import { threadPool } from './index.ts';

const [first] = shelf.filter(({ playable }) => playable);
const [id = first.id, bot = 'search:2000'] = process.argv.slice(2);
const opening = { game: id, packs: [] };
const game = openGame(opening);
const QUESTIONS = 12;
const MIDWAY = 24;

/** Questions with something to choose, from matches that are under way. */
function questionsOf(game: Game): View[] {
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

const questions = questionsOf(game);

/** The milliseconds of a question on the average; the first round is for compiling. */
async function timesOf(thinkers: readonly Thinker[], spent: (thinker: number) => number): Promise<number[]> {
  const times = thinkers.map(() => 0);
  for (const isMeasured of [false, true]) {
    for (const [n, view] of questions.entries()) {
      for (const [i, thinker] of thinkers.entries()) {
        const before = spent(i);
        await thinker.think({ bot, seed: `${n}`, view });
        if (isMeasured) times[i] += (spent(i) - before) / questions.length;
      }
    }
  }
  return times;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A pool whose workers are all in this thread, and what its searches would take if they were not. */
function workersHere(count: number): { readonly thinker: Thinker; spent(): number } {
  let spent = 0;
  let slowest = 0;
  let mark = 0;
  let expected = 0;
  const hire: Hire = (hear) => {
    const hand = new Hand(
      async () => game,
      (reply) => {
        slowest = Math.max(slowest, processorTime() - mark);
        if (--expected === 0) spent += slowest;
        mark = processorTime();
        hear(reply);
      },
    );
    return {
      post(order) {
        if (order.do === 'lap' && expected++ === 0) slowest = 0;
        mark = processorTime();
        hand.hear(order);
      },
      end() {},
    };
  };
  return { thinker: new Pool(count, hire).for(opening), spent: () => spent };
}

function print(what: string, counts: readonly number[], times: readonly number[]): void {
  const lines = counts.map(
    (count, i) => `${count}: ${times[i].toFixed(0)} ms (× ${(times[0] / times[i]).toFixed(2)})`,
  );
  console.log(`${what}, threads: ${lines.join(', ')}`);
}

console.log(`${id}, ${bot}, a choice`);
const counts = [1, 2, 3, 4];
const here = counts.map(workersHere);
const times = await timesOf(
  here.map(({ thinker }) => thinker),
  (i) => here[i].spent(),
);
print('By processor time', counts, times);

const busy = loadavg()[0];
if (busy > 0.5)
  console.log(`The machine is busy (load ${busy.toFixed(1)}): by the clock more threads gain less.`);
const real = counts.filter((count) => count <= availableParallelism());
const pools = real.map((count) => threadPool(count));
print(
  'By the clock',
  real,
  await timesOf(
    pools.map((pool) => pool.for(opening)),
    () => performance.now(),
  ),
);
for (const pool of pools) pool.end();
