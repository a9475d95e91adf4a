/**
 * A cheap sensible choice for any question, by which bots play on in their heads: hunt for the dragon's treasure, gather
 * a little more, or go home, whichever promises most; hit hard; heal when hurt. It is asked millions of times and makes
 * nothing new.
 */
import {
  anyOption,
  DICE,
  type EffectIn,
  firstOption,
  type Match,
  NONE,
  type Option,
  policyBy,
  type Rng,
  type Seat,
} from '@underhall/kernel';
import { type Plans, weighPlans } from './evaluation.ts';
import {
  advanced,
  beyond,
  type Exit,
  exitsOf,
  OUTSIDE,
  type Space,
  sideOf,
  spaceOf,
  TREASURE_CHAMBER,
} from './grid.ts';
import { HEALS } from './judgement.ts';
import { hasTreasure, lootGold } from './loot.ts';
import { goldAhead, newStanding, takeStanding } from './standing.ts';
import { halfTowards, sideTowards, type Tile, WALL } from './tile.ts';
import { firstExit, type Goal, stepsTo, TO_TOWER, TO_TREASURE, wayTo } from './way.ts';
import {
  type Hero,
  IN_DUNGEON,
  isSolo,
  judgementOf,
  lifeOf,
  type M,
  OUT,
  tileAt,
  type World,
} from './world.ts';

const HOME = 0;
const GATHER = 1;
const HUNT = 2;
type Plan = typeof HOME | typeof GATHER | typeof HUNT;

/** One choice in so many is any choice at all. */
const WHIM = 24;
/** What the plans are worth beside each other if they succeed, in parts of what it is worth to come out with no treasure. */
const LEADING = 0.7;
const GATHERING = 0.45;
/** And if somebody has left with more. */
const TRAILING = 0.01;
const WORTH_ALIVE = 0.06;
/** Gold that is half as good as all there is. */
const FORTUNE = 1500;
/** Wounds worth a healing. */
const HURT = 4;
/** The most that a draught can cost a Hero who does not die of it. */
const DRAUGHT = 4;
/** Who gathers finds more than the one piece that the evaluation counts on. */
const MORE_FINDS = 1.3;

type Answers<W extends World> = Readonly<
  Record<string, (match: Match<W>, seat: Seat, options: readonly Option<W>[], rng: Rng) => number>
>;

/** By question, for those that both editions ask. */
const sharedAnswers: Answers<World> = {
  'choose-action': act,
  'choose-move': walk,
  'may-move-on': walk,
  'use-secret-door': walk,
  tower: inTower,
  bridge: cross,
  'which-half': standTowards,
  'leave-or-stay': firstOption,
  may: dare,
  heading: headTowards,
  'left-or-right': comeUpTowards,
  window: use,
};

/** The policy of an edition: `own` are its answers to what only it asks, or asks otherwise. */
export function policyOf<W extends World>(own: Answers<W>) {
  return policyBy<W>({ ...(sharedAnswers as Answers<W>), ...own }, WHIM);
}

// ------------------------------------------------------------------ where to

const standing = newStanding();

/** What promises most. */
function planOf(match: M, seat: Seat): Plan {
  const { base } = match.instances.layout;
  const laden = match.instances.first(base.loot + seat) !== NONE;
  const weighs = laden && judgementOf(match).weighsPlans && !isSolo(match);
  return weighs ? weighedPlan(match, seat) : roughPlan(match, seat);
}

const plans: Plans = { home: 0, gather: 0, hunt: 0 };

/** Of one who has something to bring home, as the evaluation sees it: what rivals have, and may still find, counts. */
function weighedPlan(match: M, seat: Seat): Plan {
  if (hasTreasure(match, seat)) return HOME;
  weighPlans(match, seat, plans);
  const gather = MORE_FINDS * plans.gather;
  if (plans.home >= gather) return plans.home >= plans.hunt ? HOME : HUNT;
  return gather >= plans.hunt ? GATHER : HUNT;
}

function roughPlan(match: M, seat: Seat): Plan {
  takeStanding(match, seat, false, standing);
  const { loaded, home, gather } = standing;
  // Who has a treasure does not come back for another.
  const hunt = hasTreasure(match, seat) ? 0 : standing.hunt;
  const gathered = gather * (isSolo(match) ? WORTH_ALIVE : GATHERING * judgementOf(match).spoils);
  const carried = loaded ? home * worthNow(match, seat) : 0;
  if (carried > gathered) return carried > hunt ? HOME : HUNT;
  return gathered > hunt ? GATHER : HUNT;
}

