/** Random tables, watched matches and the invariants of the ledger (INV), for tests. */
import {
  CARDS,
  type Event,
  type Game,
  type Instance,
  NONE,
  Rng,
  SETUP,
  type Sink,
  type Wanted,
} from '@underhall/kernel';
import {
  CHAMBER,
  doorBetween,
  GALLERY,
  kindOf,
  LEVELS,
  levelOf,
  NO_DOOR,
  ROOM,
  ROOMS,
  roomIndex,
  type Space,
  START,
} from './board.ts';
import type { MonsterCard, TreasureCard } from './content.ts';
import { TYPES } from './content.ts';
import { seesRoom } from './looking.ts';
import { hasEnough, holds } from './treasure.ts';
import { contentOf, engaged, isExpert, isWizard, type M, NO_TYPE, UNMARKED, type World } from './world.ts';

/** A table with a random number of seats, Basic or Expert, types chosen before or in the match. */
export function randomTable(seed: number, seats?: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const count = seats ?? 2 + rng.below(7, SETUP);
  const expert = rng.below(2, SETUP) === 0;
  const chosen = rng.below(2, SETUP) === 0;
  const types = expert || count > 4 ? TYPES : TYPES.slice(0, 2);
  return {
    options: { expert, rounds: 20 + rng.below(60, SETUP) },
    seats: Array.from({ length: count }, (_, seat) =>
      chosen ? { adventurer: types[(seat + seed) % types.length] } : {},
    ),
    seed: `${seed}`,
  };
}

/** How a match is played: at random, or mostly sensibly, so that adventurers get far. */
export type Play = 'random' | 'sensible';

/**
 * Plays a match to its end and checks every invariant after every choice. The message of a failure names the table,
 * so that it can be played again. `meanwhile` looks at each question.
 */
export function playWatched(
  game: Game<World>,
  seed: number,
  play: Play,
  meanwhile?: (match: M) => void,
): { match: M; watch: Watch } {
  const match = game.prepare(game.agree(randomTable(seed)));
  const rng = Rng.fromSeed(`choices ${seed}`);
  const watch = new Watch(match);
  try {
    match.resolve();
    for (let choices = 0; match.asked() !== NONE; choices++) {
      if (choices > 20_000) throw new Error('DUN-WIN-11: the match does not end');
      watch.check();
      meanwhile?.(match);
      const seat = match.asked();
      const options = match.legal(seat);
      const sensible = play === 'sensible' ? game.spec.policy : undefined;
      match.take(seat, options[sensible?.(match, seat, options, rng) ?? rng.below(options.length, CARDS)]);
    }
    watch.check();
  } catch (error) {
    throw new Error(`${(error as Error).message}\nin the ${play} match ${seed}, choice ${match.choices}`, {
      cause: error,
    });
  }
  return { match, watch };
}

function must(holds: boolean, rule: string, what: string): void {
  if (!holds) throw new Error(`${rule}: ${what}`);
}

// ------------------------------------------------------------------ what must hold at every question

/** What must hold whenever somebody is asked, and at the end. */
export function checkInvariants(match: M): void {
  checkCards(match);
  checkPlaces(match);
  checkPlayers(match);
  checkMarks(match);
  checkSecrets(match);
  if (!match.outcome) checkQuestion(match);
}

/** DUN-INV-2, DUN-INV-3, DUN-INV-21, DUN-INV-26, DUN-INV-31 */
function checkCards(match: M): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  for (let level = 1; level <= LEVELS; level++) {
    for (const [zone, back] of [
      ['monsters', 'monster'],
      ['treasures', 'treasure'],
    ]) {
      for (const card of instances.list(base[zone] + level))
        must(
          match.face(card).back === `${back}-${level}`,
          'DUN-INV-2',
          `a ${match.face(card).back} card in ${zone} ${level}`,
        );
    }
    const uncleared = ROOMS.filter((room, i) => levelOf[room] === level && world.graves[i] === 0).length;
    let treasures = instances.size(base.treasures + level);
    for (const { number, space } of world.marks)
      if (levelOf[space] === level) treasures += instances.size(base['seen-treasure'] + number);
    must(
      treasures >= uncleared,
      'DUN-INV-26',
      `level ${level} has ${treasures} treasures for ${uncleared} rooms`,
    );
  }
  let spells = instances.size(base.supply) + instances.size(base.cast) + instances.size(base.box);
  for (let seat = 0; seat < match.seats; seat++) spells += instances.size(base.spells + seat);
  const all = contentOf(match).spells.reduce((sum, { count }) => sum + count, 0);
  must(spells === all, 'DUN-INV-21', `${spells} spell cards`);
  must(goldIn(match) === ALL_GOLD(match), 'DUN-INV-31', `${goldIn(match)} gold`);
}

function ALL_GOLD(match: M): number {
  return contentOf(match).treasures.reduce((sum, { gold, count }) => sum + gold * count, 0);
}

function goldIn(match: M): number {
  let gold = 0;
  for (let card = 0; card < match.instances.count; card++)
    gold += (match.face(card) as Partial<TreasureCard>).gold ?? 0;
  return gold;
}

