/**
 * What can be expected: how likely a monster is killed, what a level brings, which place promises most. Bots and the
 * evaluation think with these; nothing here decides a rule.
 */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import { kindOf, LEVELS, levelOf, NOWHERE, ROOM, ROOMS, SPACES, type Space, START } from './board.ts';
import type { AdventurerType, Content, MonsterCard } from './content.ts';
import { DASH } from './content.ts';
import { distance } from './distances.ts';
import { target } from './fight.ts';
import { MOST_STEPS } from './reach.ts';
import { hasSpell } from './spells.ts';
import { bestSword, bonusOf, goldOf, hasEnough, holds } from './treasure.ts';
import type { Column } from './verbs.ts';
import { contentOf, engaged, type M, monsterFace, NO_TYPE, treasureFace, typeOf } from './world.ts';

/** The chance that two dice show at least so much. */
const AT_LEAST: readonly number[] = Array.from({ length: 16 }, (_, least) => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) ways++;
  return ways / 36;
});

export function chanceOf(needed: number | undefined): number {
  return needed === undefined ? 0 : AT_LEAST[Math.max(0, Math.min(15, needed))];
}

/** The chance to kill a monster with one roll. */
export function killChance(match: M, card: MonsterCard, column: Column, bonus: number): number {
  return chanceOf(target(match, card.values?.[column] ?? DASH, bonus));
}

// ------------------------------------------------------------------ what a level brings, on the average

interface Level {
  readonly gold: number;
  readonly kill: Readonly<Record<Column, number>>;
}

const levelsOf = new WeakMap<Content, readonly Level[]>();

export function levels(content: Content): readonly Level[] {
  let known = levelsOf.get(content);
  if (!known) {
    known = Array.from({ length: LEVELS + 1 }, (_, level) => averages(content, level));
    levelsOf.set(content, known);
  }
  return known;
}

function averages({ monsters, treasures }: Content, level: number): Level {
  const own = treasures.filter((card) => card.level === level);
  const foes = monsters.filter((card) => card.level === level && card.values);
  const kill = (column: Column) =>
    mean(foes, ({ values }) => AT_LEAST[values && values[column] !== DASH ? values[column] : 15]);
  return {
    gold: mean(own, ({ gold }) => gold),
    kill: {
      elf: kill('elf'),
      hero: kill('hero'),
      superhero: kill('superhero'),
      wizard: kill('wizard'),
      fireBall: kill('fireBall'),
      lightningBolt: kill('lightningBolt'),
    },
  };
}

function mean<C extends { readonly count: number }>(cards: readonly C[], of: (card: C) => number): number {
  let sum = 0;
  let count = 0;
  for (const card of cards) {
    sum += card.count * of(card);
    count += card.count;
  }
  return count === 0 ? 0 : sum / count;
}

// ------------------------------------------------------------------ where to go

/** A bonus moves the chance by about so much. */
const PER_BONUS = 0.12;
/** What an attack that fails costs in turns: the attack, and on the average the retreat, the lost turn and the way back. */
const FAILURE = 1.9;
/** From outside nothing strikes back. */
const SPELL_FAILURE = 1;
/** What part of the gold one carries is lost with it, by serious wounds and death, and what the cheapest card is worth. */
const LOSS = 0.06;
const CHEAPEST = 150;
/** What was dropped is the cheapest of its level. */
const DROPPED = 0.6;
const LEAST_CHANCE = 0.04;
/** The way home, as long as it is not known from where, in turns. */
const AWAY = 4;
/** Half a turn is lost on the average by stopping. */
const LEAST_TURN = 0.5;

/** Gold in a turn of each type that plays where it does best, on the average of many races. */
const RATES: Readonly<Record<AdventurerType, number>> = {
  elf: 330,
  hero: 340,
  superhero: 600,
  wizard: 800,
};

export interface Prospect {
  space: Space;
  /** Turns it takes, less the turns that its gold is worth. */
  cost: number;
}

/** The chance of a player to kill what lives on a level, unseen: by hand, or with the better spell in hand. */
function chanceOn(match: M, seat: Seat, level: number): number {
  const type = typeOf(match, seat);
  const { kill } = levels(contentOf(match))[level];
  let chance = kill[type.id];
  if (type.spells > 0) {
    for (const { id, column } of contentOf(match).spells)
      if (column !== '' && kill[column] > chance && hasSpell(match, seat, id)) chance = kill[column];
  }
  if (type.swords) {
    const sword = bestSword(match, seat);
    if (sword !== NONE) chance += PER_BONUS * bonusOf(match, sword);
  }
  return Math.min(1, chance);
}

/** Turns of one who cannot win any more. */
const HOPELESS = 200;

