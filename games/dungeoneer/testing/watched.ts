/** Random matches, and what must hold in them from one moment to the next (INVARIANTS), for tests. */
import { type EventIn, NONE, type Seat } from '@underhall/kernel';
import { must, type Watch, type Watched } from '@underhall/kernel/testing';
import { adventure } from '../cards.ts';
import { openDungeoneer } from '../game.ts';
import type { M, World } from '../world.ts';
import { checkInvariants } from './invariants.ts';
import { randomTable } from './tables.ts';

/** Random matches of the game, each watched from beginning to end. */
export const watched: Watched<World> = {
  game: openDungeoneer(),
  table: randomTable,
  watch: (match) => new LedgerWatch(match),
};

/** What costs an MP and is told. */
const PAID = new Set(['explored', 'searches', 'stuck-at-exit', 'dodged']);

class LedgerWatch implements Watch {
  readonly seen = new Set<string>();
  readonly #match: M;
  // This turn.
  #completed = 0;
  #batches = 0;
  /** Seat and space of each collecting. */
  readonly #collected = new Set<string>();
  /** Whose hero lay on the ground when somebody was last asked, and has neither risen nor fallen since. */
  readonly #tipped = new Set<Seat>();
  /** Whose Peril has fallen, without anything else told since. */
  readonly #poorer = new Set<Seat>();
  /** Whether the card that is paid for is an attack of a batch. */
  #attacking = false;

  constructor(match: M) {
    this.#match = match;
  }

  check(): void {
    const { world, outcome } = this.#match;
    if (outcome) {
      must(outcome.winners.length > 0, 'DNR-INVARIANTS-37', 'nobody has won');
      return;
    }
    checkInvariants(this.#match);
    this.#poorer.clear();
    this.#tipped.clear();
    for (const [seat, hero] of world.heroes.entries()) if (hero.tipped) this.#tipped.add(seat);
  }

  tell(event: EventIn<World>): void {
    this.seen.add(event.type);
    if (event.type === 'turn') this.#newTurn();
    else if (event.type === 'completed') this.#complete(event.seat);
    else if (event.type === 'collected') this.#collect(event.seat);
    else if (event.type === 'attacks') this.#attack(event.seat);
    else if (event.type === 'played') this.#play(event.seat, event.card);
    else if (event.type === 'untipped' || event.type === 'fell') this.#tipped.delete(event.seat);
    else if (event.type === 'entered' && event.way !== 'warp') this.#pays(event.seat);
    else if (PAID.has(event.type) && 'seat' in event) this.#pays(event.seat as Seat);
    this.#attacking = event.type === 'attacks';
    if (event.type !== 'changed') this.#poorer.clear();
    else if (event.what === 'peril' && event.by < 0) this.#poorer.add(event.seat);
  }

  /** DNR-INVARIANTS-42: what is allowed once a turn, and what was opened, is so again; see `ready` for his own marks. */
  #newTurn(): void {
    this.#completed = 0;
    this.#batches = 0;
    this.#collected.clear();
  }

  #complete(seat: Seat): void {
    this.#completed++;
    must(this.#completed === 1, 'DNR-INVARIANTS-29', 'two Quests were completed in one turn');
    must(seat === this.#match.world.active, 'DNR-INVARIANTS-29', 'a Quest was completed off-turn');
  }

  /** DNR-INVARIANTS-22 */
  #collect(seat: Seat): void {
    const { world } = this.#match;
    must(seat === world.active, 'DNR-INVARIANTS-22', 'somebody collects off-turn');
    const place = `${seat} ${world.heroes[seat].space}`;
    const again = this.#collected.has(place) && world.phase !== 'discard';
    must(!again, 'DNR-INVARIANTS-22', 'somebody collects twice from a space');
    this.#collected.add(place);
  }

  /** DNR-INVARIANTS-9, DNR-INVARIANTS-24: the attacks of a batch are told one after the other. */
  #attack(seat: Seat): void {
    const { world } = this.#match;
    if (this.#attacking || world.phase !== 'dungeonlord') return;
    this.#batches++;
    must(this.#batches === 1, 'DNR-INVARIANTS-24', 'a second batch in one turn');
    this.#paysNotHimself(seat);
  }

  #play(seat: Seat, card: number): void {
    if (adventure(this.#match, card).kind !== 'bane') return;
    this.#paysNotHimself(seat);
    must(this.#poorer.size <= 1, 'DNR-INVARIANTS-10', 'two players pay for one card');
  }

  #paysNotHimself(seat: Seat): void {
    must(!this.#poorer.has(seat), 'DNR-INVARIANTS-9', 'a player pays with his own Peril');
  }

  /** DNR-INVARIANTS-26 */
  #pays(seat: Seat): void {
    must(seat === NONE || !this.#tipped.has(seat), 'DNR-INVARIANTS-26', 'a tipped hero spends an MP');
  }
}
