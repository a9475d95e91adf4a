/**
 * Which place promises most, and how long it takes to win. Bots and the evaluation think with these; nothing here decides
 * a rule.
 */
import { NONE, type Seat } from '@underhall/kernel';
import { kindOf, LEVELS, levelOf, NOWHERE, ROOM, ROOMS, SPACES, type Space, START } from './board.ts';
import { chanceAgainst, levels, spellAgainst } from './chances.ts';
import type { AdventurerType } from './content.ts';
import { distance, firstOnLevel, nearestRooms } from './distances.ts';
import { MOST_STEPS } from './reach.ts';
import { hasSpell } from './spells.ts';
import { goldOf, hasEnough, holds, swordBonus } from './treasure.ts';
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
  space: Space;
  /** Turns it takes, less the turns that its gold is worth. */
  cost: number;
  /** Better with a spell from outside than by hand. */
  cast: boolean;
}

/** Turns of one who cannot win any more. */
const HOPELESS = 200;

const best: Prospect = { space: NOWHERE, cost: 0, cast: false };
/** By level: the chance by hand and by the better spell in hand to kill what lives there, unseen. */
const byHand: number[] = [];
const bySpell: number[] = [];
/** Where one cannot go, or knows better than by the level: other pawns and guards, while places are weighed. */
const special = new Uint8Array(SPACES);
/** By level: turns of fighting less what the gold is worth, whether it is the last gold needed, and whether with spells. */
const toLevel: number[] = [];
const enoughOn: boolean[] = [];
const castOn: boolean[] = [];
/** What `weighed` found besides the cost. */
const plan = { gain: 0, cast: false };
/** What the weighing of all places shares. */
const own = { carried: 0, missing: 0, rate: 1, found: false };

function rateOf(match: M, seat: Seat): number {
  return RATES[typeOf(match, seat).id] * (1 + SHARPER * swordBonus(match, seat));
}

/** The chances of a player to kill what lives on a level, unseen. */
function settleChances(match: M, seat: Seat): void {
  const type = typeOf(match, seat);
  const content = contentOf(match);
  const bonus = PER_BONUS * swordBonus(match, seat);
  for (let level = 1; level <= LEVELS; level++) {
    const { kill } = levels(content)[level];
    byHand[level] = Math.min(1, kill[type.id] + bonus);
    bySpell[level] = 0;
    if (type.spells === 0) continue;
    for (const { id, column } of content.spells)
      if (column !== '' && kill[column] > bySpell[level] && hasSpell(match, seat, id))
        bySpell[level] = kill[column];
  }
}

/** The place that brings a player furthest: an uncleared room, or a guard. The same object each time. */
export function bestProspect(match: M, seat: Seat): Prospect {
  const { world } = match;
  const { goal } = typeOf(match, seat);
  own.carried = goldOf(match, seat);
  own.missing = goal - own.carried;
  own.rate = rateOf(match, seat);
  own.found = holds(match, seat, 'secret-doors') !== NONE;
  best.space = NOWHERE;
  best.cost = HOPELESS;
  settleChances(match, seat);
  for (let other = 0; other < match.seats; other++) {
    const { space: at } = world.adventurers[other];
    if (other !== seat && at >= 0) special[at] = 1;
  }
  weighMarks(match, seat);
  weighRooms(match, seat);
  for (let other = 0; other < match.seats; other++) {
    const { space: at } = world.adventurers[other];
    if (at >= 0) special[at] = 0;
  }
  for (const { space: at } of world.marks) special[at] = 0;
  return best;
}

/** Guards and what they took. */
function weighMarks(match: M, seat: Seat): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const { space, number: ownNumber } = world.adventurers[seat];
  const known = levels(contentOf(match));
  for (const { number, space: place, seen } of world.marks) {
    const guard = number === ownNumber ? engaged(match, seat) : instances.first(base.guard + number);
    if (seen || guard === NONE || (special[place] === 1 && kindOf[place] === ROOM)) continue;
    let gold = 0;
    if (kindOf[place] === ROOM) {
      gold = known[levelOf[place]].gold;
      special[place] = 1;
    }
    for (let card = instances.first(base.hoard + number); card !== NONE; card = instances.next(card))
      gold += treasureFace(match, card).gold;
    const steps = distance(space, place, own.found);
    if (number !== ownNumber && isNearer(match, seat, place, steps)) gold *= CONTESTED;
    weigh(place, steps, chanceAgainst(match, seat, guard), spellAgainst(match, seat, guard), gold);
  }
}

