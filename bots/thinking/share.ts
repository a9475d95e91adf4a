import type { Grove } from '../search/grove.ts';
import type { Lap, Leg } from '../search/leg.ts';
import { Lost, type Post } from './post.ts';

/**
 * Some trees of a search, which grow in a worker. When it is lost they are grown here once more, leg by leg, and the
 * search goes on with them.
 */
export class Share {
  readonly #post: Post | undefined;
  readonly #search: number;
  readonly #plant: () => Grove;
  readonly #legs: Leg[] = [];
  #here: Grove | undefined;

  /** Without a post the trees grow here from the beginning. `plant` makes them here. */
  constructor(post: Post | undefined, search: number, plant: () => Grove) {
    this.#post = post;
    this.#search = search;
    this.#plant = plant;
  }

  get isHere(): boolean {
    return this.#here !== undefined || this.#post === undefined;
  }

  async laps(leg: Leg): Promise<readonly Lap[]> {
    if (this.#post && !this.#here) {
      try {
        const reply = await this.#post.ask({ do: 'lap', search: this.#search, leg });
        if ('laps' in reply) {
          this.#legs.push(leg);
          return reply.laps;
        }
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
      }
    }
    return this.#grown().laps(leg);
  }

  fell(): void {
    if (this.#post && !this.#here) this.#post.tell({ do: 'fell', search: this.#search });
  }

  #grown(): Grove {
    if (!this.#here) {
      this.#here = this.#plant();
      for (const leg of this.#legs) this.#here.laps(leg);
    }
    return this.#here;
  }
}
