/** The games of the shelf, opened once for each set of packs. */
import { type Json, Misfit } from '@underhall/kernel';
import { LONGEST_PACKS } from '@underhall/protocol';
import { type Speaking, speaking } from '@underhall/table';
import { boxOf, NoSuchGame } from '@underhall/table/boxes';
import { Refuse } from '../refuse.ts';

const MOST_WITH_PACKS = 50;

export class Games {
  readonly #plain = new Map<string, Promise<Speaking>>();
  readonly #withPacks = new Map<string, Promise<Speaking>>();

  async open(game: string, packs: readonly Json[]): Promise<Speaking> {
    try {
      return await this.#opened(game, packs);
    } catch (error) {
      if (error instanceof Misfit || error instanceof NoSuchGame) throw new Refuse('unfit', error.message);
      throw error;
    }
  }

  #opened(game: string, packs: readonly Json[]): Promise<Speaking> {
    const key = packs.length === 0 ? game : JSON.stringify([game, packs]);
    if (key.length > LONGEST_PACKS)
      throw new Refuse('unfit', `The packs of a table have at most ${LONGEST_PACKS} letters together.`);
    const known = packs.length === 0 ? this.#plain : this.#withPacks;
    let found = known.get(key);
    if (!found) {
      found = boxOf(game).then((box) => speaking(box, packs));
      found.catch(() => known.delete(key));
      known.set(key, found);
      // Packs are people's own, and there is no end of them.
      if (known === this.#withPacks && known.size > MOST_WITH_PACKS)
        known.delete(known.keys().next().value ?? '');
    }
    return found;
  }
}
