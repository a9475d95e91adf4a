import { type Game, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { duelGame, examples, marketGame, pigGame, somewhere } from '../testing.ts';
import { Halt, Halted } from './halt.ts';
import { Hand } from './hand.ts';
import type { Order } from './orders.ts';
import { Pool } from './pool.ts';
import type { Hire } from './post.ts';
import { Alone, type Matter } from './thinker.ts';

const open = async ({ game }: { game: string }) => examples.find(({ id }) => id === game) as Game;

/** Workers in this thread, to which everything is sent as to any other; `fate` may end one before it gets an order. */
function workers(fate: (order: Order, worker: number) => boolean = () => false) {
  const orders: Order[] = [];
  let hired = 0;
  const hire: Hire = (hear, lost) => {
    const number = hired++;
    const hand = new Hand(open, (reply) => hear(structuredClone(reply)));
    return {
      post(order) {
        orders.push(order);
        if (fate(order, number)) queueMicrotask(lost);
        else hand.hear(structuredClone(order));
      },
      end() {},
    };
  };
  return { hire, orders, hired: () => hired };
}

function matter(game: Game, bot: string, seed = 'm'): Matter {
  const match = somewhere(game, 2, seed, 5);
  return { bot, seed, view: new View(match, match.asked()) };
}

const opening = ({ view }: Matter) => ({ game: view.game.id, packs: [] });

describe('a pool of workers', () => {
  it('finds the same answer from none, one, two, three and twelve workers as without a pool', async () => {
    for (const game of [pigGame, duelGame, marketGame]) {
      for (const bot of ['search:150', 'search:300,ripe=3', 'regular', 'greedy:40', 'random']) {
        const what = matter(game, bot, `${game.id} ${bot}`);
        const alone = await new Alone().think(what);
        for (const count of [0, 1, 2, 3, 12]) {
          const answer = await new Pool(count, workers().hire).for(opening(what)).think(what);
          expect([game.id, bot, count, answer]).toEqual([game.id, bot, count, alone]);
        }
      }
    }
  });

  it('shares the trees of one search out among all', async () => {
    const { hire, orders } = workers();
    const what = matter(marketGame, 'search:300');
    await new Pool(3, hire).for(opening(what)).think(what);
    const trees = orders.flatMap((order) => (order.do === 'plant' ? [order.trees.length] : []));
    expect(trees).toEqual([4, 4, 4]);
  });

  it.each([1, 2, 3])(
    'goes on without a worker that is lost with its leg number %i, and has another next time',
    async (last) => {
      let laps = 0;
      const { hire, hired } = workers(
        (order, worker) => worker === 0 && order.do === 'lap' && ++laps === last,
      );
      const what = matter(marketGame, 'search:300,ripe=3');
      const pool = new Pool(2, hire).for(opening(what));
      const alone = await new Alone().think(what);
      expect(await pool.think(what)).toBe(alone);
      expect(laps).toBeGreaterThanOrEqual(last);
      expect(await pool.think(what)).toBe(alone);
      expect(hired()).toBe(3);
    },
  );

  it('does by itself what a lost worker was to do alone', async () => {
    const what = matter(marketGame, 'greedy:40');
    const pool = new Pool(1, workers((order) => order.do === 'think').hire).for(opening(what));
    expect(await pool.think(what)).toBe(await new Alone().think(what));
  });

  it('begins no more workers where none ever says a word', async () => {
    const { hire, hired } = workers((order) => order.do !== 'plant');
    const what = matter(pigGame, 'search:60');
    const pool = new Pool(1, hire).for(opening(what));
    const alone = await new Alone().think(what);
    for (let i = 0; i < 5; i++) expect(await pool.think(what)).toBe(alone);
    expect(hired()).toBe(3);
  });

  it('keeps to a budget in time', async () => {
    const what = matter(marketGame, 'search:30ms');
    const { hire, orders } = workers();
    const option = await new Pool(2, hire).for(opening(what)).think(what);
    expect(what.view.pending?.options.map(({ id }) => id)).toContain(option);
    const limits = orders.flatMap((order) => (order.do === 'lap' ? [order.leg.milliseconds ?? 1000] : []));
    expect(Math.max(...limits)).toBeLessThanOrEqual(30);
  });

  it('does by itself what a worker cannot do', async () => {
    const what = matter(marketGame, 'search:60');
    const pool = new Pool(2, workers().hire).for({ game: 'nowhere', packs: [] });
    expect(await pool.think(what)).toBe(await new Alone().think(what));
  });

  it('asks for no further leg when it is called to a halt, and has the trees felled', async () => {
    const halt = new Halt();
    const { hire, orders } = workers((order) => {
      if (order.do === 'lap') halt.call();
      return false;
    });
    const what = matter(marketGame, 'search:100000,ripe=5');
    const thought = new Pool(2, hire).for(opening(what)).think(what, halt);
    await expect(thought).rejects.toThrow(Halted);
    expect(orders.map((order) => order.do)).toEqual(['plant', 'plant', 'lap', 'lap', 'fell', 'fell']);
  });
});

describe('thinking alone', () => {
  it('stops between two legs when it is called to a halt', async () => {
    const halt = new Halt();
    let breaths = 0;
    const alone = new Alone(async () => {
      if (++breaths === 2) halt.call();
    });
    await expect(alone.think(matter(marketGame, 'search:1000000'), halt)).rejects.toThrow(Halted);
    expect(breaths).toBe(2);
  });
});
