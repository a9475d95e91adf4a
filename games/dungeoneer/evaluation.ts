/** What is counted for a seat, and how good a match looks for it. */
import type { EventIn, Seat } from '@underhall/kernel';
import { GRADES } from './content/cards.ts';
import { firstLevel, LEVELS } from './heroes/stack.ts';
import { type Prospect, prospects } from './judgement/prospects.ts';
import { completedBy, isCombined, victoryPoints } from './winning/winning.ts';
import { type M, NOWHERE, type World } from './world.ts';

export function counts(match: M, seat: Seat): Readonly<Record<string, number>> {
  const { level, life, glory, peril, out } = match.world.heroes[seat];
  return {
    quests: completedBy(match, seat),
    level,
    life,
    glory,
    peril,
    dead: out ? 1 : 0,
    won: match.outcome?.winners.includes(seat) ? 1 : 0,
  };
}

/** What an event says about success. */
export function tally(event: EventIn<World>, seat: Seat): readonly [name: string, value: number] | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  if (event.type === 'threat') return ['threat', event.overcome ? 1 : 0];
  if (event.type === 'completed') return ['attempt', 1];
  return event.type === 'failed-quest' ? ['attempt', 0] : undefined;
}

const TO_WIN = 3;
/** Turns for a Quest that is yet to be turned up. */
const UNKNOWN = 5;
/** The second and third Quest are nearer by then than they are now. */
const LATER = 0.8;
/** How likely a player wins falls with this power of the turns he still needs, the last few hardly told apart. */
const POWER = 2;
const LAST = 1.5;
/** Wounds that a turn costs, all in all, and how much they scatter. */
const WOUNDS = 0.22;
const SCATTER = 1.2;
/** In turns. */
const PER_GLORY = 0.12;
const MOST_GLORY = 10;
const PER_PERIL = 0.1;
const MOST_PERIL = 10;
const PER_CARD = 0.25;
const PER_HANDCARD = 0.05;
const PER_BANE = 0.4;
const LYING = 0.5;

const found: Prospect[] = [];
const turnsOf = (a: Prospect, b: Prospect) => a.turns - b.turns;

/** From 0 to 1: how likely the seat is the first with three Quests, or the last who lives. */
export function evaluate(match: M, seat: Seat): number {
  const { outcome, world } = match;
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  if (world.heroes[seat].out) return 0;
  let all = 0;
  let own = 0;
  for (let one = 0; one < match.seats; one++) {
    if (world.heroes[one].out) continue;
    const hope = hopeOf(match, one);
    all += hope;
    if (one === seat) own = hope;
  }
  return own / all;
}

/** How strong a player stands in the race. */
function hopeOf(match: M, seat: Seat): number {
  const hero = match.world.heroes[seat];
  if (hero.space === NOWHERE) return 1;
  let missing = missingQuests(match, seat);
  let turns = comfort(match, seat);
  let wounds = 0;
  let weight = 1;
  prospects(match, seat, found);
  found.sort(turnsOf);
  for (let i = 0; i < found.length && missing > 0; i++, missing--) {
    turns += weight * found[i].turns;
    wounds += found[i].wounds;
    weight = LATER;
  }
  turns = Math.max(0, turns + missing * UNKNOWN);
  const spare = hero.life - wounds - WOUNDS * turns;
  const lives = 1 / (1 + Math.exp(-spare / SCATTER));
  const hope = (0.1 + lives) * (turns + LAST) ** -POWER;
  return isCombined(match) ? hope * (1 + victoryPoints(match, seat)) : hope;
}

/** DNR-WIN-1, DNR-OPTGRADE-18: with combined grades the Levels that are left, each worth a Quest. */
function missingQuests(match: M, seat: Seat): number {
  const { heroes, grades } = match.world;
  if (!isCombined(match)) return TO_WIN - completedBy(match, seat);
  const highest = grades[grades.length - 1];
  return Math.max(1, firstLevel(GRADES[highest]) + LEVELS - heroes[seat].level);
}

/** What makes the way shorter or longer besides, in turns. */
function comfort({ world, instances }: M, seat: Seat): number {
  const { base } = instances.layout;
  const { glory, peril, tipped } = world.heroes[seat];
  const owned = instances.size(base.boons + seat) + instances.size(base.treasures + seat);
  return (
    PER_PERIL * Math.min(MOST_PERIL, peril) -
    PER_GLORY * Math.min(MOST_GLORY, glory) -
    PER_CARD * owned -
    PER_HANDCARD * (instances.size(base.hand + seat) + instances.size(base.pack + seat)) +
    PER_BANE * instances.size(base.banes + seat) +
    (tipped ? LYING : 0)
  );
}
