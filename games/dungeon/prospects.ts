/**
 * Which place promises most, and how long it takes to win. Bots and the evaluation think with these; nothing here decides
 * a rule.
 */
import { NONE, type Seat } from '@underhall/kernel';
import { kindOf, LEVELS, levelOf, NOWHERE, ROOM, ROOMS, type Space, START } from './board.ts';
import { chanceAgainst, levels, spellAgainst } from './chances.ts';
import type { AdventurerCard, AdventurerType } from './content.ts';
import { distance, firstOnLevel, nearestRooms } from './distances.ts';
import { hasSpell } from './spells.ts';
import { goldOf, hasEnough, holds, swordBonus } from './treasure.ts';
import { MOST_STEPS } from './walks.ts';
import { contentOf, engaged, isRefused, type M, NO_TYPE, treasureFace, typeOf } from './world.ts';

// ------------------------------------------------------------------ where to go

/** A bonus moves the chance by about so much. */
const PER_BONUS = 0.12;
/** What an attack that fails costs in turns: the attack, and on the average the retreat, the lost turn and the way back. */
const FAILURE = 1.9;
/** What a spell costs in turns: there are ten. From outside nothing strikes back, so a failure is the turn and the spell. */
const SPELL = 0.3;
/** What part of the gold one carries is lost with it, by serious wounds and death, and what the cheapest card is worth. */
const LOSS = 0.06;
const CHEAPEST = 150;
/** What a hoard is worth when somebody else is nearer. */
const CONTESTED = 0.4;
const LEAST_CHANCE = 0.04;
/** The way home, as long as it is not known from where, in turns. */
const AWAY = 4;
/** How much of a turn counts step by step; the rest counts when it is begun. */
const SMOOTH = 0.5;

/** Gold in a turn of each type that plays where it does best, on the average of many races; and what a sword adds. */
const RATES: Readonly<Record<AdventurerType, number>> = {
  elf: 340,
  hero: 350,
  superhero: 690,
  wizard: 950,
};
const SHARPER = 0.2;

export interface Prospect {
  readonly space: Space;
  /** Turns it takes, less the turns that its gold is worth. */
  readonly cost: number;
  /** Better with a spell from outside than by hand. */
  readonly cast: boolean;
}

/** Turns of one who cannot win any more. */
const HOPELESS = 200;

/** The place that brings a player furthest: an uncleared room, or a guard. */
export function bestProspect(match: M, seat: Seat): Prospect {
  return weighPlaces(match, seat);
}

/** A player who weighs all places against each other; the best so far is his prospect. */
interface Weighing {
  space: Space;
  cost: number;
  cast: boolean;
  readonly match: M;
  readonly seat: Seat;
  readonly type: AdventurerCard;
  readonly from: Space;
  readonly foundDoors: boolean;
  readonly carried: number;
  readonly missing: number;
  /** What the best sword adds. */
  readonly bonus: number;
  /** Gold in a turn. */
  readonly rate: number;
  readonly levels: ReturnType<typeof levels>;
  /** Where one cannot go, or knows better than by the level: other pawns, and guards in rooms. */
  readonly special: Space[];
  /** The gold that the plan weighed last brings, and whether it is done with spells. */
  gain: number;
  withSpells: boolean;
}

function weighPlaces(match: M, seat: Seat): Weighing {
  const weighing = begun(match, seat);
  weighMarks(weighing);
  weighRooms(weighing);
  weighOwnRoom(weighing);
  return weighing;
}

function begun(match: M, seat: Seat): Weighing {
  const { adventurers } = match.world;
  const type = typeOf(match, seat);
  const carried = goldOf(match, seat);
  const bonus = swordBonus(match, seat);
  const special: Space[] = [];
  for (let other = 0; other < adventurers.length; other++)
    if (other !== seat && adventurers[other].space >= 0) special.push(adventurers[other].space);
  return {
    space: NOWHERE,
    cost: HOPELESS,
    cast: false,
    match,
    seat,
    type,
    from: adventurers[seat].space,
    foundDoors: holds(match, seat, 'secret-doors') !== NONE,
    carried,
    missing: type.goal - carried,
    bonus,
    rate: RATES[type.id] * (1 + SHARPER * bonus),
    levels: levels(contentOf(match)),
    special,
    gain: 0,
    withSpells: false,
  };
}

/** Guards and what they took. */
function weighMarks(weighing: Weighing): void {
  const { match, seat, from, foundDoors, special } = weighing;
  const { world, instances } = match;
  const { base } = instances.layout;
  const { number: ownNumber } = world.adventurers[seat];
  for (const { number, space: place, seen } of world.marks) {
    const guard = number === ownNumber ? engaged(match, seat) : instances.first(base.guard + number);
    const isRoom = kindOf[place] === ROOM;
    if (seen || guard === NONE || (isRoom && special.includes(place))) continue;
    if (isRoom) special.push(place);
    let gold = isRoom ? weighing.levels[levelOf[place]].gold : 0;
    for (let card = instances.first(base.hoard + number); card !== NONE; card = instances.next(card))
      gold += treasureFace(match, card).gold;
    const steps = distance(from, place, foundDoors);
    if (number !== ownNumber && isNearer(match, seat, place, steps)) gold *= CONTESTED;
    const spell = spellAgainst(match, seat, guard);
    weigh(weighing, place, steps, chanceAgainst(match, seat, guard), spell, gold);
  }
}

