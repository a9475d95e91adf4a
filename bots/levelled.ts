import type { Game, View } from '@underhall/kernel';
import type { Answer } from './bot.ts';
import { type Clock, unhurried } from './budget.ts';
import { rungOf } from './ladder.ts';
import type { Level } from './level.ts';
import type { Luck } from './search/leg.ts';
import { Search } from './search/search.ts';
import type { Deliberation, Shareable } from './thinking/shareable.ts';

/** A bot of a level: a search, how good a one the game may say that it plays. */
export class Levelled implements Shareable {
  readonly name: string;
  readonly #level: Level;
  readonly #seed: string;
  readonly #clock: Clock;
  readonly #timed: boolean;
  #game: Game | undefined;
  #search: Search | undefined;

  constructor(level: Level, seed: string, timed: boolean, clock: Clock) {
    this.name = level;
    this.#level = level;
    this.#seed = seed;
    this.#timed = timed;
    this.#clock = clock;
  }

  answer(view: View): Answer {
    return this.#at(view).answer(view);
  }

  offered(view: View): Answer | undefined {
    return this.#at(view).offered(view);
  }

  tree(view: View, number: number, luck: Luck): ReturnType<Shareable['tree']> {
    return this.#at(view).tree(view, number, luck);
  }

  deliberate(view: View): Deliberation {
    return this.#at(view).deliberate(view);
  }

  #at({ game }: View): Search {
    if (this.#search === undefined || this.#game !== game) {
      const { foresight, whims, ...budget } = rungOf(this.#level, game);
      const shape = { whims, ...(foresight === undefined ? {} : { rounds: foresight }) };
      const within = this.#timed ? budget : unhurried(budget);
      this.#search = new Search(this.name, within, this.#seed, shape, this.#clock);
      this.#game = game;
    }
    return this.#search;
  }
}
