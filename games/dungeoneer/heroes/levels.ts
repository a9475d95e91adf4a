/** LEVEL: gaining and losing Levels. */
import { type Chapter, type Handlers, NONE, type Seat, scopeOf } from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import { GRADES } from '../content/cards.ts';
import { settleGrade } from '../grades/changing.ts';
import { worth } from '../language/amounts.ts';
import type { Deed } from '../language/says.ts';
import { isImmune } from '../modifiers/rules.ts';
import { reindex } from '../modifiers/standing.ts';
import { isCombined } from '../winning/winning.ts';
import type { M, World } from '../world.ts';
import { firstLevel, lifeScore } from './stack.ts';

export type LevelVerb = Extract<Deed, { readonly do: 'level' }>;

/** DNR-LEVEL-6..8, DNR-OPTGRADE-27: the first Level of the grade whose decks are in play. */
function lowestLevel({ world }: M): number {
  return firstLevel(GRADES[world.grade]);
}

/** DNR-LEVEL-3, DNR-LEVEL-4 */
export function changeLevel(match: M, seat: Seat, by: number): void {
  const hero = match.world.heroes[seat];
  const level = Math.max(lowestLevel(match), hero.level + by);
  if (level === hero.level) return;
  hero.level = level;
  reindex(match);
  match.tell({ type: 'level', seat, level });
  if (isCombined(match)) changeCards(match, seat);
}

/** Another Hero card may count from now on, or one less (DNR-OPTGRADE-13..15, DNR-OPTGRADE-28). */
function changeCards(match: M, seat: Seat): void {
  const hero = match.world.heroes[seat];
  hero.life = Math.min(hero.life, lifeScore(match, seat));
  settleGrade(match);
  match.push({ do: 'over-limit' }, scopeOf(seat));
}

const handlers: Handlers<World, LevelVerb> = {
  /** DNR-EFFECT-21 */
  level(match, { by }, scope) {
    const seat = seatOfHero(match, scope.it);
    const change = worth(by, scope.value);
    if (seat === NONE || match.world.heroes[seat].out) return;
    if (change < 0 && isImmune(match, seat, 'drain')) return;
    changeLevel(match, seat, change);
  },
};

export const levels: Chapter<World, LevelVerb> = { handlers, questions: {} };
