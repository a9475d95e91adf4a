/** How long each Quest will take a player, and where he should go for it. */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import { woundsOn } from '../cards/control.ts';
import { mapOf, quest } from '../cards.ts';
import type { Criteria, Goal } from '../content/cards.ts';
import { formScore } from '../modifiers/rules.ts';
import { reaches } from '../quests/chance.ts';
import { tokenOf } from '../quests/tokens.ts';
import { chanceOfAtLeast, threatOdds } from '../rolls/chances.ts';
import { SOURCE } from '../rolls/kinds.ts';
import { type M, NOWHERE } from '../world.ts';
import { slaying } from './fights.ts';
import { FAR, nearest, placesOf, waysFrom } from './ways.ts';

export interface Prospect {
  quest: Instance;
  /** In turns of his own. */
  turns: number;
  /** Where to go first, or NOWHERE: it is not on the map. */
  space: number;
  /** Wounds that it will probably cost. */
  wounds: number;
}

/** Turns that something which cannot be done now is away. */
const HOPELESS = 25;
/** Steps to a place that is yet to be laid. */
const SOMEWHERE = 4;
/** Glory that a turn brings, all in all. */
const GLORY = 2.5;
/** Turns to come by a Treasure that can be given away. */
const TREASURE = 3;
/** The least chance that is worth an attempt. */
const LEAST = 0.05;

/** By Quest of the player and Global one, into `found`, which is emptied first. */
export function prospects(match: M, seat: Seat, found: Prospect[]): void {
  const { instances } = match;
  const { base } = instances.layout;
  found.length = 0;
  if (match.world.heroes[seat].space === NOWHERE) return;
  for (let card = instances.first(base.quests + seat); card !== NONE; card = instances.next(card))
    found.push(prospectOf(match, seat, card));
  for (let card = instances.first(base.global); card !== NONE; card = instances.next(card))
    found.push(prospectOf(match, seat, card));
}

/** The quickest of his Quests. */
export function bestProspect(match: M, seat: Seat): Prospect | undefined {
  const found: Prospect[] = [];
  prospects(match, seat, found);
  let best: Prospect | undefined;
  for (const one of found) if (best === undefined || one.turns < best.turns) best = one;
  return best;
}

export function prospectOf(match: M, seat: Seat, card: Instance): Prospect {
  const face = quest(match, card);
  const speed = Math.max(1, formScore(match, seat, 'speed'));
  const { criteria, search } = face;
  if (criteria.kind === 'escort') return escort(match, seat, card, speed);
  const { effort, turns, wounds } = tryingOf(match, seat, card, criteria);
  if (search) return searching(match, seat, card, search.number, speed, effort, turns, wounds);
  const { at } = placesOf(match, card);
  const ways = waysFrom(match, match.world.heroes[seat].space);
  const space = nearest(ways, at);
  const steps = space === NOWHERE ? SOMEWHERE : ways[space];
  const wait = space === NOWHERE ? untilLaid(match, seat) : 0;
  return { quest: card, turns: wait + turns + (steps + effort) / speed, space, wounds };
}

/** Turns until a certain Map card is laid: half of what is left of the deck, everybody laying one in his turn. */
function untilLaid(match: M, seat: Seat): number {
  const { instances, world } = match;
  const { realm } = world.spaces[world.heroes[seat].space];
  let laying = 0;
  for (const { out } of world.heroes) if (!out) laying++;
  return (instances.size(instances.layout.base['map-deck'] + realm) + 1) / (2 * laying);
}

interface Trying {
  /** In MP: every attempt after the first costs one. */
  readonly effort: number;
  /** Turns that must pass before. */
  readonly turns: number;
  readonly wounds: number;
}

