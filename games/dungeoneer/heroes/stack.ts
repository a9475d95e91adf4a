/** A hero's cards: one, or one of each grade in a game that combines them (DNR-OPTGRADE-10..14). */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import { type Faces, heroCard } from '../cards.ts';
import { GRADES, type Grade, type HeroCard } from '../content/cards.ts';
import type { AttackSymbol, Form } from '../language/words.ts';
import type { M } from '../world.ts';

/** DNR-COMP-14: the first Level of each grade; each card has three. */
const FIRST_LEVELS = [1, 4, 7] as const;
export const LEVELS = 3;

export function firstLevel(grade: Grade): number {
  return FIRST_LEVELS[GRADES.indexOf(grade)];
}

type Sight = Faces & Pick<M, 'instances' | 'world'>;

/** His Hero cards that count at his Level, the lowest grade first. */
export function applicable(match: Sight, seat: Seat): readonly Instance[] {
  const { instances, world } = match;
  const zone = instances.layout.base.hero + seat;
  if (instances.size(zone) === 1) return alone(instances.first(zone));
  const found: Instance[] = [];
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card))
    if (found.length === 0 || firstLevel(heroCard(match, card).grade) <= world.heroes[seat].level)
      found.push(card);
  return found;
}

/** Most games combine no grades: lists of one card, made once. */
const ALONE: (readonly Instance[])[] = [];

function alone(card: Instance): readonly Instance[] {
  ALONE[card] ??= [card];
  return ALONE[card];
}

/** DNR-OPTGRADE-11, DNR-OPTGRADE-12: the sum of what his cards print; a card whose Levels are behind him counts with its last. */
export function printedScore(match: Sight, seat: Seat, form: Form): number {
  const { level } = match.world.heroes[seat];
  let sum = 0;
  let lowest = true;
  for (const card of applicable(match, seat)) {
    const { grade, levels, added } = heroCard(match, card);
    const at = Math.min(LEVELS - 1, Math.max(0, level - firstLevel(grade)));
    sum += (lowest ? levels : added)[at][form];
    lowest = false;
  }
  return sum;
}

/** DNR-OPTGRADE-13 */
export function lifeScore(match: Sight, seat: Seat): number {
  let most = 0;
  for (const card of applicable(match, seat)) most = Math.max(most, heroCard(match, card).life);
  return most;
}

/** DNR-OPTGRADE-14 */
export function printedLimit(match: Sight, seat: Seat, of: 'boon' | 'treasure'): number {
  const card = heroCard(match, applicable(match, seat).at(-1) ?? NONE);
  return of === 'boon' ? card.boons : card.treasures;
}

/** DNR-OPTGRADE-35: the best of what his cards print. */
export function printedSymbol(match: Sight, seat: Seat, form: Form): AttackSymbol {
  let best: AttackSymbol = 'none';
  for (const card of applicable(match, seat)) {
    const symbol = heroCard(match, card).symbols[form];
    if (symbol === 'standard') return symbol;
    if (symbol === 'counter') best = symbol;
  }
  return best;
}

/** DNR-OPTGRADE-36: name, race and class are those of the lowest grade. */
export function nature(match: Faces & Pick<M, 'world'>, seat: Seat): HeroCard {
  return heroCard(match, match.world.heroes[seat].card);
}