/** DUN-INV-3, DUN-INV-5 to 9 */
function checkPlaces(match: M): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  const monsters = new Map<Space, number>();
  const note = (space: Space, card: Instance) => {
    if (card === NONE) return;
    const face = match.face(card) as MonsterCard;
    must(face.level === levelOf[space], 'DUN-INV-3', `a ${face.id} on level ${levelOf[space]}`);
    must(kindOf[space] === ROOM || kindOf[space] === CHAMBER, 'DUN-INV-8', 'a monster in a corridor');
    must(space !== GALLERY && space !== START, 'DUN-INV-8', 'a monster in the Main Gallery or on Start');
    monsters.set(space, (monsters.get(space) ?? 0) + 1);
  };
  for (const { number, space } of world.marks) note(space, instances.first(base.guard + number));
  world.adventurers.forEach(({ space }, seat) => {
    note(space, engaged(match, seat));
  });
  for (const { number, space, seen } of world.marks)
    if (seen) note(space, instances.first(base['seen-monster'] + number));
  for (const [space, count] of monsters) {
    must(kindOf[space] === CHAMBER || count === 1, 'DUN-INV-9', 'two monsters in a room');
    must(
      kindOf[space] === CHAMBER || world.graves[roomIndex[space]] === 0,
      'DUN-INV-6',
      'a monster in a cleaned-out room',
    );
  }
  for (const { space } of world.marks)
    must(
      kindOf[space] === CHAMBER || world.graves[roomIndex[space]] === 0,
      'DUN-INV-6',
      'a number in a cleaned-out room',
    );
  must(world.graves.length === ROOMS.length, 'DUN-INV-7', 'a grave marker outside rooms');
  const held = new Set<Space>();
  // In the middle of a move, at a look (DUN-ESP-14), a pawn may be over another.
  const passing =
    world.looked &&
    world.moved > 0 &&
    match.agenda.some(({ do: kind }) => kind === 'act' || kind === 'enter-or-refuse');
  for (const [seat, { space }] of world.adventurers.entries()) {
    if (space < 0 || space === START || kindOf[space] === CHAMBER) continue;
    if (passing && seat === world.active) continue;
    must(!held.has(space), 'DUN-INV-5', 'two pawns on one space');
    held.add(space);
  }
}

/** DUN-INV-4, 10, 18 to 23, 24 */
function checkPlayers(match: M): void {
  const { instances, world, agenda } = match;
  const { base } = instances.layout;
  const types = new Map<number, number>();
  const choosing = agenda.some((effect) => effect.do === 'choose-adventurer' || effect.do === 'choose-types');
  world.adventurers.forEach((adventurer, seat) => {
    const { type, space, lostTurns, gone } = adventurer;
    const hand = instances.list(base.hand + seat).map((card) => match.face(card) as TreasureCard);
    must(lostTurns >= 0 && lostTurns <= 6, 'DUN-INV-19', `${lostTurns} turns to lose`);
    must(instances.size(base.fight + seat) <= 1, 'DUN-INV-10', 'two monsters engaged with one player');
    if (gone) {
      must(space < 0 && hand.length === 0, 'DUN-DEATH-12', 'a player who left has something');
      return;
    }
    if (type === NO_TYPE) {
      must(choosing, 'DUN-INV-4', 'a player without a pawn');
      if (world.turn > 0) {
        const bare = hand.length === 0 && adventurer.doors === 0 && lostTurns === 0 && space === START;
        must(bare, 'DUN-INV-18', 'a killed adventurer has something left');
      }
      return;
    }
    types.set(type, (types.get(type) ?? 0) + 1);
    must(space >= 0, 'DUN-INV-4', 'a pawn nowhere');
    const spells = instances.size(base.spells + seat);
    must(isWizard(match, seat) ? spells <= 10 : spells === 0, 'DUN-INV-21', `${spells} spell cards`);
    const swords = hand.filter(({ power }) => power === 'sword');
    must(swords.length === 0 || !isWizard(match, seat), 'DUN-INV-22', 'a wizard with a sword');
    if (isExpert(match))
      for (const { id } of swords)
        must(
          [1, 2].includes(world.bonuses[id]),
          'DUN-INV-23',
          `a sword with a bonus of ${world.bonuses[id]}`,
        );
    else
      must(
        Object.keys(world.bonuses).length === 0 && spells === 0,
        'DUN-INV-20',
        'Expert things in the Basic Game',
      );
    must(isExpert(match) || type < 2, 'DUN-INV-20', 'an Expert adventurer in the Basic Game');
    if (!match.outcome && space === START)
      must(!hasEnough(match, seat), 'DUN-INV-24', 'somebody on Start has enough');
  });
  for (const [, count] of types) must(count <= 2, 'DUN-INV-4', 'three pawns of one type');
}

