/** LEVEL: gaining and losing Levels. */
import { type Chapter, type Handlers, NONE, type Seat } from '@underhall/kernel';
import { heroCard, seatOfHero } from '../cards.ts';
import { worth } from '../language/amounts.ts';
import type { Deed } from '../language/says.ts';
import { isImmune } from '../modifiers/rules.ts';
import { reindex } from '../modifiers/standing.ts';
import type { M, World } from '../world.ts';
import { firstLevel } from './stack.ts';

export type LevelVerb = Extract<Deed, { readonly do: 'level' }>;

/** DNR-LEVEL-6..8: the first Level of his lowest card. */
function lowestLevel(match: M, seat: Seat): number {
  return firstLevel(heroCard(match, match.world.heroes[seat].card).grade);
}

/** DNR-LEVEL-3, DNR-LEVEL-4 */
export function changeLevel(match: M, seat: Seat, by: number): void {
  const hero = match.world.heroes[seat];
  const level = Math.max(lowestLevel(match, seat), hero.level + by);
  if (level === hero.level) return;
  hero.level = level;
  reindex(match);
  match.tell({ type: 'level', seat, level });
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