const best: Prospect = { space: NOWHERE, cost: 0 };
const chances: number[] = [];
/** Where other pawns stand, while places are weighed. */
const held = new Uint8Array(SPACES);
/** What the weighing of all places shares. */
const own = { carried: 0, missing: 0, rate: 1, found: false, failure: FAILURE };

/** The place that brings a player furthest: an uncleared room, or a guard. The same object each time. */
export function bestProspect(match: M, seat: Seat): Prospect {
  const { world, instances } = match;
  const { base } = instances.layout;
  const { space, number: ownNumber } = world.adventurers[seat];
  const { goal, id } = typeOf(match, seat);
  const known = levels(contentOf(match));
  own.carried = goldOf(match, seat);
  own.missing = goal - own.carried;
  own.rate = RATES[id];
  own.found = holds(match, seat, 'secret-doors') !== NONE;
  own.failure = instances.size(base.spells + seat) > 0 ? SPELL_FAILURE : FAILURE;
  best.space = NOWHERE;
  best.cost = HOPELESS;
  for (let level = 1; level <= LEVELS; level++) chances[level] = chanceOn(match, seat, level);
  for (let other = 0; other < match.seats; other++) {
    const { space: at } = world.adventurers[other];
    if (other !== seat && at >= 0) held[at] = 1;
  }
  for (let i = 0; i < ROOMS.length; i++) {
    const room = ROOMS[i];
    if (world.graves[i] === 1 || held[room] === 1 || world.refused === room) continue;
    const level = levelOf[room];
    const fighting = room === space ? engaged(match, seat) : NONE;
    const chance = fighting === NONE ? chances[level] : chanceAgainst(match, seat, fighting);
    weigh(room, distance(space, room, own.found), chance, known[level].gold);
  }
  for (let other = 0; other < match.seats; other++) {
    const { space: at } = world.adventurers[other];
    if (at >= 0) held[at] = 0;
  }
  for (const { number, space: place, seen } of world.marks) {
    const guard = number === ownNumber ? engaged(match, seat) : instances.first(base.guard + number);
    if (seen || guard === NONE) continue;
    let gold = kindOf[place] === ROOM ? known[levelOf[place]].gold : 0;
    for (let card = instances.first(base.hoard + number); card !== NONE; card = instances.next(card))
      gold += DROPPED * known[treasureFace(match, card).level].gold;
    weigh(place, distance(space, place, own.found), chanceAgainst(match, seat, guard), gold);
  }
  return best;
}

function weigh(space: Space, steps: number, chance: number, gold: number): void {
  const failures = 1 / Math.max(LEAST_CHANCE, chance) - 1;
  const turns = LEAST_TURN + steps / MOST_STEPS + failures * own.failure;
  const gain = gold - (own.carried * LOSS + Math.min(own.carried, CHEAPEST)) * failures;
  const home = gain >= own.missing ? distance(space, START, own.found) / MOST_STEPS : AWAY;
  const cost = turns + home - Math.min(gain, own.missing) / own.rate;
  if (cost >= best.cost) return;
  best.space = space;
  best.cost = cost;
}

/** The chance against a monster that lies open, by hand or with the best spell in hand. */
export function chanceAgainst(match: M, seat: Seat, card: Instance): number {
  const type = typeOf(match, seat);
  const face = monsterFace(match, card);
  const sword = type.swords ? bestSword(match, seat) : NONE;
  return killChance(match, face, type.id, sword === NONE ? 0 : bonusOf(match, sword));
}

// ------------------------------------------------------------------ how long it takes

/** Turns until a player is home with enough, as it looks now. */
export function turnsToWin(match: M, seat: Seat): number {
  const adventurer = match.world.adventurers[seat];
  if (adventurer.gone) return HOPELESS;
  if (adventurer.type === NO_TYPE) return 35;
  if (hasEnough(match, seat)) {
    const found = holds(match, seat, 'secret-doors') !== NONE;
    const home = distance(adventurer.space, START, found) / MOST_STEPS;
    return adventurer.lostTurns + Math.min(home, AWAY) + BEYOND_AWAY * home + dangerHere(match, seat);
  }
  const { goal, id } = typeOf(match, seat);
  const { space, cost } = bestProspect(match, seat);
  if (space === NOWHERE) return HOPELESS;
  const ahead = cost - AWAY;
  // What lies ahead counts, but less than what is in the hand: or one would rather stay in front of a room than enter it.
  const near = (NEARNESS * ahead) / (NEARNESS_AT + Math.abs(ahead));
  return adventurer.lostTurns + (goal - goldOf(match, seat)) / RATES[id] + AWAY + 1 + near;
}

const NEARNESS = 0.9;
const NEARNESS_AT = 2;
const BEYOND_AWAY = 0.1;

/** A monster at one's side may take what one has. */
function dangerHere(match: M, seat: Seat): number {
  return engaged(match, seat) === NONE ? 0 : 1;
}
