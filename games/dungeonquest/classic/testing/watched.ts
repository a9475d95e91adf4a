/** Random matches, and what must hold in them from one moment to the next (INV), for tests. */
import { EVERYBODY, type EventIn, type EventOf, type Instance, NONE, type Seat } from '@underhall/kernel';
import { must, type Watch, type Watched } from '@underhall/kernel/testing';
import { nameOf, SPACES, type Space, TREASURE_CHAMBER } from '../../grid.ts';
import { hasTreasure } from '../../loot.ts';
import { DEAD, IN_DUNGEON, isInside, lifeOf, OUT, tileAt } from '../../world.ts';
import { openClassic } from '../game.ts';
import { type Attempt, type M, optional, type World } from '../world.ts';
import { checkCombat, checkInvariants } from './invariants.ts';
import { randomTable } from './tables.ts';

/** Random matches of the game, each watched from beginning to end. */
export const watched: Watched<World> = {
  game: openClassic(),
  table: randomTable,
  watch: (match) => new LedgerWatch(match),
};

/** Watches a match: what happens in it and what must never change. `check` is called whenever somebody is asked. */
class LedgerWatch implements Watch {
  readonly #match: M;
  /** Which kinds of event have been seen. */
  readonly seen = new Set<string>();
  readonly #chambers = new Map<Space, string>();
  readonly #states: number[];
  #first = -1;
  #sun = 1;
  #sunMoves = 0;
  #sunRound = 0;
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
    this.#states = match.world.heroes.map(({ state }) => state);
  }

  check(): void {
    checkInvariants(this.#match);
    this.#checkChambers();
    this.#checkStates();
    this.#checkSun();
    if (optional(this.#match).cloak) this.#checkLoot();
  }

  tell(event: EventIn<World>): void {
    this.seen.add(event.type);
    this.#names(event);
    if (event.type === 'turn') this.#betweenTurns();
    else if (event.type === 'entered') this.#entered(event);
    else if (event.type === 'sun') this.#sunMoved(event.space);
    else if (event.type === 'went-below') this.#comingUp.add(event.seat);
    else if (event.type === 'came-round') this.#comingUp.add(event.seat);
    else if (event.type === 'left') this.#left(event.seat);
    else if (event.type === 'gained') this.#holders.set(event.card, 1 << event.seat);
    else if (event.type === 'loot-taken') {
      const { card, seat } = event;
      this.#holders.set(card, (this.#holders.get(card) ?? 0) | (1 << seat));
    } else this.#inCombat(event);
  }

  /** DQ-INV-29: an event names no face that is not open to all. */
  #names(event: EventIn<World>): void {
    const { game, instances } = this.#match;
    for (const value of Object.values(event)) {
      if (typeof value !== 'string' || !game.hasFace(value)) continue;
      const face = game.faceIndex(value);
      let open = false;
      for (let card = 0; card < instances.count && !open; card++)
        open = instances.face(card) === face && instances.knowers(this.#match, card) === EVERYBODY;
      must(open, 'DQ-INV-29', `'${event.type}' names ${value}`);
    }
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

  /** DQ-INV-13 */
  #checkStates(): void {
    this.#match.world.heroes.forEach(({ state }, seat) => {
      const before = this.#states[seat];
      must((before !== OUT && before !== DEAD) || state === before, 'DQ-INV-13', 'a Hero has come back');
      this.#states[seat] = state;
    });
  }

  /** DQ-INV-17, DQ-INV-18 */
  #checkSun(): void {
    const { sun, first, turn } = this.#match.world;
    if (turn === 0) return;
    if (this.#first < 0) {
      this.#first = first;
      must(sun <= 7 && (sun === 1 || optional(this.#match).late), 'DQ-INV-17', `the sun starts on ${sun}`);
    } else must(sun - this.#sun === this.#sunMoves, 'DQ-INV-17', `the sun came from ${this.#sun} to ${sun}`);
    must(first === this.#first, 'DQ-INV-18', 'there is another First Player');
    this.#sun = sun;
    this.#sunMoves = 0;
  }

  /** DQ-INV-17: one space in a turn of the First Player, but not beyond the last. */
  #sunMoved(space: number): void {
    const { active, first, round } = this.#match.world;
    must(active === first && round > this.#sunRound, 'DQ-INV-17', 'the sun has moved twice in a turn');
    must(space <= LAST_SUN_SPACE, 'DQ-INV-17', `the sun stands on ${space}`);
    this.#sunRound = round;
    if (space > this.#sun + this.#sunMoves) this.#sunMoves++;
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

  /** DQ-INV-7, DQ-INV-9, DQ-INV-15, DQ-INV-22 */
  #betweenTurns(): void {
    const match = this.#match;
    const { world, instances } = match;
    const { base } = instances.layout;
    checkCombat(match);
    const looting = world.heroes.some((hero) => hero.state === IN_DUNGEON && hero.space === TREASURE_CHAMBER);
    must(looting || instances.size(base['dragon-discard']) === 0, 'DQ-INV-7', 'a Dragon card is faceup');
    world.heroes.forEach((hero, seat) => {
      if (!isInside(hero)) return;
      const alive = hero.wounds >= 0 && hero.wounds < lifeOf(match, seat);
      must(alive, 'DQ-INV-9', `${hero.wounds} wounds and alive`);
      must(
        instances.size(base.drawn + seat) + instances.size(base['drawn-secret'] + seat) === 0,
        'DQ-INV-1',
        'a drawn card is left over',
      );
      for (const held of hero.determination)
        must(isUnfinished(match, seat, held), 'DQ-INV-15', `tokens for ${held.what}, which is over`);
    });
  }

  /** DQ-INV-14, DQ-LIMIT-3 */
  #entered({ seat, space, special }: EventOf<World, 'entered'>): void {
    const match = this.#match;
    const cameUp = this.#comingUp.delete(seat);
    if (space === TREASURE_CHAMBER || (optional(match).pvp && match.world.turn > 0)) return;
    const shared = match.world.heroes.some(
      (hero, other) => other !== seat && hero.state === IN_DUNGEON && hero.space === space,
    );
    const fled = match.world.heroes[seat].from >= 0;
    must(!shared || (special && (cameUp || fled)), 'DQ-INV-14', 'two Heroes have met in a chamber');
  }

  /** DQ-INV-27 */
  #left(seat: Seat): void {
    const match = this.#match;
    const enough = optional(match).noguts
      ? hasTreasure(match, seat)
      : match.instances.size(match.zone('loot', seat)) > 0;
    must(enough, 'DQ-INV-27', 'a Hero has left without Loot');
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

const LAST_SUN_SPACE = 30;

/** Is this still to be tried again? */
function isUnfinished(match: M, seat: number, { card, what }: Attempt): boolean {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  if (card !== NONE) return instances.zoneOf(card) === instances.layout.base.kept + seat;
  if (what === 'web') return hero.caught;
  if (what === 'cave-in') return tileAt(match, hero.space)?.kind === 'cave-in' && !hero.crossed;
  return what.startsWith('portcullis:') && hero.state === IN_DUNGEON;
}