/** Rooms nobody has looked into differ only by level and distance. */
function weighRooms(weighing: Weighing): void {
  const { from, foundDoors, special } = weighing;
  const { world } = weighing.match;
  const rooms = nearestRooms(from, foundDoors);
  for (let level = 1; level <= LEVELS; level++) {
    const { gold } = weighing.levels[level];
    const toil = weighed(weighing, byHand(weighing, level), bySpell(weighing, level), gold);
    const enough = weighing.gain >= weighing.missing;
    for (let i = firstOnLevel[level]; i < firstOnLevel[level + 1]; i++) {
      const room = ROOMS[rooms[i]];
      if (world.graves[rooms[i]] === 1 || special.includes(room)) continue;
      // DUN-ESP-6
      const refused = isRefused(world, room);
      const cost = toil + turnsFor(distance(from, room, foundDoors)) + (refused ? 1 : 0);
      if (cost + (enough ? 0 : AWAY) < weighing.cost) propose(weighing, room, cost, enough);
      // What is further is no better, unless the way home counts, too.
      if (!refused && !enough) break;
    }
  }
}

/** Who fights in a room may fight on, or go out and in again and meet another monster. */
function weighOwnRoom(weighing: Weighing): void {
  const { match, seat, from, special } = weighing;
  const foe = engaged(match, seat);
  if (foe === NONE || kindOf[from] !== ROOM || special.includes(from)) return;
  const level = levelOf[from];
  const hand = Math.max(byHand(weighing, level), chanceAgainst(match, seat, foe));
  weigh(weighing, from, 0, hand, bySpell(weighing, level), weighing.levels[level].gold);
}

/** The chance to kill by hand what lives on a level, unseen. */
function byHand({ levels: known, type, bonus }: Weighing, level: number): number {
  return Math.min(1, known[level].kill[type.id] + PER_BONUS * bonus);
}

/** The same with the better spell in hand. */
function bySpell({ match, seat, levels: known, type }: Weighing, level: number): number {
  if (type.spells === 0) return 0;
  const { kill } = known[level];
  let best = 0;
  for (const { id, column } of contentOf(match).spells)
    if (column !== '' && kill[column] > best && hasSpell(match, seat, id)) best = kill[column];
  return best;
}

function weigh(
  weighing: Weighing,
  space: Space,
  steps: number,
  hand: number,
  spell: number,
  gold: number,
): void {
  const cost = weighed(weighing, hand, spell, gold) + turnsFor(steps);
  propose(weighing, space, cost, weighing.gain >= weighing.missing);
}

/** What was weighed last: with the way home, which is known only for the last place before it. */
function propose(weighing: Weighing, space: Space, cost: number, enough: boolean): void {
  const whole = cost + (enough ? distance(space, START, weighing.foundDoors) / MOST_STEPS : AWAY);
  if (whole >= weighing.cost) return;
  weighing.space = space;
  weighing.cost = whole;
  weighing.cast = weighing.withSpells;
}

/** Turns of fighting less what the gold is worth, by hand or with spells: the plan. */
function weighed(weighing: Weighing, hand: number, spell: number, gold: number): number {
  const { carried, missing, rate } = weighing;
  const failures = 1 / Math.max(LEAST_CHANCE, hand) - 1;
  let toil = failures * FAILURE;
  let gain = gold - (carried * LOSS + Math.min(carried, CHEAPEST)) * failures;
  weighing.withSpells = false;
  if (spell > 0) {
    const casts = 1 / Math.max(LEAST_CHANCE, spell);
    const spent = casts - 1 + SPELL * casts;
    if (spent - gold / rate < toil - gain / rate) {
      toil = spent;
      gain = gold;
      weighing.withSpells = true;
    }
  }
  weighing.gain = gain;
  return toil - Math.min(gain, missing) / rate;
}

/** Is another player nearer to a place, by turns? */
function isNearer({ world, seats }: M, seat: Seat, place: Space, steps: number): boolean {
  for (let other = 0; other < seats; other++) {
    const { space, lostTurns } = world.adventurers[other];
    if (other === seat || space < 0) continue;
    if (distance(space, place, false) + MOST_STEPS * lostTurns < steps) return true;
  }
  return false;
}

/** What is begun is a turn, but nearer is better. */
function turnsFor(steps: number): number {
  const turns = steps / MOST_STEPS;
  return SMOOTH * turns + (1 - SMOOTH) * Math.max(1, Math.ceil(turns));
}

// ------------------------------------------------------------------ how long it takes

/** Turns until a player is home with enough, as it looks now. */
export function turnsToWin(match: M, seat: Seat): number {
  const adventurer = match.world.adventurers[seat];
  if (adventurer.gone) return HOPELESS;
  if (adventurer.type === NO_TYPE) return 35;
  if (hasEnough(match, seat)) {
    const found = holds(match, seat, 'secret-doors') !== NONE;
    return adventurer.lostTurns + turnsFor(distance(adventurer.space, START, found));
  }
  const { space, cost, missing, rate } = weighPlaces(match, seat);
  if (space === NOWHERE) return HOPELESS;
  const spells = match.instances.size(match.instances.layout.base.spells + seat);
  return adventurer.lostTurns + missing / rate + cost - SPELL * spells;
}
