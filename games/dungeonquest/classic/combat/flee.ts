/** OPTFLEE: Live to Fight Another Day. */
import { type Chapter, type Handlers, NONE, type Questions } from '@underhall/kernel';
import type { DungeonQuestEffect } from '../../effects.ts';
import { combatFace, type M, optional, type World } from '../world.ts';
import { tellRound, totalsOf } from './damage.ts';
import { escapeForbidden } from './escape.ts';
import { COMBAT_ROUND } from './round.ts';
import {
  type Combat,
  combatIn,
  HERO,
  heroScope,
  isDuel,
  isVariant,
  MONSTER,
  typeBit,
  typesIn,
} from './state.ts';

export type FleeEffect = { do: 'declare-flight' };
export type FleeQuestion = { do: 'flee'; side: 'hero'; fight: DungeonQuestEffect };

/** DQ-OPTFLEE-3, DQ-OPTFLEE-4, DQ-OPTFLEE-11: true if winning this round means escaping, or he is asked before any damage is dealt. */
export function fleesInstead(match: M, combat: Combat, fight: DungeonQuestEffect): boolean {
  const scope = heroScope(combat);
  if (combat.fleeing) {
    if (!isVariant(combat)) tellRound(match, combat, HERO, totalsOf(match, combat), 0, []);
    match.push({ do: 'escape' }, scope);
    return true;
  }
  // DQ-OPTFLEE-1, DQ-OPTFLEE-9, DQ-OPTALL-6
  if (!optional(match).flee || isDuel(combat) || escapeForbidden(match, combat) !== undefined) return false;
  match.push({ do: 'flee', side: 'hero', fight }, scope);
  return true;
}

const questions: Questions<World, FleeQuestion> = {
  /** CH-35, DQ-OPTFLEE-1, DQ-OPTFLEE-7 */
  flee: {
    kind: 'ask',
    options(_match, { fight }, _scope, options) {
      options.add('flee', { do: 'declare-flight' });
      options.add('fight', fight);
    },
  },
};

const handlers: Handlers<World, FleeEffect> = {
  /** DQ-OPTFLEE-1, DQ-OPTFLEE-2, DQ-OPTFLEE-10 */
  'declare-flight'(match) {
    const combat = combatIn(match);
    combat.fleeing = true;
    match.tell({ type: 'flight-declared', seat: combat.hero, kind: combat.kind, round: combat.round });
    if (!isVariant(combat)) {
      tellRound(match, combat, HERO, totalsOf(match, combat), 0, []);
      discardDamage(match);
    }
    match.push(COMBAT_ROUND, heroScope(combat));
  },
};

/** DQ-OPTFLEE-2: the cards that would have hurt the Monster, those of a deathblow included, are discarded. */
function discardDamage(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  const types = typesIn(match, base.played + HERO);
  for (let card = instances.first(base['combat-stack']); card !== NONE; ) {
    const next = instances.next(card);
    if (types & typeBit(combatFace(match, card).type)) instances.toTop(card, base['combat-discard']);
    card = next;
  }
  instances.pour(base.played + HERO, base['combat-discard']);
  instances.pour(base.played + MONSTER, base['combat-stack']);
}

export const fleeChapter: Chapter<World, FleeEffect, FleeQuestion> = { handlers, questions };
