/** The words of the card language that decide what comes next: rolls, choices, conditions, and what ends or cancels. */
import type {
  Amount,
  Chapter,
  Dice,
  Effect,
  Handlers,
  LabelBranch,
  Questions,
  RangeBranch,
  Scope,
  Seat,
} from '@underhall/kernel';
import { NONE, scopeOf } from '@underhall/kernel';
import type { DungeonQuestEffect, Steps } from './effects.ts';
import { forbid } from './forbid.ts';
import { TREASURE_CHAMBER } from './grid.ts';
import { canTeleport } from './special.ts';
import { type Failed, succeed } from './tests.ts';
import type { UseUp } from './triggers.ts';
import type { CardEffect } from './verbs.ts';
import { BELOW, cardFace, editionOf, type Hero, IN_DUNGEON, isInside, type M, type World } from './world.ts';
import { evaluate, rollDice } from './wounds.ts';

export type Flow =
  | { do: 'nothing' }
  | { do: 'roll'; dice: Dice; branches: readonly RangeBranch<DungeonQuestEffect>[] }
  | { do: 'if'; condition: string; words: readonly string[]; yes: Steps; no: Steps }
  | { do: 'each'; who: 'hero-on-board' | 'hero-in-treasure-chamber'; block: Steps }
  | { do: 'all'; effects: Steps }
  | Extract<CardEffect, { do: 'on' | 'use' }>
  | UseUp
  | { do: 'cancel'; opponent: boolean }
  | { do: 'succeed' }
  | { do: 'test-succeeds'; test: Failed['test'] }
  | { do: 'end-turn' }
  | { do: 'lose-turn'; turns: Amount };

export type FlowQuestion =
  | { do: 'choose'; branches: readonly LabelBranch<DungeonQuestEffect>[] }
  | { do: 'may'; block: Steps };

const handlers: Handlers<World, Flow> = {
  nothing() {},

  /** A plain roll, never an attribute test (DQ-HIDDEN-20). */
  roll(match, { dice, branches }, scope) {
    const result = rollDice(match, dice, scope);
    for (const { from, to, effect } of branches) {
      if (result >= from && result <= to) match.pushAll(effect, scopeOf(scope.seat, scope.card, result));
    }
  },

  if(match, { condition, words, yes, no }, scope) {
    match.pushAll(holds(match, condition, words, scope) ? yes : no, scope);
  },

  /** DQ-TREAS-7, DQ-TREAS-16: one after another, he who drew the card first. */
  each(match, { who, block }, scope) {
    // DQ-TREAS-20
    if (who === 'hero-in-treasure-chamber') match.world.raged = true;
    const seats = match.seatsFrom(scope.seat).filter((seat) => isMeant(match, who, seat));
    for (let i = seats.length - 1; i >= 0; i--) {
      match.push({ do: 'all', effects: block }, scopeOf(seats[i], scope.card, scope.value));
    }
  },

  all(match, { effects }, scope) {
    match.pushAll(effects, scope);
  },

  /** On cards in play these listen (triggers.ts); on a Power card `on` holds for the round (DQ-COMBAT-13). */
  on(match, effect, scope) {
    editionOf(match).combat.on(match, effect, scope);
  },
  use() {},

  /** DQ-LIMIT-5 */
  'use-up'(match, { span }, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.used = [...hero.used, `${span}:${scope.card}:${scope.value}`];
  },

  /** What triggered it has no effect. */
  cancel(match, { opponent }, scope) {
    if (opponent) editionOf(match).combat.cancelOpponent(match, scope);
    else cancelSubject(match, scope);
  },

  /** What triggered it succeeds. */
  succeed(match, _effect, scope) {
    const subject = match.subject();
    if (subject) editionOf(match).meanings[subject.do]?.succeed?.(match, scope);
  },

  'test-succeeds'(match, { test }, scope) {
    match.tell({ type: 'test-saved', seat: scope.seat, card: scope.card });
    succeed(match, test, scope);
  },

  /** DQ-TURN-9, DQ-TREAS-17: the turn ends after this encounter, or after the last start-of-turn effect. */
  'end-turn'(match, _effect, { seat }) {
    if (seat === match.world.active) match.world.turnOver = true;
  },

  /** DQ-TURN-12 */
  'lose-turn'(match, { turns }, scope) {
    const hero = match.world.heroes[scope.seat];
    if (!isInside(hero)) return;
    hero.lostTurns += evaluate(match, turns, scope);
    if (hero.lostTurns === 0) return;
    match.tell({ type: 'will-lose-turns', seat: scope.seat, turns: hero.lostTurns });
  },
};

