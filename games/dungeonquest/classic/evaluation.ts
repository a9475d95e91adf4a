/** How good a match looks for a seat, and a cheap sensible choice: what bots and odds need to know about this game. */
import { DICE, type Event, type Option, type Rng, type Seat } from '@underhall/kernel';
import boardData from '../content/board.json' with { type: 'json' };
import { beyond, distance, type Space, spaceOf, TOWERS, TREASURE_CHAMBER } from '../grid.ts';
import { hasTreasure, lootGold } from './loot.ts';
import { BELOW, DEAD, type Hero, IN_DUNGEON, isSolo, lifeOf, type M, OUT } from './world.ts';

const SAFE_ROUNDS = boardData.sunTrack.findIndex((space) => space.closesOn > 0);
/** What the doors may still be expected to stay open for once they can close. */
const LATE_ROUNDS = 2;

/** Turns a Hero can still count on. */
export function roundsLeft(match: M): number {
  return Math.max(0, SAFE_ROUNDS + LATE_ROUNDS - match.world.sun);
}

/** Steps to the nearest Tower Room, walls ignored. */
export function stepsOut(space: Space): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const tower of TOWERS) least = Math.min(least, distance(space, tower));
  return least;
}

function placeOf(hero: Hero): Space {
  return hero.state === BELOW ? hero.marker : hero.space;
}

/** What getting out with so much gold is worth: often nobody else gets out at all. */
function worthOut(match: M, gold: number, treasure: boolean): number {
  const wealth = gold / (gold + 900);
  if (isSolo(match)) return treasure ? 0.85 + 0.15 * wealth : 0.25 + 0.05 * wealth;
  return 0.35 + 0.55 * wealth;
}

/** What a Treasure Chamber visit brings on the average. */
const HOARD = 1900;
/** The chance to live through a step, unhurt, and the turns it takes: doors, fights, detours. */
const STEP_SURVIVED = 0.945;
const TURNS_PER_STEP = 1.4;

/** The chance to get through so many steps before the doors close. */
function chanceToWalk(steps: number, turnsLeft: number, health: number): number {
  const inTime = clamp(0.5 + (turnsLeft - TURNS_PER_STEP * steps) / 10, 0.02, 1);
  return STEP_SURVIVED ** (steps * (1.9 - 0.9 * health)) * inTime;
}

/** From 0 (lost) to 1 (won). */
export function evaluate(match: M, seat: Seat): number {
  const { outcome, world } = match;
  const hero = world.heroes[seat];
  const treasure = hasTreasure(match, seat);
  const gold = lootGold(match, seat);
  if (outcome) {
    if (outcome.winners.includes(seat)) return 0.9 + 0.1 / outcome.winners.length;
    return hero.state === OUT ? worthOut(match, gold, treasure) * 0.6 : 0;
  }
  if (hero.state === DEAD) return 0;
  if (hero.state === OUT) return worthOut(match, gold, treasure);
  const left = roundsLeft(match);
  const here = placeOf(hero);
  const health = (1 - hero.wounds / lifeOf(match, seat)) * (hero.state === BELOW ? 0.8 : 1);
  const loaded = match.instances.size(match.instances.layout.base.loot + seat) > 0;
  const home = chanceToWalk(stepsOut(here), left - hero.lostTurns, health);
  const goHome = loaded ? home * worthOut(match, gold, treasure) : 0.12 * home;
  const there = distance(here, TREASURE_CHAMBER);
  const walk = there + stepsOut(TREASURE_CHAMBER);
  const hunt = chanceToWalk(walk, left - hero.lostTurns - 1, health) * worthOut(match, gold + HOARD, true);
  return 0.02 + Math.max(goHome, hunt) + 0.1 * Math.min(goHome, hunt);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function counts(match: M, seat: Seat): Readonly<Record<string, number>> {
  const hero = match.world.heroes[seat];
  const dead = hero.state === DEAD;
  return {
    wounds: dead ? lifeOf(match, seat) : hero.wounds,
    dead: dead ? 1 : 0,
    out: hero.state === OUT ? 1 : 0,
    gold: dead ? 0 : lootGold(match, seat),
    below: hero.state === BELOW ? 1 : 0,
    lostTurns: hero.lostTurns,
  };
}

/** What an event says about success. */
export function tally(event: Event, seat: Seat): readonly [name: string, value: number] | undefined {
  if (event.seat !== seat) return undefined;
  if (event.type === 'tested') return ['test', event.success ? 1 : 0];
  if (event.type === 'escape-tried') return ['escape', event.success ? 1 : 0];
  if (event.type === 'door') return ['door', event.open ? 1 : 0];
  if (event.type === 'monster-killed') return ['fight', 1];
  return event.type === 'died' ? ['fight', 0] : undefined;
}

/** Where a Hero wants to go: the Treasure Chamber while there is time, then the nearest tower. */
function goalDistance(match: M, seat: Seat, from: Space): number {
  const hero = match.world.heroes[seat];
  const loaded = match.instances.size(match.instances.layout.base.loot + seat) > 0;
  const rich = hasTreasure(match, seat);
  const late = roundsLeft(match) < 1.6 * stepsOut(hero.space) + 3;
  const hurt = hero.wounds * 2 > lifeOf(match, seat);
  return rich || late || (loaded && hurt) ? stepsOut(from) : distance(from, TREASURE_CHAMBER);
}

/** A cheap sensible choice: mostly towards the goal, sometimes anything. */
export function policy(match: M, seat: Seat, options: readonly Option[], rng: Rng): number {
  const any = rng.below(options.length, DICE);
  const hero = match.world.heroes[seat];
  if (options.length === 1 || hero.state !== IN_DUNGEON || rng.below(5, DICE) === 0) return any;
  let best = -1;
  let nearest = Number.MAX_SAFE_INTEGER;
  for (let i = 0; i < options.length; i++) {
    const { id, effect } = options[i];
    if (id === 'leave') return i;
    if (id === 'draw-dragon') return hasTreasure(match, seat) || roundsLeft(match) < 14 ? any : i;
    if (effect.do !== 'go') continue;
    const to = spaceOf(beyond((effect as { do: string; exit: number }).exit));
    const steps = goalDistance(match, seat, to);
    if (steps < nearest) {
      nearest = steps;
      best = i;
    }
  }
  return best < 0 ? any : best;
}