function worthNow(match: M, seat: Seat): number {
  if (isSolo(match)) return hasTreasure(match, seat) ? 1 : WORTH_ALIVE;
  const { gold } = standing;
  const { spoils } = judgementOf(match);
  if (!leads(match, seat, gold)) return TRAILING * spoils;
  const leading = LEADING * spoils;
  return leading + (1 - leading) * (gold / (gold + FORTUNE));
}

/** Nobody has left with more. */
function leads(match: M, seat: Seat, gold: number): boolean {
  const { heroes } = match.world;
  for (let other = 0; other < heroes.length; other++) {
    if (other === seat || heroes[other].state !== OUT) continue;
    if (lootGold(match, other) > gold) return false;
  }
  return true;
}

/** Where the way begins that promises most; NONE if there is none. */
export function wayOn(match: M, seat: Seat): Exit {
  wayTo(match, match.world.heroes[seat], goalOf(planOf(match, seat)));
  return firstExit();
}

function goalOf(plan: Plan): Goal {
  return plan === HUNT ? TO_TREASURE : TO_TOWER;
}

function act(match: M, seat: Seat, options: readonly Option<World>[], rng: Rng): number {
  const hero = match.world.heroes[seat];
  const plan = planOf(match, seat);
  const healed = heal(match, hero, options);
  if (healed >= 0) return healed;
  if (hero.space === TREASURE_CHAMBER) {
    const draw = indexOf(options, 'draw-dragon');
    if (draw >= 0 && drawsAgain(match, seat, plan)) return draw;
  }
  if (plan === HOME) {
    const leave = indexOf(options, 'leave');
    if (leave >= 0) return leave;
  }
  if (plan === GATHER) {
    const search = indexOf(options, 'search');
    if (search >= 0) return search;
  } else if (stepsTo(goalOf(plan), hero.space) >= judgementOf(match).longWay) {
    const down = indexOf(options, 'descend');
    if (down >= 0) return down;
  }
  return go(match, seat, plan, options, rng);
}

/** With what he has he must get home; with twice as much he need not be twice as glad. */
function drawsAgain(match: M, seat: Seat, plan: Plan): boolean {
  const { instances } = match;
  const cards = Math.max(1, instances.size(instances.layout.base.dragon));
  const gold = goldAhead(match, seat);
  const more = gold + judgementOf(match).gold.dragon;
  return plan === HUNT || (1 - 1 / cards) * (more / (more + FORTUNE)) > gold / (gold + FORTUNE) + 0.03;
}

function inTower(match: M, seat: Seat, options: readonly Option<World>[], rng: Rng): number {
  const plan = planOf(match, seat);
  if (plan === HOME && options[0].id === 'leave') return 0;
  return go(match, seat, plan, options, rng);
}

export function walk(match: M, seat: Seat, options: readonly Option<World>[], rng: Rng): number {
  return go(match, seat, planOf(match, seat), options, rng);
}

function go(match: M, seat: Seat, plan: Plan, options: readonly Option<World>[], rng: Rng): number {
  const hero = match.world.heroes[seat];
  if (hero.state !== IN_DUNGEON) return anyOption(match, seat, options, rng);
  if (plan === GATHER) {
    const where = placeToLook(match, options, rng);
    if (where >= 0) return where;
  }
  const goal = goalOf(plan);
  wayTo(match, hero, goal);
  const onWay = firstExit();
  let best = -1;
  let nearest = Number.MAX_SAFE_INTEGER;
  for (let i = 0; i < options.length; i++) {
    const exit = exitOf(options[i].effect);
    if (exit === NONE) continue;
    if (exit === onWay) return i;
    const steps = stepsTo(goal, spaceOf(beyond(exit)));
    if (steps < nearest) {
      nearest = steps;
      best = i;
    }
  }
  // The way leads on from the other side, and no hall can be named before he is over.
  const over = indexOf(options, 'cross');
  if (onWay !== NONE && over >= 0) return over;
  if (onWay === NONE || best < 0) {
    const search = indexOf(options, 'search');
    if (search >= 0) return search;
  }
  return best < 0 ? anyOption(match, seat, options, rng) : best;
}

/** A step to where something may come up, not too far from the towers: chambers that he knows to be good, else any new one. */
function placeToLook(match: M, options: readonly Option<World>[], rng: Rng): number {
  const { again, within } = judgementOf(match).gathering;
  let found = -1;
  let count = 0;
  let isKnown = false;
  for (let i = 0; i < options.length; i++) {
    const exit = exitOf(options[i].effect);
    if (exit === NONE) continue;
    const to = spaceOf(beyond(exit));
    const steps = stepsTo(TO_TOWER, to);
    if (steps === 0 || steps > within) continue;
    const known = match.world.entry[to] >= 0;
    if (known ? !again.includes((tileAt(match, to) as Tile).kind) : isKnown) continue;
    if (known && !isKnown) count = 0;
    isKnown = known;
    if (rng.below(++count, DICE) === 0) found = i;
  }
  return found;
}

