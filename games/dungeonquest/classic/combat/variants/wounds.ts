/**
 * What the three combat variants share: a round gives wounds to one side, the other, or both. Abilities for which a
 * variant has no rule of its own stay as printed: those of Lindel and Brother Gherinn (DQ-OPTDICE-16,
 * DQ-OPTSOLOCLASSIC-13, DQ-OPTCLASSIC-12), and Tatianna's, who strikes off the Combat deck in the window
 * `combat-start` (DQ-OPTDICE-14, DQ-OPTSOLOCLASSIC-11, DQ-OPTCLASSIC-10).
 */
import { type Chapter, type Effect, type Handlers, PASS, type Questions } from '@underhall/kernel';
import { wounds } from '../../../wounds.ts';
import { classicHeroCard, type M, type World } from '../../world.ts';
import { hurtMonster } from '../damage.ts';
import { isBeaten, monsterKilled } from '../ending.ts';
import { fleesInstead } from '../flee.ts';
import { COMBAT_ROUND } from '../round.ts';
import { type Combat, combatIn, heroScope, MONSTER, tellCombat } from '../state.ts';

/** DQ-CONTENT-7 */
const FRIGHTENED = 8;

export interface DealWounds extends Effect {
  readonly do: 'deal-wounds';
  readonly hero: number;
  readonly monster: number;
}

/** The Monster's wounds of a round in which the Hero is just suffering his. */
export interface AfterWounds extends Effect {
  readonly do: 'after-wounds';
  readonly monster: number;
}

export type WoundsEffect =
  | DealWounds
  | AfterWounds
  | { do: 'extra-wound-dealt' }
  | { do: 'monster-hurt'; wounds: number };
export type WoundsQuestion = { do: 'extra-wound'; side: 'hero' };

/** Does a rule of the variant take the place of one of this Hero's abilities? */
export function hasRule(match: M, combat: Combat, rule: string): boolean {
  for (const ability of classicHeroCard(match, combat.hero).abilities) {
    if (ability.variantRules.includes(rule)) return true;
  }
  return false;
}

/** DQ-OPTDICE-15, DQ-OPTSOLOCLASSIC-12, DQ-OPTCLASSIC-11: one wound instead of two from eight wounds on. */
export function frightened(match: M, combat: Combat, rule: string, dealt: number): number {
  if (dealt < 2 || !hasRule(match, combat, rule)) return dealt;
  return match.world.heroes[combat.hero].wounds >= FRIGHTENED ? 1 : dealt;
}

/** DQ-OPTFLEE-10: won if only the Monster is wounded. Both sides are wounded at the same moment. */
export function endRound(match: M, combat: Combat, hero: number, monster: number): void {
  const deal: DealWounds = { do: 'deal-wounds', hero, monster };
  tellCombat(match, combat, {
    type: 'round',
    round: combat.round,
    winner: roundWinner(hero, monster),
    hero,
    monster,
  });
  if (hero === 0 && monster > 0) {
    if (fleesInstead(match, combat, deal)) return;
  } else combat.fleeing = false;
  match.push(deal, heroScope(combat));
}

function roundWinner(hero: number, monster: number): 'hero' | 'monster' | null {
  if (hero > 0 && monster > 0) return null;
  return hero > 0 ? 'monster' : 'hero';
}

const handlers: Handlers<World, WoundsEffect> = {
  /** DQ-OPTDICE-11, DQ-OPTSOLOCLASSIC-13, DQ-OPTCLASSIC-12: the Hero's wounds are recorded at once. */
  'deal-wounds'(match, { hero, monster }) {
    const combat = combatIn(match);
    const after: AfterWounds = { do: 'after-wounds', monster };
    match.push(after, heroScope(combat));
    if (hero > 0) match.push(wounds(hero, 'combat', combat.kind), heroScope(combat));
  },

  /** DQ-OPTDICE-10, DQ-OPTDICE-17, DQ-OPTSOLOCLASSIC-8, DQ-OPTCLASSIC-7: the Hero lives, so a beaten Monster is killed. */
  'after-wounds'(match, { monster }) {
    const combat = combatIn(match);
    const scope = heroScope(combat);
    combat.monsterWounds += monster;
    if (monster > 0)
      tellCombat(match, combat, { type: 'monster-hurt', wounds: monster, total: combat.monsterWounds });
    if (isBeaten(match, combat, MONSTER)) {
      monsterKilled(match, combat);
      return;
    }
    if (monster === 0) {
      match.push(COMBAT_ROUND, scope);
      return;
    }
    match.push({ do: 'monster-hurt', wounds: monster }, scope);
    if (hasRule(match, combat, EXTRA_WOUND[combat.mode])) {
      match.push({ do: 'extra-wound', side: 'hero' }, scope);
    }
  },

  /** DQ-OPTDICE-13, DQ-OPTSOLOCLASSIC-10, DQ-OPTCLASSIC-9 */
  'extra-wound-dealt'(match) {
    hurtMonster(match, combatIn(match), 1);
  },

  /** The Monster lives: a Rune may add to its wounds before the next round. */
  'monster-hurt'(match, { wounds }, scope) {
    match.open('monster-hurt', scope.seat, wounds, COMBAT_ROUND, scope);
  },
};

const EXTRA_WOUND: Readonly<Record<string, string>> = {
  dice: 'DQ-OPTDICE-13',
  soloclassic: 'DQ-OPTSOLOCLASSIC-10',
  classic: 'DQ-OPTCLASSIC-9',
};

const questions: Questions<World, WoundsQuestion> = {
  /** CH-41 */
  'extra-wound': {
    kind: 'ask',
    options(_match, _question, _scope, options) {
      options.add('yes', { do: 'extra-wound-dealt' });
      options.add('no', PASS);
    },
  },
};

export const variantChapter: Chapter<World, WoundsEffect, WoundsQuestion> = { handlers, questions };
