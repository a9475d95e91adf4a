/** The workers in which bots think, so that neither the page nor the table's own worker ever waits for them. */
import { type Hire, Pool } from '@underhall/bots';
import { THINKER } from './thinker.ts';

/** Phones with many slow cores have little memory, and a game takes some in each worker. */
const MOST = 6;

/** A thinker is the same program as the table's worker, which is here already: nothing more is loaded. */
const hire: Hire = (hear, lost) => {
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
  worker.onmessage = ({ data }) => hear(data);
  const lose = () => {
    worker.terminate();
    lost();
  };
  worker.onerror = lose;
  worker.onmessageerror = lose;
  return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
};

/** As many as the machine spares: one core is the page's. Some browsers have no workers of workers. */
function spared(): number {
  if (typeof Worker === 'undefined') return 0;
  return Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
}

export const thinkers = new Pool(spared(), hire, () => new Promise((resolve) => setTimeout(resolve)));