export function exitOf(effect: EffectIn<World>): Exit {
  const first = effect.do === 'all' ? effect.effects[0] : effect;
  return first && 'exit' in first ? first.exit : NONE;
}

export function cross(_match: M, _seat: Seat, options: readonly Option<World>[]): number {
  return Math.max(0, indexOf(options, 'cross'));
}

/** With something to bring home he leaves the dead alone; he drinks of what he finds when it can help more than harm. */
function dare(match: M, seat: Seat, options: readonly Option<World>[]): number {
  const [{ effect }] = options;
  const first = effect.do === 'all' ? effect.effects[0].do : '';
  if (first === 'draw') return planOf(match, seat) === HOME ? 1 : 0;
  if (first !== 'roll') return 0;
  const { wounds } = match.world.heroes[seat];
  return wounds >= HURT && lifeOf(match, seat) - wounds > DRAUGHT ? 0 : 1;
}

/** The half whose exits lead nearest to the goal; on a Bridge, from which those are crossed to. */
function standTowards(match: M, seat: Seat, options: readonly Option<World>[]): number {
  const goal = goalOf(planOf(match, seat));
  const { space } = match.world.heroes[seat];
  const tile = tileAt(match, space) as Tile;
  const near =
    nearestOfHalf(match, goal, space, tile, 0) <= nearestOfHalf(match, goal, space, tile, 1) ? 0 : 1;
  const stand = tile.kind === 'bridge' ? 1 - near : near;
  const [{ effect }] = options;
  return effect.do === 'pick-half' && effect.half === stand ? 0 : 1;
}

function nearestOfHalf(match: M, goal: Goal, space: Space, tile: Tile, half: number): number {
  const entry = match.world.entry[space];
  let nearest = Number.MAX_SAFE_INTEGER;
  for (const exit of exitsOf(space)) {
    const side = sideOf(exit);
    if (halfTowards(tile, entry, side) !== half || sideTowards(tile, entry, side) === WALL) continue;
    if (beyond(exit) !== OUTSIDE) nearest = Math.min(nearest, stepsTo(goal, spaceOf(beyond(exit))));
  }
  return nearest;
}

// ------------------------------------------------------------------ below

const USUAL_TRIP = 4;
const USUAL_ROLL = 3;

function headTowards(match: M, seat: Seat, options: readonly Option<World>[]): number {
  const goal = goalOf(planOf(match, seat));
  const { space } = match.world.heroes[seat];
  let best = 0;
  for (let i = 1; i < options.length; i++) {
    if (stepsTo(goal, advanced(space, i, USUAL_TRIP)) < stepsTo(goal, advanced(space, best, USUAL_TRIP)))
      best = i;
  }
  return best;
}

function comeUpTowards(match: M, seat: Seat): number {
  const goal = goalOf(planOf(match, seat));
  const hero = match.world.heroes[seat];
  const ahead = advanced(hero.marker, hero.heading, hero.trip);
  const left = stepsTo(goal, besides(ahead, hero, -1));
  return left <= stepsTo(goal, besides(ahead, hero, 1)) ? 0 : 1;
}

function besides(ahead: Space, hero: Hero, turn: number): Space {
  return advanced(ahead, (hero.heading + turn) & 3, USUAL_ROLL);
}

// ------------------------------------------------------------------ using cards

function heal(match: M, hero: Hero, options: readonly Option<World>[]): number {
  if (hero.wounds < HURT) return -1;
  const { uses } = judgementOf(match);
  for (let i = 0; i < options.length; i++) if (uses.get(options[i].id) === HEALS) return i;
  return -1;
}

function use(match: M, seat: Seat, options: readonly Option<World>[]): number {
  const hero = match.world.heroes[seat];
  const { uses } = judgementOf(match);
  for (let i = 0; i < options.length; i++) {
    const { id } = options[i];
    if (!id.startsWith('use:')) continue;
    const good = uses.get(id);
    if (good === undefined || (good === HEALS && hero.wounds >= HURT)) return i;
  }
  return Math.max(0, indexOf(options, 'pass'));
}

export function indexOf(options: readonly Option<World>[], id: string): number {
  for (let i = 0; i < options.length; i++) if (options[i].id === id) return i;
  return -1;
}
