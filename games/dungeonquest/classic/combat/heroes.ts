/** OPTPVP: combat between Heroes. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  PASS,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { beyond, type Exit, exitName, exitsOf, type Space, spaceOf } from '../../grid.ts';
import { closedBy, isExplored } from '../../passage.ts';
import { IN_DUNGEON } from '../../world.ts';
import { wounds } from '../../wounds.ts';
import { exitBack } from '../held.ts';
import { comeTo } from '../postponed.ts';
import { type M, optional, type World } from '../world.ts';
import { OVER } from './encounter.ts';
import { endEncounter, endTurn, takeAllWounds } from './ending.ts';
import { isFirstOfItsFace } from './round.ts';
import { type Combat, combatIn, HERO, heroScope, newCombat, other, type Side, seatOf } from './state.ts';

/** DQ-OPTPVP-1 */
export const ATTACK: DuelQuestion = { do: 'attack-whom', side: 'hero' };
/** DQ-OPTPVP-4 */
const DEFEAT = 4;

export type DuelEffect =
  | { do: 'attack-hero'; defender: Seat }
  | { do: 'take-loot-card'; from: Seat; card: Instance }
  | { do: 'leave-victor' }
  | { do: 'withdraw'; to: Space };

export type DuelQuestion =
  | { do: 'attack-whom'; side: 'hero' }
  | { do: 'take-loot'; side: 'hero'; from: Seat }
  | { do: 'withdraw-to'; side: 'hero' };

const handlers: Handlers<World, DuelEffect> = {
  /** DQ-OPTPVP-1..3, DQ-OPTALL-5: always with cards, and nobody is asked whether he wants to escape. */
  'attack-hero'(match, { defender }, { seat }) {
    const combat = newCombat(seat, defender, '', 'cards');
    match.world.combat = combat;
    match.tell({ type: 'hero-attacked', seat, opponent: defender, rule: 'DQ-OPTPVP-2' });
    match.push({ do: OVER }, heroScope(combat));
    match.push({ do: 'begin-combat' }, heroScope(combat));
  },

  /** DQ-OPTPVP-5, DQ-OPTALL-7 */
  'take-loot-card'(match, { from, card }, { seat }) {
    match.instances.toTop(card, match.instances.layout.base.loot + seat);
    match.instances.reveal(card, 1 << seat);
    match.tell({ type: 'loot-taken', seat, from, card });
  },

  /** DQ-OPTPVP-6, DQ-OPTPVP-7 */
  'leave-victor'(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    const back = hero.special ? NONE : exitBack(match, hero);
    if (back !== NONE) match.push({ do: 'withdraw', to: hero.from }, scope);
    else if (waysOut(match, scope.seat).length > 0) match.push({ do: 'withdraw-to', side: 'hero' }, scope);
    else stay(match, scope);
  },

  /** DQ-OPTPVP-6, DQ-OPTPVP-13, DQ-OPTPVP-14: he meets that space, and nobody there, on his next turn. */
  withdraw(match, { to }, scope) {
    stay(match, scope);
    comeTo(match, to, match.world.heroes[scope.seat].space, scope);
  },
};

/** DQ-OPTPVP-13 */
function stay(match: M, { seat }: Scope): void {
  if (match.world.active === seat) endTurn(match);
}

const questions: Questions<World, DuelQuestion> = {
  /** CH-43, DQ-OPTPVP-1, DQ-OPTPVP-18 */
  'attack-whom': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const { heroes } = match.world;
      for (let defender = 0; defender < heroes.length; defender++) {
        const { state, space } = heroes[defender];
        if (defender !== seat && state === IN_DUNGEON && space === heroes[seat].space)
          options.add(`attack:${defender}`, { do: 'attack-hero', defender });
      }
    },
  },

  /** CH-36, DQ-OPTPVP-5, DQ-OPTALL-7 */
  'take-loot': {
    kind: 'ask',
    options(match, { from }, _scope, options) {
      const { instances } = match;
      const blind = optional(match).cloak;
      const first = instances.first(instances.layout.base.loot + from);
      let number = 0;
      for (let card = first; card !== NONE; card = instances.next(card)) {
        number++;
        if (!blind && !isFirstOfItsFace(match, first, card)) continue;
        const id = blind ? `loot:${number}` : `loot:${match.face(card).id}`;
        options.add(id, { do: 'take-loot-card', from, card });
      }
      options.add('none', PASS);
    },
  },

  /** CH-38, DQ-OPTPVP-7 */
  'withdraw-to': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      for (const exit of waysOut(match, seat)) {
        options.add(`go:${exitName(exit)}`, { do: 'withdraw', to: spaceOf(beyond(exit)) });
      }
    },
  },
};

/** DQ-OPTPVP-7, DQ-OPTPVP-16: the passages that lead to a chamber; who stands there does not matter (DQ-ESC-12). */
function waysOut(match: M, seat: Seat): Exit[] {
  const hero = match.world.heroes[seat];
  return exitsOf(hero.space).filter(
    (exit) => !closedBy(match, hero, exit) && isExplored(match, spaceOf(beyond(exit))),
  );
}

/** DQ-OPTPVP-4: true if a damage stack holds four cards at the end of a round. */
export function duelIsOver(match: M, combat: Combat): boolean {
  if (combat.round === 0) return false;
  const { instances } = match;
  const { damage } = instances.layout.base;
  const lost = combat.loser === NONE ? HERO : combat.loser;
  for (const side of [lost, other(lost)]) {
    if (instances.size(damage + side) < DEFEAT) continue;
    heroDefeated(match, side, false);
    return true;
  }
  return false;
}

/** DQ-OPTPVP-5, DQ-OPTPVP-6, DQ-OPTPVP-8, DQ-OPTPVP-9, DQ-OPTALL-9: the wounds, the prize, and then the defeated Hero dies or leaves. */
export function heroDefeated(match: M, side: Side, killed: boolean): void {
  const combat = combatIn(match);
  const { instances } = match;
  const { base } = instances.layout;
  const loser = seatOf(combat, side);
  const victor = seatOf(combat, other(side));
  const suffered = instances.size(base.damage + side);
  const victorSuffered = instances.size(base.damage + other(side));
  match.tell({ type: 'hero-defeated', seat: victor, loser, killed });
  if (killed) takeAllWounds(match, combat, side);
  endEncounter(match, combat);
  if (killed) match.push({ do: 'die', cause: `hero:${victor}` }, scopeOf(loser));
  else match.push({ do: 'leave-victor' }, scopeOf(loser));
  if (instances.size(base.loot + loser) > 0) {
    match.push({ do: 'take-loot', side: 'hero', from: loser }, scopeOf(victor));
  }
  if (!killed && suffered > 0) match.push(wounds(suffered, 'combat', `hero:${victor}`), scopeOf(loser));
  if (victorSuffered > 0) match.push(wounds(victorSuffered, 'combat', `hero:${loser}`), scopeOf(victor));
}

export const duelChapter: Chapter<World, DuelEffect, DuelQuestion> = { handlers, questions };
