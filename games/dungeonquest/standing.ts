/** How a Hero stands: the chances of the three things he can set out to do. */
import { NONE, type Seat } from '@underhall/kernel';
import { SUN_TRACK } from './grid.ts';
import { lootGold } from './loot.ts';
import { firstExit, stepsTo, TO_TOWER, TO_TREASURE, TURN, wayTo } from './way.ts';
import { BELOW, cardFace, DEAD, type Hero, isInside, judgementOf, type M, OUT } from './world.ts';

/** Rounds before the doors can close. */
const SAFE_ROUNDS = SUN_TRACK.findIndex((space) => space.closesOn > 0);
/** Below it takes a few cards before an Exit comes up. */
const TURNS_BELOW = 3;

/** More turns than a Hero can lose: he stands still, and one who looks ahead values him as he stood when it began. */
const STILL = 1000;
const SURELY_STILL = STILL / 2;

/** Has all others who are inside lose their turns from here on. */
export function stopOthers(match: M, seat: Seat): void {
  const { heroes } = match.world;
  for (let other = 0; other < heroes.length; other++)
    if (other !== seat && isInside(heroes[other])) heroes[other].lostTurns = STILL;
}

/** Dead or out, a Hero comes to no more. */
export function isDone(match: M, seat: Seat): boolean {
  const { state } = match.world.heroes[seat];
  return state === DEAD || state === OUT;
}

/** Turns that a Hero can be sure of, this one included. */
function turnsLeft(match: M, { lostTurns }: Hero): number {
  const left = SAFE_ROUNDS + 1 - match.world.sun;
  const lost = lostTurns > SURELY_STILL ? lostTurns - STILL : lostTurns;
  return Math.max(0, left - lost);
}

/** The gold that a Hero can count on if he gets out: what is in his hands, waits for him below, or is promised to him. */
export function goldAhead(match: M, seat: Seat): number {
  const { gold, waiting } = judgementOf(match);
  return (
    lootGold(match, seat) + waiting(match, seat) + (gold.promised.size > 0 ? promisedTo(match, seat) : 0)
  );
}

function promisedTo(match: M, seat: Seat): number {
  const { instances } = match;
  const { promised } = judgementOf(match).gold;
  let gold = 0;
  for (
    let card = instances.first(instances.layout.base.loot + seat);
    card !== NONE;
    card = instances.next(card)
  )
    gold += promised.get(cardFace(match, card).id) ?? 0;
  return gold;
}

export interface Standing {
  gold: number;
  loaded: boolean;
  /** To get out with what he has. */
  home: number;
  /** To find one more piece of Loot and get out with it. */
  gather: number;
  /** To get out with a treasure of the dragon. */
  hunt: number;
}

export function newStanding(): Standing {
  return { gold: 0, loaded: false, home: 0, gather: 0, hunt: 0 };
}

/** Takes the measure of a Hero who is inside; `closely` along the ways there are, else by steps. */
export function takeStanding(match: M, seat: Seat, closely: boolean, into: Standing): void {
  const hero = match.world.heroes[seat];
  const { instances } = match;
  const { chances, endurance, isLost, turnsPerStep, waiting } = judgementOf(match);
  into.gold = goldAhead(match, seat);
  into.loaded = waiting(match, seat) > 0 || instances.first(instances.layout.base.loot + seat) !== NONE;
  into.home = 0;
  into.gather = 0;
  into.hunt = 0;
  if (!isInside(hero)) return;
  const below = hero.state === BELOW;
  const at = below ? hero.marker : hero.space;
  const near = closely && !below;
  const late = below ? TURNS_BELOW : 0;
  const out = late + (near ? wayTo(match, hero, TO_TOWER) / TURN : stepsTo(TO_TOWER, at) * turnsPerStep);
  if (near && out > 0 && firstExit() === NONE && isLost(match, seat)) return;
  const there =
    late + (near ? wayTo(match, hero, TO_TREASURE) / TURN : stepsTo(TO_TREASURE, at) * turnsPerStep);
  const left = turnsLeft(match, hero);
  const life = Math.log(Math.max(0.5, endurance(match, seat)));
  if (into.loaded) into.home = chances.home(out, left, life, below);
  into.gather = chances.gather(out, left, life, below);
  into.hunt = chances.hunt(there, left, life, below);
}
