/** DNR-QUEST-8..11, DNR-QUEST-22: a Quest is completed. */
import type { Chapter, Handlers, Instance } from '@underhall/kernel';
import { fire } from '../cards/triggers.ts';
import { quest } from '../cards.ts';
import type { Happening } from '../effects.ts';
import { settleGrade } from '../grades/changing.ts';
import { changeLevel } from '../heroes/levels.ts';
import { firstLevel, LEVELS } from '../heroes/stack.ts';
import { reindex } from '../modifiers/standing.ts';
import { endAtThreeQuests, endIfDecided } from '../winning/winning.ts';
import type { World } from '../world.ts';
import { turnUpGlobal } from './dealing.ts';

export type Completing =
  | { readonly do: 'complete'; readonly quest: Instance }
  | { readonly do: 'gain-level'; readonly quest: Instance }
  /** A new Global Quest, and the Hero Phase is over (DNR-QUEST-10). */
  | { readonly do: 'after-quest' };

const handlers: Handlers<World, Completing> = {
  complete(match, { quest: card }, scope) {
    const { instances } = match;
    // DNR-OPTGRADE-38: the Quest may have left the game meanwhile.
    const left = instances.zoneOf(card) === instances.layout.base.gone;
    if (left || match.world.heroes[scope.seat].out) return;
    instances.toTop(card, instances.layout.base.completed + scope.seat);
    reindex(match);
    match.tell({ type: 'completed', seat: scope.seat, card });
    endAtThreeQuests(match, scope.seat);
    if (match.outcome) return;
    match.push({ do: 'after-quest' }, scope);
    fire(match, 'quest', scope.seat);
    match.push({ do: 'gain-level', quest: card }, scope);
    match.pushAll(quest(match, card).reward.steps as Happening, scope);
  },

  /** DNR-LEVEL-1 */
  'gain-level'(match, { quest: card }, { seat }) {
    const hero = match.world.heroes[seat];
    const first = firstLevel(quest(match, card).grade);
    const last = first + LEVELS - 1;
    if (!hero.out && hero.level >= first && hero.level <= last) changeLevel(match, seat, 1);
  },

  'after-quest'(match) {
    turnUpGlobal(match);
    endIfDecided(match);
    if (match.outcome) return;
    match.dropThrough('hero-actions');
    settleGrade(match);
  },
};

export const completing: Chapter<World, Completing> = { handlers, questions: {} };
