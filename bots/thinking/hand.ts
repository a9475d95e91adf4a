import { type Game, View } from '@underhall/kernel';
import { systemClock } from '../budget.ts';
import { createBot } from '../levels.ts';
import { Grove } from '../search/grove.ts';
import type { Opening, Order, Reply } from './orders.ts';
import { isShareable } from './shareable.ts';
import { Alone } from './thinker.ts';

type Open = (opening: Opening) => Promise<Game>;

/** Packs are people's own, and there is no end of them. */
const MOST_GAMES = 50;

/** A worker's side of a pool: does one order after the other, wherever it runs. */
export class Hand {
  readonly #open: Open;
  readonly #reply: (reply: Reply) => void;
  readonly #searches = new Map<number, Grove>();
  readonly #games = new Map<string, Promise<Game>>();
  readonly #alone = new Alone();
  #last: Promise<void> = Promise.resolve();

  constructor(open: Open, reply: (reply: Reply) => void) {
    this.#open = open;
    this.#reply = reply;
  }

  hear(order: Order): void {
    this.#last = this.#last.then(async () => {
      try {
        await this.#obey(order);
      } catch (error) {
        this.#reply({ id: order.id, fault: (error as Error).message });
      }
    });
  }

  async #obey(order: Order): Promise<void> {
    const { id } = order;
    switch (order.do) {
      case 'think': {
        const { opening, bot, seed, view } = order.matter;
        const game = await this.#game(opening);
        const option = await this.#alone.think({ bot, seed, view: View.fromJSON(game, view) });
        this.#reply({ id, option });
        return;
      }
      case 'plant': {
        const { opening, bot: name, seed, view: sent } = order.matter;
        const view = View.fromJSON(await this.#game(opening), sent);
        const bot = createBot(name, { seed, timed: false });
        if (!isShareable(bot)) throw new TypeError(`${name} has no trees.`);
        const plant = (number: number) => bot.tree(view, number, order.luck);
        this.#searches.set(order.search, new Grove(plant, systemClock, order.trees));
        return;
      }
      case 'lap': {
        const grove = this.#searches.get(order.search);
        if (!grove) throw new TypeError('This search has no trees here.');
        this.#reply({ id, laps: grove.laps(order.leg) });
        return;
      }
      case 'fell':
        this.#searches.delete(order.search);
    }
  }

  #game(opening: Opening): Promise<Game> {
    const key = JSON.stringify(opening);
    let game = this.#games.get(key);
    if (!game) {
      game = this.#open(opening);
      game.catch(() => this.#games.delete(key));
      this.#games.set(key, game);
      const [oldest] = this.#games.keys();
      if (this.#games.size > MOST_GAMES) this.#games.delete(oldest);
    }
    return game;
  }
}
