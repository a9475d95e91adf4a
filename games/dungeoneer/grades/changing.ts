/** OPTGRADE: in a game that combines grades, the decks change as the heroes rise, and the highest Level ends it. */
import { type Chapter, type Handlers, type Seat, TABLE } from '@underhall/kernel';
import { forgetCard } from '../cards/control.ts';
import { discardZones } from '../cards/piles.ts';
import { seatsInTurn } from '../cards.ts';
import { GRADES, REALMS } from '../content/cards.ts';
import { changeLevel } from '../heroes/levels.ts';
import { firstLevel, LEVELS } from '../heroes/stack.ts';
import { reindex } from '../modifiers/standing.ts';
import { comesBack } from '../options/reincarnation.ts';
import { dealPersonal, turnUpGlobal } from '../quests/dealing.ts';
import { questDeck } from '../quests/zones.ts';
import { finish, isCombined, leaders } from '../winning/winning.ts';
import type { M, World } from '../world.ts';
import { laterMaps } from '../zones.ts';

export type Changing =
  /** Something has happened that may bring the next grade, or the end. */
  { readonly do: 'settle-grade' };

/** To be called after whatever changes a Level, who is in the game, or what Quests there are. */
export function settleGrade(match: M): void {
  if (isCombined(match) && match.outcome === undefined) match.push({ do: 'settle-grade' }, TABLE);
}

/** The Level above the last one of the grade in play. */
function levelAbove({ world }: M): number {
  return firstLevel(GRADES[world.grade]) + LEVELS;
}

const handlers: Handlers<World, Changing> = {
  'settle-grade'(match) {
    const { world } = match;
    // DNR-OPTMIX-4: whoever comes back is below again.
    if (world.heroes.some((_hero, seat) => comesBack(match, seat))) return;
    const above = levelAbove(match);
    const left = seatsInTurn(match);
    const below = left.filter((seat) => world.heroes[seat].level < above);
    const next = world.grades.find((grade) => grade > world.grade);
    const usedUp = below.length > 0 && areUsedUp(match, below);
    if (next === undefined) {
      // DNR-OPTGRADE-18, DNR-OPTGRADE-30
      if (below.length < left.length) finish(match, leaders(match), 'DNR-OPTGRADE-18');
      else if (usedUp) finish(match, leaders(match), 'DNR-OPTGRADE-30');
    }
    // DNR-OPTGRADE-2, DNR-OPTGRADE-3, DNR-OPTGRADE-29
    else if (below.length === 0 || usedUp) changeGrade(match, next);
  },
};

/** DNR-OPTGRADE-29: are there no Quests left by which these players could rise? */
function areUsedUp(match: M, below: readonly Seat[]): boolean {
  const { instances } = match;
  const { base } = instances.layout;
  const zones = [questDeck(match), base.global, base.beside, ...below.map((seat) => base.quests + seat)];
  return match.world.turn > 0 && zones.every((zone) => instances.size(zone) === 0);
}

function changeGrade(match: M, next: number): void {
  const { world } = match;
  leaveBehind(match);
  world.grade = next;
  joinMaps(match);
  match.tell({ type: 'grade', grade: GRADES[next] });
  // DNR-OPTGRADE-23, DNR-OPTGRADE-29
  const least = firstLevel(GRADES[next]);
  for (const seat of seatsInTurn(match))
    changeLevel(match, seat, Math.max(0, least - world.heroes[seat].level));
  // DNR-OPTGRADE-6
  for (const seat of seatsInTurn(match)) dealPersonal(match, seat);
  turnUpGlobal(match);
  reindex(match);
}

/** DNR-OPTGRADE-7, DNR-OPTGRADE-34: open Quests with their tokens, and the discard piles. What is left of the old decks lies unseen. */
function leaveBehind(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const quests = [base.global, base.beside, ...world.heroes.map((_hero, seat) => base.quests + seat)];
  for (const zone of quests)
    for (const card of instances.list(zone)) {
      forgetCard(match, card);
      instances.toBottom(card, base.gone);
    }
  world.tokens = [];
  for (const zone of discardZones(match)) instances.pour(zone, base.gone);
}

/** DNR-OPTGRADE-9 */
export function joinMaps(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  for (let realm = 0; realm < REALMS.length; realm++) {
    const joining = base['later-maps'] + laterMaps(world.grade, realm);
    if (instances.size(joining) === 0) continue;
    instances.pour(joining, base['map-deck'] + realm);
    match.shuffle(base['map-deck'] + realm);
  }
}

export const changing: Chapter<World, Changing> = { handlers, questions: {} };