function isNearer({ world, seats }: M, seat: Seat, place: Space, steps: number): boolean {
  for (let other = 0; other < seats; other++) {
    const { space, lostTurns } = world.adventurers[other];
    if (other === seat || space < 0) continue;
    if (distance(space, place, false) + MOST_STEPS * lostTurns < steps) return true;
  }
  return false;
}

/** Rooms nobody has looked into differ only by level and distance. */
function weighRooms(match: M, seat: Seat): void {
  const { world } = match;
  const { space } = world.adventurers[seat];
  const known = levels(contentOf(match));
  for (let level = 1; level <= LEVELS; level++) {
    toLevel[level] = weighed(byHand[level], bySpell[level], known[level].gold);
    enoughOn[level] = plan.gain >= own.missing;
    castOn[level] = plan.cast;
  }
  const rooms = nearestRooms(space, own.found);
  for (let level = 1; level <= LEVELS; level++) {
    for (let i = firstOnLevel[level]; i < firstOnLevel[level + 1]; i++) {
      const room = ROOMS[rooms[i]];
      if (world.graves[rooms[i]] === 1 || special[room] === 1) continue;
      // DUN-ESP-6
      const refused = isRefused(world, room);
      const cost = toLevel[level] + turnsFor(distance(space, room, own.found)) + (refused ? 1 : 0);
      if (cost + (enoughOn[level] ? 0 : AWAY) < best.cost)
        propose(room, cost, enoughOn[level], castOn[level]);
      // What is further is no better, unless the way home counts, too.
      if (!refused && !enoughOn[level]) break;
    }
  }
  weighOwnRoom(match, seat);
}

/** Who fights in a room may fight on, or go out and in again and meet another monster. */
function weighOwnRoom(match: M, seat: Seat): void {
  const { space } = match.world.adventurers[seat];
  const foe = engaged(match, seat);
  if (foe === NONE || kindOf[space] !== ROOM || special[space] === 1) return;
  const level = levelOf[space];
  const hand = Math.max(byHand[level], chanceAgainst(match, seat, foe));
  weigh(space, 0, hand, bySpell[level], levels(contentOf(match))[level].gold);
}

function weigh(space: Space, steps: number, hand: number, spell: number, gold: number): void {
  const cost = weighed(hand, spell, gold) + turnsFor(steps);
  propose(space, cost, plan.gain >= own.missing, plan.cast);
}

/** With the way home, which is known only for the last place before it. */
function propose(space: Space, cost: number, enough: boolean, cast: boolean): void {
  const whole = cost + (enough ? distance(space, START, own.found) / MOST_STEPS : AWAY);
  if (whole >= best.cost) return;
  best.space = space;
  best.cost = whole;
  best.cast = cast;
}

/** Turns of fighting less what the gold is worth, by hand or with spells: the plan. */
function weighed(hand: number, spell: number, gold: number): number {
  const failures = 1 / Math.max(LEAST_CHANCE, hand) - 1;
  let toil = failures * FAILURE;
  plan.gain = gold - (own.carried * LOSS + Math.min(own.carried, CHEAPEST)) * failures;
  plan.cast = false;
  if (spell > 0) {
    const casts = 1 / Math.max(LEAST_CHANCE, spell);
    const spent = casts - 1 + SPELL * casts;
    if (spent - gold / own.rate < toil - plan.gain / own.rate) {
      toil = spent;
      plan.gain = gold;
      plan.cast = true;
    }
  }
  return toil - Math.min(plan.gain, own.missing) / own.rate;
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
  const { space, cost } = bestProspect(match, seat);
  if (space === NOWHERE) return HOPELESS;
  const spells = match.instances.size(match.instances.layout.base.spells + seat);
  return adventurer.lostTurns + own.missing / own.rate + cost - SPELL * spells;
}
