/** Random matches, and what must hold in them from one moment to the next (INVARIANTS), for tests. */
import type { EventIn, EventOf, Seat } from '@underhall/kernel';
import { must, type Watch, type Watched } from '@underhall/kernel/testing';
import { beyond, exitOf, nameOf, spaceOf } from '../../grid.ts';
import { hasTreasure } from '../../loot.ts';
import { type Allowed, SharedWatch } from '../../testing/watch.ts';
import { BELOW, isInside, isSolo } from '../../world.ts';
import { openRevised } from '../game.ts';
import type { M, World } from '../world.ts';
import { checkFight, checkInvariants, checkStates, rules } from './invariants.ts';
import { randomTable } from './tables.ts';
import { TokenWatch } from './tokens.ts';

/** Random matches of the game, each watched from beginning to end. */
export const watched: Watched<World> = {
  game: openRevised(),
  table: randomTable,
  watch: (match) => new LedgerWatch(match),
};

/** DQR-MOVE-20 */
const MOST_ENTRIES = 50;

/** Watches a match: what happens in it and what must never change. `check` is called whenever somebody is asked. */
class LedgerWatch implements Watch, Allowed<M> {
  readonly rules = rules;
  readonly #match: M;
  readonly #shared: SharedWatch<M>;
  readonly #tokens: TokenWatch;
  /** Heroes who may come to an occupied space: from below. */
  readonly #comingUp = new Set<number>();
  #sunHasSet = false;
  // This turn.
  #entries = 0;
  #jumps = 0;
  /** Wounds that the present round of a combat did not deal after all. */
  #prevented = 0;

  constructor(match: M) {
    this.#match = match;
    this.#shared = new SharedWatch(match, this);
    this.#tokens = new TokenWatch(match);
  }

  get seen(): ReadonlySet<string> {
    return this.#shared.seen;
  }

  check(): void {
    checkInvariants(this.#match);
    this.#shared.check();
    this.#tokens.check();
  }

  tell(event: EventIn<World>): void {
    this.#shared.tell(event);
    this.#tokens.tell(event);
    if (event.type === 'turn') this.#betweenTurns();
    else if (event.type === 'sun') this.#somebodyIsInside();
    else if (event.type === 'nightfall') this.#sunHasSet = true;
    else if (event.type === 'went-below') this.#comingUp.add(event.seat);
    else if (event.type === 'died' || event.type === 'fell') this.#comingUp.delete(event.seat);
    else if (event.type === 'placed') this.#placed(event);
    else if (event.type === 'entered') this.#count(++this.#entries <= MOST_ENTRIES + 1, 'too many chambers');
    else if (event.type === 'jumped') this.#count(++this.#jumps <= 1, 'a second direct move between towers');
    else if (event.type === 'cards-revealed' || event.type === 'solo-round') this.#prevented = 0;
    else if (event.type === 'prevented') this.#prevented += event.wounds;
    else if (event.type === 'round-fought')
      this.#count(event.hero + event.monster + this.#prevented > 0, 'a round that wounds nobody');
  }

  sunBegins(): boolean {
    return false;
  }

  /** DQR-INVARIANTS-12 */
  mayShare(_match: M, { seat, special }: EventOf<World, 'entered'>): boolean {
    return this.#comingUp.delete(seat) && special;
  }

  /** DQR-INVARIANTS-14 */
  mayLeave(match: M, seat: Seat): boolean {
    if (isSolo(match)) return hasTreasure(match, seat);
    return match.instances.size(match.zone('loot', seat)) > 0;
  }

  /** DQR-INVARIANTS-19 */
  #count(holds: boolean, what: string): void {
    must(holds, 'DQR-INVARIANTS-19', what);
  }

  /** DQR-INVARIANTS-7, DQR-INVARIANTS-16, DQR-INVARIANTS-24 */
  #betweenTurns(): void {
    checkStates(this.#match);
    checkFight(this.#match);
    this.#somebodyIsInside();
    this.#entries = 0;
    this.#jumps = 0;
  }

  /** DQR-INVARIANTS-24 */
  #somebodyIsInside(): void {
    const inside = this.#match.world.heroes.some(isInside);
    must(inside && !this.#sunHasSet, 'DQR-INVARIANTS-24', 'a turn after the end');
  }

  /** DQR-INVARIANTS-18: the arrow points to where the tile was placed from; who comes up turns it as he likes. */
  #placed({ seat, space, entry }: EventOf<World, 'placed'>): void {
    const hero = this.#match.world.heroes[seat];
    if (hero.state === BELOW) return;
    const from = spaceOf(beyond(exitOf(space, entry)));
    must(from === hero.space, 'DQR-INVARIANTS-18', `a tile on ${nameOf(space)} does not fit`);
  }
}