/** What it takes to complete a Quest for one who is there. */
function tryingOf(match: M, seat: Seat, card: Instance, criteria: Criteria): Trying {
  switch (criteria.kind) {
    case 'threat':
      return often(threatOdds(match, seat, SOURCE.quest, criteria.score, criteria.number).chance);
    case 'chance':
      return often(diceChance(criteria.dice, criteria.goal));
    case 'slay': {
      const { dealt, suffered } = slaying(match, seat, criteria.monster);
      const left = criteria.monster.life - woundsOn(match, card);
      const attempts = left / Math.max(LEAST, dealt);
      return { effort: 2 * attempts - 1, turns: 0, wounds: attempts * suffered };
    }
    case 'sacrifice': {
      let turns = 0;
      for (const step of criteria.price.steps) {
        if (step.do !== 'pay') continue;
        if (step.what === 'glory')
          turns += Math.max(0, step.amount.n - match.world.heroes[seat].glory) / GLORY;
        else if (step.what !== 'life' && step.what !== 'mp' && !hasTreasure(match, seat)) turns += TREASURE;
      }
      return { effort: 0, turns, wounds: 0 };
    }
    default:
      return { effort: 0, turns: 0, wounds: 0 };
  }
}

function often(chance: number): Trying {
  return chance < LEAST
    ? { effort: 0, turns: HOPELESS, wounds: 0 }
    : { effort: 1.5 * (1 / chance - 1), turns: 0, wounds: 0 };
}

function hasTreasure({ instances }: M, seat: Seat): boolean {
  return instances.size(instances.layout.base.treasures + seat) > 0;
}

const chances = new WeakMap<Goal, number>();

/** How likely so many dice reach a goal: all throws are tried, once for each goal. */
function diceChance(dice: number, goal: Goal): number {
  let chance = chances.get(goal);
  if (chance === undefined) {
    const throws = 6 ** dice;
    let reached = 0;
    for (let i = 0; i < throws; i++) {
      const shown = Array.from({ length: dice }, (_, die) => (Math.floor(i / 6 ** die) % 6) + 1);
      if (reaches(goal, shown)) reached++;
    }
    chance = reached / throws;
    chances.set(goal, chance);
  }
  return chance;
}

/** DNR-QSEARCH-3..5: far from the Entrance it is found more easily. */
function searching(
  match: M,
  seat: Seat,
  card: Instance,
  number: number,
  speed: number,
  effort: number,
  turns: number,
  wounds: number,
): Prospect {
  const { spaces, heroes } = match.world;
  const hero = heroes[seat];
  const ways = waysFrom(match, hero.space);
  const best: Prospect = { quest: card, turns: HOPELESS, space: NOWHERE, wounds };
  for (const { quest: one, space } of hero.found)
    if (one === card && space === hero.space) return { ...best, space, turns: turns + effort / speed };
  const entrance = spaces.findIndex(
    ({ realm }, i) => realm === spaces[hero.space].realm && mapOf(match, i).entrance,
  );
  if (entrance === NOWHERE) return best;
  const away = waysFrom(match, entrance);
  for (const space of placesOf(match, card).at) {
    if (ways[space] >= FAR) continue;
    const chance = chanceOfAtLeast(number - Math.floor(away[space]), 0);
    if (chance < LEAST) continue;
    const all = turns + (ways[space] + 1 / chance + effort) / speed;
    if (all >= best.turns) continue;
    best.turns = all;
    best.space = space;
  }
  return best;
}

/** To the token, and with it to the second place. */
function escort(match: M, seat: Seat, card: Instance, speed: number): Prospect {
  const { at, to } = placesOf(match, card);
  const ways = waysFrom(match, match.world.heroes[seat].space);
  const token = tokenOf(match, card);
  const carried = token !== undefined && token.space === NOWHERE;
  const from = token === undefined ? nearest(ways, at) : token.space;
  if (!carried && (from === NOWHERE || ways[from] >= FAR))
    return {
      quest: card,
      turns: untilLaid(match, seat) + (2 * SOMEWHERE) / speed,
      space: NOWHERE,
      wounds: 0,
    };
  const onward = carried ? ways : waysFrom(match, from);
  const goal = nearest(onward, to);
  const steps = (carried ? 0 : ways[from]) + (goal === NOWHERE ? SOMEWHERE : onward[goal]);
  const wait = goal === NOWHERE ? untilLaid(match, seat) : 0;
  return { quest: card, turns: wait + steps / speed, space: carried ? goal : from, wounds: 0 };
}
