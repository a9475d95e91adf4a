/** Random matches, and what must hold in them from one moment to the next (INV), for tests. */
import { type EventIn, type EventOf, NONE } from '@underhall/kernel';
import { must, type Watch, type Watched } from '@underhall/kernel/testing';
import { doorBetween, NO_DOOR } from '../board.ts';
import { openDungeon } from '../game.ts';
import { holds } from '../treasure.ts';
import { type M, NO_TYPE, type World } from '../world.ts';
import { checkInvariants } from './invariants.ts';
import { randomTable } from './tables.ts';

/** Random matches of the game, each watched from beginning to end. */
export const watched: Watched<World> = {
  game: openDungeon(),
  table: randomTable,
  watch: (match) => new LedgerWatch(match),
};

/** Watches a match: what happens in it and what must never change. `check` is called whenever somebody is asked. */
class LedgerWatch implements Watch {
  readonly #match: M;
  /** Which kinds of event have been seen, and results of monsters' attacks. */
  readonly seen = new Set<string>();
  #attacks = 0;
  #counterattacks = 0;
  #searches = 0;
  #spells = 0;
  #moved = 0;
  #graves: readonly number[] = [];
  #over: string | undefined;
  readonly #doors: number[];

  constructor(match: M) {
    this.#match = match;
    this.#doors = match.world.adventurers.map(() => 0);
  }

  check(): void {
    const { world, outcome } = this.#match;
    checkInvariants(this.#match);
    const kept = this.#graves.every((grave, room) => grave <= world.graves[room]);
    must(kept, 'DUN-INV-27', 'a grave marker is gone');
    this.#graves = [...world.graves];
    world.adventurers.forEach(({ doors, type, gone }, seat) => {
      const forgot = type === NO_TYPE || gone || this.seen.has(`died ${seat}`);
      must(forgot || (this.#doors[seat] & ~doors) === 0, 'DUN-INV-17', 'a secret door is forgotten');
      this.#doors[seat] = doors;
      this.seen.delete(`died ${seat}`);
    });
    if (outcome) {
      const now = JSON.stringify(world);
      must(this.#over === undefined || this.#over === now, 'DUN-INV-25', 'the match goes on after its end');
      this.#over = now;
    }
  }

  tell(event: EventIn<World>): void {
    const { world } = this.#match;
    this.seen.add(event.type);
    if (event.type === 'turn') {
      this.#attacks = 0;
      this.#counterattacks = 0;
      this.#searches = 0;
      this.#spells = 0;
      this.#moved = 0;
    } else if (event.type === 'attacked') this.#attacks++;
    else if (event.type === 'monster-attacked') {
      this.#counterattacks++;
      this.seen.add(`attack ${event.result}`);
    } else if (event.type === 'searched') this.#searches++;
    else if (event.type === 'cast') this.#spells++;
    else if (event.type === 'died') this.seen.add(`died ${event.seat}`);
    else if (event.type === 'moved') this.#walked(event);
    must(this.#attacks <= 1, 'DUN-INV-15', 'two attack rolls in a turn');
    must(this.#counterattacks <= 1, 'DUN-INV-15', 'two attacks of monsters in a turn');
    must(this.#searches <= 1, 'DUN-INV-15', 'two searches in a turn');
    must(this.#spells <= 1, 'DUN-INV-15', 'two spells in a turn');
    must(this.#moved <= 5 && world.moved <= 5, 'DUN-INV-14', `${this.#moved} spaces in a turn`);
  }

  /** DUN-INV-14, DUN-INV-16 */
  #walked({ seat, from, path }: EventOf<World, 'moved'>): void {
    this.#moved += path.length;
    let at = from;
    for (const space of path) {
      const door = doorBetween(at, space);
      at = space;
      if (door === NO_DOOR || this.#doors[seat] & (1 << door)) continue;
      must(
        holds(this.#match, seat, 'secret-doors') !== NONE,
        'DUN-INV-16',
        'a secret door passed without the right',
      );
    }
  }
}
