/** Random matches, and what must hold in them from one moment to the next (INV), for tests. */
import { EVERYBODY, type EventIn, type EventOf, type Instance, NONE, type Seat } from '@underhall/kernel';
import { must, type Watch, type Watched } from '@underhall/kernel/testing';
import { nameOf, SPACES, type Space } from '../../grid.ts';
import { hasTreasure } from '../../loot.ts';
import { type Allowed, SharedWatch } from '../../testing/watch.ts';
import { IN_DUNGEON, isInside, tileAt } from '../../world.ts';
import { openClassic } from '../game.ts';
import { type Attempt, type M, optional, type World } from '../world.ts';
import { checkCombat, checkInvariants, rules } from './invariants.ts';
import { randomTable } from './tables.ts';

/** Random matches of the game, each watched from beginning to end. */
export const watched: Watched<World> = {
  game: openClassic(),
  table: randomTable,
  watch: (match) => new LedgerWatch(match),
};

/** Watches a match: what happens in it and what must never change. `check` is called whenever somebody is asked. */
class LedgerWatch implements Watch, Allowed<M> {
  readonly rules = rules;
  readonly #match: M;
  readonly #shared: SharedWatch<M>;
  readonly #chambers = new Map<Space, string>();
  /** Heroes who may come to an occupied space: from below, or pulled out of a dead end. */
  readonly #comingUp = new Set<number>();
  /** Under OPTCLOAK: who has ever held a Loot card since it was drawn. */
  readonly #holders = new Map<Instance, number>();
  // The combat round.
  #played: Instance[] = [];
  #roundOpen = false;
  #extraCards = false;

  constructor(match: M) {
    this.#match = match;
    this.#shared = new SharedWatch(match, this);
  }

  get seen(): ReadonlySet<string> {
    return this.#shared.seen;
  }

  check(): void {
    checkInvariants(this.#match);
    this.#shared.check();
    this.#checkChambers();
    if (optional(this.#match).cloak) this.#checkLoot();
  }

  tell(event: EventIn<World>): void {
    this.#shared.tell(event);
    if (event.type === 'turn') this.#betweenTurns();
    else if (event.type === 'went-below') this.#comingUp.add(event.seat);
    else if (event.type === 'came-round') this.#comingUp.add(event.seat);
    else if (event.type === 'gained') this.#holders.set(event.card, 1 << event.seat);
    else if (event.type === 'loot-taken') {
      const { card, seat } = event;
      this.#holders.set(card, (this.#holders.get(card) ?? 0) | (1 << seat));
    } else this.#inCombat(event);
  }

  /** DQ-OPTLATE-1 */
  sunBegins(match: M, space: number): boolean {
    return optional(match).late && space <= 7;
  }

  /** DQ-INV-14, DQ-LIMIT-3 */
  mayShare(match: M, { seat, special }: EventOf<World, 'entered'>): boolean {
    const cameUp = this.#comingUp.delete(seat);
    const fled = match.world.heroes[seat].from >= 0;
    return (special && (cameUp || fled)) || (optional(match).pvp && match.world.turn > 0);
  }

  /** DQ-INV-27 */
  mayLeave(match: M, seat: Seat): boolean {
    if (optional(match).noguts) return hasTreasure(match, seat);
    return match.instances.size(match.zone('loot', seat)) > 0;
  }

  /** DQ-INV-5 */
  #checkChambers(): void {
    const { world, instances } = this.#match;
    const { base } = instances.layout;
    for (const [space, lay] of this.#chambers) {
      const now = `${instances.first(base.chamber + space)} ${world.entry[space]}`;
      must(now === lay, 'DQ-INV-5', `the chamber on ${nameOf(space)} has changed`);
    }
    for (let space = 0; space < SPACES; space++) {
      if (world.entry[space] >= 0)
        this.#chambers.set(space, `${instances.first(base.chamber + space)} ${world.entry[space]}`);
    }
  }

  /** DQ-INV-29, DQ-HIDDEN-15: facedown Loot is known to its holders, until it is used. */
  #checkLoot(): void {
    const match = this.#match;
    for (let seat = 0; seat < match.seats; seat++) {
      for (const card of match.instances.list(match.zone('loot', seat))) {
        const knowers = match.instances.knowers(match, card);
        const held = this.#holders.get(card);
        must((knowers & (1 << seat)) !== 0, 'DQ-HIDDEN-15', 'an owner does not know his Loot');
        must(
          knowers === held || knowers === EVERYBODY,
          'DQ-INV-29',
          `Loot of ${seat} is known to ${knowers}`,
        );
      }
    }
  }

  /** DQ-INV-15, DQ-INV-22 */
  #betweenTurns(): void {
    const match = this.#match;
    checkCombat(match);
    match.world.heroes.forEach((hero, seat) => {
      if (!isInside(hero)) return;
      for (const held of hero.determination)
        must(isUnfinished(match, seat, held), 'DQ-INV-15', `tokens for ${held.what}, which is over`);
    });
  }

  #withCards(): boolean {
    const mode = this.#match.world.combat?.mode;
    return mode === 'cards' || mode === 'solo';
  }

  /** DQ-INV-19 to 21 */
  #inCombat(event: EventIn<World>): void {
    const { instances } = this.#match;
    const { base } = instances.layout;
    switch (event.type) {
      case 'combat-began':
        this.#roundOpen = false;
        this.#extraCards = false;
        this.#played = [];
        break;
      case 'combat-cards':
        this.#extraCards ||= this.#roundOpen;
        break;
      case 'revealed':
        must(!this.#roundOpen, 'DQ-INV-20', 'a round has ended without a result');
        this.#roundOpen = this.#withCards();
        this.#played = [...event.cards];
        for (const side of [0, 1]) {
          const played = instances.size(base.played + side);
          must(played <= 1, 'DQ-INV-21', 'cards of the last round still lie there');
          const hand = instances.size(base.hand + side) + played;
          must(hand <= 5 || this.#extraCards, 'DQ-INV-19', 'more than five cards');
        }
        break;
      case 'counterattack':
        this.#played.push(event.card);
        break;
      case 'monster-counter':
        this.#played.push(...event.played);
        break;
      case 'round':
      case 'stand-off':
        if (!this.#withCards()) break;
        must(this.#roundOpen, 'DQ-INV-20', 'a round has two results');
        this.#roundOpen = false;
        for (const card of this.#played) {
          const zone = instances.layout.name(instances.zoneOf(card));
          const stacked = zone === 'damage' || zone === 'combat-stack';
          must(
            stacked || this.#match.world.combat?.fleeing === true,
            'DQ-INV-21',
            `a played card went to ${zone}`,
          );
        }
        break;
    }
  }
}

/** Is this still to be tried again? */
function isUnfinished(match: M, seat: number, { card, what }: Attempt): boolean {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  if (card !== NONE) return instances.zoneOf(card) === instances.layout.base.kept + seat;
  if (what === 'web') return hero.caught;
  if (what === 'cave-in') return tileAt(match, hero.space)?.kind === 'cave-in' && !hero.crossed;
  return what.startsWith('portcullis:') && hero.state === IN_DUNGEON;
}
