/** COMBAT: the counterattack step. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  PASS,
  type Questions,
  scopeOf,
} from '@underhall/kernel';
import { aboutHand } from '../../about.ts';
import { playId } from '../../option-ids.ts';
import { combatFace, type M, type World } from '../world.ts';
import { isFirstOfItsFace, judgeRound } from './round.ts';
import { counterFromDeck } from './solo.ts';
import {
  type Combat,
  combatIn,
  HERO,
  heroScope,
  isCancelled,
  isDuel,
  isHeroSide,
  MONSTER,
  other,
  revealedBy,
  type Side,
  seatOf,
  totalOf,
  typeOf,
} from './state.ts';

export type CounterEffect =
  | { do: 'counterattack-step' }
  | { do: 'offer-counter'; first: Side }
  | { do: 'offer-counter-to'; by: Side }
  | { do: 'counter'; by: Side }
  | { do: 'play-counter'; by: Side; card: Instance }
  | { do: 'counter-goes-on'; by: Side };

export type CounterQuestion =
  | { do: 'counterattack'; side: 'hero' | 'monster'; by: Side }
  | { do: 'counter-card'; side: 'hero' | 'monster'; by: Side; first: boolean };

const handlers: Handlers<World, CounterEffect> = {
  'counterattack-step'(match) {
    offerCounterattack(match, combatIn(match));
  },

  'offer-counter'(match, { first }) {
    offerInOrder(match, combatIn(match), first);
  },

  'offer-counter-to'(match, { by }) {
    const combat = combatIn(match);
    if (!isEntitled(match, combat, by)) return;
    if (combat.mode === 'solo' && by === MONSTER) counterFromDeck(match, combat);
    else match.push({ do: 'counterattack', side: sideName(combat, by), by }, heroScope(combat));
  },

  /** DQ-COMBAT-16, DQ-COMBAT-19: nobody else counterattacks in this round. */
  counter(match, { by }) {
    const combat = combatIn(match);
    match.dropAbove('judge-round');
    match.push({ do: 'counter-card', side: sideName(combat, by), by, first: true }, heroScope(combat));
  },

  /** DQ-COMBAT-16, DQ-COMBAT-18 */
  'play-counter'(match, { by, card }) {
    const combat = combatIn(match);
    const seat = seatOf(combat, by);
    match.instances.toBottom(card, match.instances.layout.base.played + by);
    const opponent = seatOf(combat, other(by));
    match.tell({
      type: 'counterattack',
      seat,
      opponent,
      kind: combat.kind,
      side: sideName(combat, by),
      card,
    });
    match.push({ do: 'counter-goes-on', by }, heroScope(combat));
    match.pushAll(combatFace(match, card).effects, scopeOf(seat, card));
  },

  /** CH-19, DQ-COMBAT-17: he must stop when he is ahead, or has nothing more to play. */
  'counter-goes-on'(match, { by }) {
    const combat = combatIn(match);
    if (totalOf(match, combat, by) > totalOf(match, combat, other(by))) return;
    if (!hasSuitableCard(match, combat, by)) return;
    match.push({ do: 'counter-card', side: sideName(combat, by), by, first: false }, heroScope(combat));
  },
};

/** DQ-COMBAT-20, DQ-COMBAT-21 */
export function offerCounterattack(match: M, combat: Combat): void {
  const alike = agree(match, combat);
  const hero = !alike && isEntitled(match, combat, HERO);
  const monster = !alike && isEntitled(match, combat, MONSTER);
  if (!hero && !monster) {
    judgeRound(match, combat);
    return;
  }
  const scope = heroScope(combat);
  match.push({ do: 'judge-round' }, scope);
  if (hero && monster && isDuel(combat)) {
    match.push({ do: 'order', side: 'hero', what: 'counterattack' }, scope);
  } else offerInOrder(match, combat, HERO);
}

/** DQ-COMBAT-20 */
function offerInOrder(match: M, combat: Combat, first: Side): void {
  const scope = heroScope(combat);
  match.push({ do: 'offer-counter-to', by: other(first) }, scope);
  match.push({ do: 'offer-counter-to', by: first }, scope);
}

const questions: Questions<World, CounterQuestion> = {
  /** CH-18, DQ-COMBAT-15, DQ-COMBAT-47. He is asked even if he has no card for it, which is nobody else's business. */
  counterattack: {
    kind: 'ask',
    lone: 'ask',
    seat: (match, { by }) => seatOf(combatIn(match), by),
    options(match, { by }, _scope, options) {
      if (hasSuitableCard(match, combatIn(match), by)) options.add('counter', { do: 'counter', by });
      else options.forbid('counter', 'DQ-COMBAT-16', 'no-suitable-card');
      options.add('decline', PASS);
    },
  },

  /** CH-19, DQ-COMBAT-16, DQ-COMBAT-17 */
  'counter-card': {
    kind: 'ask',
    seat: (match, { by }) => seatOf(combatIn(match), by),
    options(match, { by, first }, _scope, options) {
      const { instances } = match;
      const type = typeOf(match, combatIn(match), other(by));
      const top = instances.first(instances.layout.base.hand + by);
      for (let card = top; card !== NONE; card = instances.next(card)) {
        const { counter } = combatFace(match, card);
        if (!isFirstOfItsFace(match, top, card)) continue;
        if (counter === type) options.add(playId(match, card), { do: 'play-counter', by, card });
        else if (options.explains)
          options.forbid(playId(match, card), 'DQ-COMBAT-16', 'icon-does-not-fit', aboutHand(match, card));
      }
      if (!first) options.add('stop', PASS);
    },
  },
};

/** Who is asked, for hosts that let a bot play the Monsters. */
function sideName(combat: Combat, side: Side): 'hero' | 'monster' {
  return isHeroSide(combat, side) ? 'hero' : 'monster';
}

/** DQ-COMBAT-21, DQ-COMBAT-45: two revealed cards of the same value and the same type. */
function agree(match: M, combat: Combat): boolean {
  const type = typeOf(match, combat, HERO);
  if (type === '' || type !== typeOf(match, combat, MONSTER)) return false;
  return totalOf(match, combat, HERO) === totalOf(match, combat, MONSTER);
}

/** DQ-COMBAT-14, DQ-COMBAT-38 */
function isEntitled(match: M, combat: Combat, side: Side): boolean {
  const card = revealedBy(combat, side);
  if (card === NONE || isCancelled(combat, side) || mayNotCounter(combat, side)) return false;
  const { counter } = combatFace(match, card);
  if (counter === null || counter !== typeOf(match, combat, other(side))) return false;
  return totalOf(match, combat, side) <= totalOf(match, combat, other(side));
}

/** The opponent's card forbids it. */
function mayNotCounter({ inForce }: Combat, side: Side): boolean {
  for (const one of inForce) if (one.what === 'no-counter' && one.side !== side) return true;
  return false;
}

/** A card in hand whose icon shows the opponent's attack type. */
function hasSuitableCard(match: M, combat: Combat, side: Side): boolean {
  const { instances } = match;
  const type = typeOf(match, combat, other(side));
  const zone = instances.layout.base.hand + side;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    if (combatFace(match, card).counter === type) return true;
  }
  return false;
}

export const counterChapter: Chapter<World, CounterEffect, CounterQuestion> = { handlers, questions };