/** DUN-INV-10 to 13, DUN-INV-32 */
function checkMarks(match: M): void {
  const { instances, world, agenda } = match;
  const { base } = instances.layout;
  const numbers = world.marks.map(({ number }) => number);
  must(new Set(numbers).size === numbers.length, 'DUN-INV-13', 'a number on two spaces');
  for (const { number, space, seen } of world.marks) {
    const guard = instances.size(base.guard + number);
    const hoard = instances.size(base.hoard + number);
    const assigned = instances.size(base['seen-monster'] + number);
    must(guard === 0 || hoard > 0, 'DUN-INV-11', 'a guard without treasure');
    must(
      seen === world.sights.some((sight) => sight.number === number),
      'DUN-INV-12',
      'a seen room without a ball',
    );
    must(seen || assigned === 0, 'DUN-INV-12', 'a face-down monster outside a seen room');
    const owner = world.adventurers.findIndex((one) => one.number === number);
    must(guard > 0 || seen || owner >= 0, 'DUN-INV-13', `number ${number} lies on nothing`);
    if (owner >= 0 && engaged(match, owner) !== NONE)
      must(world.adventurers[owner].space === space, 'DUN-INV-10', 'an engaged monster elsewhere');
  }
  for (let seat = 0; seat < match.seats; seat++) {
    if (instances.size(base.look + seat) > 0)
      must(
        agenda.some((effect) => effect.do === 'enter-or-refuse' || effect.do === 'how-to-fight'),
        'DUN-INV-12',
        'a look without end',
      );
    const { number } = world.adventurers[seat];
    must(number === UNMARKED || numbers.includes(number), 'DUN-INV-13', `number ${number} is on no space`);
  }
  const balls = world.sights.map(({ ball }) => ball);
  must(new Set(balls).size === balls.length, 'DUN-INV-32', 'a ball tied to two rooms');
}

/** DUN-INV-28 */
function checkQuestion(match: M): void {
  const asked = match.pending().filter(({ kind }) => kind !== 'offer');
  must(asked.length === 1, 'DUN-INV-28', `${asked.length} players are asked`);
  must(asked[0].options.length > 0, 'DUN-INV-28', `'${asked[0].question.do}' has no option`);
}

// ------------------------------------------------------------------ who may know what

const EVERYBODY = 0xffff;
const OPEN = new Set(['supply', 'spells', 'cast', 'box', 'fight', 'guard']);

/** Who may know a face by the ledger alone (HIDDEN); undefined where it depends on what happened before. */
export function mayKnow(match: M, card: Instance): number | undefined {
  const { layout } = match.instances;
  const zone = match.instances.zoneOf(card);
  const name = layout.name(zone);
  // DUN-HIDDEN-1
  if (name === 'monsters' || name === 'treasures') return 0;
  // DUN-HIDDEN-2, 3, 17, 18
  if (OPEN.has(name)) return EVERYBODY;
  // DUN-HIDDEN-11
  if (name === 'look') return 1 << layout.key(zone);
  // DUN-HIDDEN-5, DUN-HIDDEN-7: what was used is public
  if (name === 'hand') {
    const used = match.instances.noted(card) === EVERYBODY;
    const special = (match.face(card) as TreasureCard).power !== '';
    return used && (special || match.outcome !== undefined) ? EVERYBODY : 1 << layout.key(zone);
  }
  return undefined;
}

/** DUN-INV-29: what the views are made of is exactly what the ledger allows. */
function checkSecrets(match: M): void {
  const { instances } = match;
  for (let card = 0; card < instances.count; card++) {
    const knowers = instances.knowers(match, card);
    const zone = instances.zoneOf(card);
    const name = instances.layout.name(zone);
    const may = mayKnow(match, card);
    const where = `${match.face(card).id} in ${instances.layout.label(zone)} is known to ${knowers.toString(2)}`;
    if (may !== undefined) must(knowers === may, 'DUN-INV-29', where);
    // DUN-HIDDEN-4, 12..14: some seats at most, never all.
    else must(knowers !== EVERYBODY && !(knowers & 0x8000), 'DUN-INV-29', where);
    if (name === 'seen-monster')
      must(
        (knowers & seesRoom(match, instances.layout.key(zone))) ===
          seesRoom(match, instances.layout.key(zone)),
        'DUN-HIDDEN-12',
        where,
      );
  }
}

// ------------------------------------------------------------------ what must hold from one moment to the next

/** Watches a match: what happens in it and what must never change. `check` is called whenever somebody is asked. */
export class Watch implements Sink {
  readonly #match: M;
  /** Which kinds of event have been seen, and results of monsters' attacks. */
  readonly seen = new Set<string>();
  #attacks = 0;
  #counterattacks = 0;
  #searches = 0;
  #spells = 0;
  #moved = 0;
  #graves = 0;
  #over: string | undefined;
  readonly #doors: number[];

  constructor(match: M) {
    this.#match = match;
    this.#doors = match.world.adventurers.map(() => 0);
    match.sink = this;
  }

  check(): void {
    const { world, outcome } = this.#match;
    checkInvariants(this.#match);
    const graves = world.graves.reduce((sum, grave) => sum + grave, 0);
    must(graves >= this.#graves, 'DUN-INV-27', 'a grave marker is gone');
    this.#graves = graves;
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

  tell(event: Event): void {
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
  #walked(event: Event): void {
    const path = event.path as readonly Space[];
    const seat = event.seat as number;
    this.#moved += path.length;
    let at = event.from as Space;
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
