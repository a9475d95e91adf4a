/** Bots that think on Node's worker threads: for the terminal, the server, and whoever else has a table on Node. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Hire, Pool, type Reply } from '@underhall/bots';

/** Beside this file, compiled or not. */
const THREAD = new URL(import.meta.url.replace(/index(?=\.\w+$)/, 'thread'));

/** A thread keeps the program running only while something is expected of it. */
const hire: Hire = (hear, lost) => {
  const thread = new Worker(THREAD, { execArgv: [] });
  let expected = 0;
  thread.on('message', (reply: Reply) => {
    if (--expected === 0) thread.unref();
    hear(reply);
  });
  // An error ends it.
  thread.on('error', () => {});
  thread.on('exit', lost);
  thread.unref();
  return {
    post(order) {
      if (order.do === 'think' || order.do === 'lap') {
        expected++;
        thread.ref();
      }
      thread.postMessage(order);
    },
    end: () => void thread.terminate(),
  };
};

/** As many threads as the machine has cores, unless it is said how many; begun when there is something to think about. */
export function threadPool(threads: number = availableParallelism()): Pool {
  return new Pool(threads, hire, () => new Promise(setImmediate));
}