const questions: Questions<World, FlowQuestion> = {
  /** CH-28 */
  choose: {
    kind: 'ask',
    options(match, { branches }, scope, options) {
      for (const { label, effect } of branches) {
        if (feasible(match, effect, scope)) options.add(label, { do: 'all', effects: effect });
        else forbid(match, options, label, 'cannot-be-done');
      }
      if (options.legal.length === 0) options.add('nothing', { do: 'nothing' });
    },
  },

  /** CH-28, CH-29 */
  may: {
    kind: 'ask',
    lone: 'ask',
    options(match, { block }, scope, options) {
      if (feasible(match, block, scope)) options.add('yes', { do: 'all', effects: block });
      options.add('no', { do: 'nothing' });
    },
  },
};

/** In a choice, an option whose first step cannot be carried out may not be chosen. */
export function feasible(match: M, effects: Steps, scope: Scope): boolean {
  const hero = match.world.heroes[scope.seat];
  const { instances } = match;
  for (const effect of effects) {
    if (effect.do === 'discard' && effect.what !== 'this') {
      return instances.size(instances.layout.base.loot + scope.seat) > 0;
    }
    if (effect.do === 'catacombs' || effect.do === 'exit-catacombs') return !isElsewhere(effect, hero);
    if (effect.do === 'teleport') return canTeleport(match, scope.seat, effect.where, effect.reach);
    // DQ-MOVE-21, DQ-CAVEIN-2, DQ-DEADEND-6: nothing moves a Hero who is held where he is.
    if (effect.do === 'move')
      return (
        hero.state === IN_DUNGEON &&
        !editionOf(match).isHeld(match, hero) &&
        editionOf(match).canMove(match, scope.seat)
      );
    if (effect.do === 'heal') return hero.wounds > 0;
    if (effect.do === 'choose')
      return effect.branches.some((branch) => feasible(match, branch.effect, scope));
  }
  return effects.length === 0 || editionOf(match).feasible(match, effects[0], scope);
}

/** The way down is none for somebody who is below, the way up none for anybody else. */
export function isElsewhere({ do: what }: Pick<Effect, 'do'>, { state }: Pick<Hero, 'state'>): boolean {
  if (what === 'catacombs') return state !== IN_DUNGEON;
  return what === 'exit-catacombs' && state !== BELOW;
}

function holds(match: M, condition: string, words: readonly string[], scope: Scope): boolean {
  const inCombat = editionOf(match).combat.holds(match, condition, words, scope);
  if (inCombat !== undefined) return inCombat;
  const hero = match.world.heroes[scope.seat];
  if (condition === 'wounds') return hero.wounds >= Number.parseInt(words[0], 10);
  if (condition === 'has')
    return countLoot(match, scope.seat, words[0]) >= Number.parseInt(words[1] ?? '1', 10);
  return false;
}

function countLoot(match: M, seat: Seat, what: string): number {
  const { instances } = match;
  let count = 0;
  for (
    let card = instances.first(instances.layout.base.loot + seat);
    card !== NONE;
    card = instances.next(card)
  ) {
    if (what !== 'treasure' || cardFace(match, card).back === 'treasure') count++;
  }
  return count;
}

/** DQ-CAT-32, DQ-EXIT-5 */
function isMeant(match: M, who: 'hero-on-board' | 'hero-in-treasure-chamber', seat: Seat): boolean {
  const hero: Hero = match.world.heroes[seat];
  if (hero.state !== IN_DUNGEON) return false;
  return who === 'hero-on-board' || (hero.space === TREASURE_CHAMBER && !match.world.spared.includes(seat));
}

/** What has no meaning of its own for `cancel` simply does not happen. */
function cancelSubject(match: M, scope: Scope): void {
  const subject = match.subject();
  if (!subject || !match.window()) return;
  const meaning = editionOf(match).meanings[subject.do];
  if (meaning?.cancel) meaning.cancel(match, scope);
  else match.changeSubject(undefined);
}

export const flowChapter: Chapter<World, Flow, FlowQuestion> = { handlers, questions };
