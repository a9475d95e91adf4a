/** What must hold in a match of whichever edition from one moment to the next (INV), for tests. */
import { EVERYBODY, type EventIn, type EventOf, type Seat } from '@underhall/kernel';
import { must, type Watch } from '@underhall/kernel/testing';
import { SUN_TRACK, TREASURE_CHAMBER } from '../grid.ts';
import { DEAD, IN_DUNGEON, isInside, lifeOf, type M, OUT, type World } from '../world.ts';
import { sizeOf } from './invariants.ts';
import type { InvariantRules } from './rules.ts';

/** What an edition allows. */
export interface Allowed<W extends M = M> {
  readonly rules: InvariantRules;
  /** The sun may stand here before it has moved at all. */
  sunBegins(match: W, space: number): boolean;
  /** A Hero may come to a space where another one is. */
  mayShare(match: W, event: EventOf<World, 'entered'>): boolean;
  /** What a Hero has is enough to leave. */
  mayLeave(match: W, seat: Seat): boolean;
}

/** Watches what both editions have; the watch of an edition asks it first. */
export class SharedWatch<W extends M> implements Watch {
  readonly #match: W;
  readonly #allowed: Allowed<W>;
  /** Which kinds of event have been seen. */
  readonly seen = new Set<string>();
  readonly #states: number[];
  #first = -1;
  #sun = 1;
  #sunMoves = 0;
  #sunRound = 0;

  constructor(match: W, allowed: Allowed<W>) {
    this.#match = match;
    this.#allowed = allowed;
    this.#states = match.world.heroes.map(({ state }) => state);
  }

  check(): void {
    this.#checkStates();
    this.#checkSun();
  }

  tell(event: EventIn<World>): void {
    this.seen.add(event.type);
    this.#names(event);
    if (event.type === 'turn') this.#betweenTurns();
    else if (event.type === 'entered') this.#entered(event);
    else if (event.type === 'sun') this.#sunMoved(event.space);
    else if (event.type === 'left') this.#left(event.seat);
  }

  /** An event names no face that is not open to all. */
  #names(event: EventIn<World>): void {
    const { game, instances } = this.#match;
    for (const value of Object.values(event)) {
      if (typeof value !== 'string' || !game.hasFace(value)) continue;
      const face = game.faceIndex(value);
      let open = false;
      for (let card = 0; card < instances.count && !open; card++)
        open = instances.face(card) === face && instances.knowers(this.#match, card) === EVERYBODY;
      must(open, this.#allowed.rules.secrets, `'${event.type}' names ${value}`);
    }
  }

  #checkStates(): void {
    this.#match.world.heroes.forEach(({ state }, seat) => {
      const before = this.#states[seat];
      const gone = before === OUT || before === DEAD;
      must(!gone || state === before, this.#allowed.rules['no return'], 'a Hero has come back');
      this.#states[seat] = state;
    });
  }

  #checkSun(): void {
    const { rules } = this.#allowed;
    const { sun, first, turn } = this.#match.world;
    if (turn === 0) return;
    const begins = this.#first < 0;
    if (begins) this.#first = first;
    const moved = sun - this.#sun === this.#sunMoves || (begins && this.#allowed.sunBegins(this.#match, sun));
    must(moved, rules.sun, `the sun came from ${this.#sun} to ${sun}`);
    must(first === this.#first, rules['first player'], 'there is another First Player');
    this.#sun = sun;
    this.#sunMoves = 0;
  }

  /** One space in a turn of the First Player, but not beyond the last. */
  #sunMoved(space: number): void {
    const { sun } = this.#allowed.rules;
    const { active, first, round } = this.#match.world;
    must(active === first && round > this.#sunRound, sun, 'the sun has moved twice in a turn');
    must(space <= SUN_TRACK.length, sun, `the sun stands on ${space}`);
    this.#sunRound = round;
    if (space > this.#sun + this.#sunMoves) this.#sunMoves++;
  }

  #betweenTurns(): void {
    const match = this.#match;
    const { rules } = this.#allowed;
    const { world, instances } = match;
    const { base } = instances.layout;
    const looting = world.heroes.some((hero) => hero.state === IN_DUNGEON && hero.space === TREASURE_CHAMBER);
    const facedown = instances.size(base['dragon-discard']) === 0;
    must(looting || facedown, rules['Dragon facedown'], 'a Dragon card is faceup');
    world.heroes.forEach((hero, seat) => {
      if (!isInside(hero)) return;
      const alive = hero.wounds >= 0 && hero.wounds < lifeOf(match, seat);
      must(alive, rules.alive, `${hero.wounds} wounds and alive`);
      const drawn = sizeOf(match, 'drawn', seat) + sizeOf(match, 'drawn-secret', seat);
      must(drawn === 0, rules['one place'], 'a drawn card is left over');
    });
  }

  #entered(event: EventOf<World, 'entered'>): void {
    const { seat, space } = event;
    const allowed = this.#allowed.mayShare(this.#match, event);
    if (space === TREASURE_CHAMBER) return;
    const shared = this.#match.world.heroes.some(
      (hero, other) => other !== seat && hero.state === IN_DUNGEON && hero.space === space,
    );
    must(!shared || allowed, this.#allowed.rules['own space'], 'two Heroes have met in a chamber');
  }

  #left(seat: Seat): void {
    const enough = this.#allowed.mayLeave(this.#match, seat);
    must(enough, this.#allowed.rules['Loot to leave'], 'a Hero has left without Loot');
  }
}
