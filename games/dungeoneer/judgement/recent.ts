/** What was found of the maps that were looked at last. Lists of spaces are replaced, never changed, so it stays true. */
import type { Space } from '../world.ts';

/** (A WeakMap would do as well, but every new map would burden whoever cleans up.) */
export class Recent<T> {
  readonly #maps: (readonly Space[] | undefined)[];
  readonly #found: T[] = [];
  readonly #first: () => T;
  #next = 0;

  constructor(size: number, first: () => T) {
    this.#maps = Array.from({ length: size }, () => undefined);
    this.#first = first;
  }

  /** What is known of a map; of one that is new, what one begins with. */
  of(spaces: readonly Space[]): T {
    const at = this.#maps.indexOf(spaces);
    if (at >= 0) return this.#found[at];
    const found = this.#first();
    this.#maps[this.#next] = spaces;
    this.#found[this.#next] = found;
    this.#next = (this.#next + 1) % this.#maps.length;
    return found;
  }
}
