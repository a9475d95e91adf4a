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

/** From 0 (lost) to 1 (won). */
export function evaluate(match: M, seat: Seat): number {
  const { outcome, world } = match;
  const hero = world.heroes[seat];
  if (outcome)
    return outcome.winners.includes(seat)
      ? 0.6 + 0.4 / outcome.winners.length
      : hero.state === OUT
        ? 0.35
        : 0;
  if (hero.state === DEAD) return 0;
  const gold = lootGold(match, seat);
  const wealth = gold / (gold + 1200);
  if (hero.state === OUT)
    return isSolo(match) && !hasTreasure(match, seat) ? 0.35 + 0.1 * wealth : 0.45 + 0.45 * wealth;
  const left = roundsLeft(match);
  const out = stepsOut(placeOf(hero));
  const health = 1 - hero.wounds / lifeOf(match, seat);
  const loaded = match.instances.size(match.instances.layout.base.loot + seat) > 0;
  // The way out costs about 1.6 turns a step: doors, fights, detours.
  const slack = left - 1.6 * out;
  const chance =
    clamp(0.35 + slack / 30, 0.03, 0.8) * (0.35 + 0.65 * health) * (hero.state === BELOW ? 0.75 : 1);
  if (!loaded) {
    const toTreasure = distance(placeOf(hero), TREASURE_CHAMBER);
    const reach =
      clamp(1 - toTreasure / 14, 0, 1) * clamp((left - 1.6 * (toTreasure + 9)) / 12 + 0.6, 0.05, 1);
    return 0.04 + 0.2 * reach * (0.3 + 0.7 * health);
  }
  return 0.06 + chance * (0.3 + 0.6 * wealth);
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
