/** COMBAT: the rounds of a card combat: draw, reveal, and who has won. */
import {
  type Chapter,
  type Effect,
  type Handlers,
  type Instance,
  NONE,
  type Option,
  type Options,
  PASS,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { playId } from '../../option-ids.ts';
import { combatFace, type M, type World } from '../world.ts';
import { fillHand, powerDeck, tellDrawn, topCombatCard } from './cards.ts';
import { offerCounterattack } from './counterattack.ts';
import { winRound } from './damage.ts';
import { duelIsOver } from './heroes.ts';
import {
  type Combat,
  combatIn,
  HERO,
  heroScope,
  type InForce,
  isDuel,
  MONSTER,
  other,
  revealedBy,
  type Side,
  seatOf,
  tellCombat,
  totalOf,
} from './state.ts';

export type RoundEffect =
  | { do: 'begin-combat' }
  | { do: 'combat-start'; by: Side }
  | { do: 'combat-round' }
  | Played
  | { do: 'resolve-effects'; first: Side }
  | { do: 'due-effects'; by: Side }
  | { do: 'power-effects'; by: Side }
  | { do: 'judge-round' }
  | { do: 'stand-off'; asked: Side };

export type RoundQuestion =
  | { do: 'play-card'; side: 'both'; monster: Seat | null; seats: readonly Seat[] }
  | { do: 'order'; side: 'hero'; what: 'effects' | 'counterattack' };

interface Played extends Effect {
  readonly do: 'played';
  readonly card: Instance;
}

/** The subject of the window `stand-off`. */
export interface StandOff extends Effect {
  readonly do: 'stand-off';
  /** The side whose Hero could still turn it into a victory. */
  readonly asked: Side;
}

export const COMBAT_ROUND: RoundEffect = { do: 'combat-round' };

const handlers: Handlers<World, RoundEffect> = {
  /** DQ-ESC-16 */
  'begin-combat'(match) {
    const combat = combatIn(match);
    const scope = heroScope(combat);
    combat.begun = true;
    tellCombat(match, combat, { type: 'combat-began' });
    match.push(COMBAT_ROUND, scope);
    if (isDuel(combat)) match.push({ do: 'combat-start', by: MONSTER }, scope);
    match.push({ do: 'combat-start', by: HERO }, scope);
  },

  'combat-start'(match, { by }) {
    const combat = combatIn(match);
    const seat = seatOf(combat, by);
    match.open('combat-start', seat, 0, PASS, heroScope(combat));
  },

  /** DQ-COMBAT-2, DQ-COMBAT-35, DQ-OPTPVP-4 */
  'combat-round'(match) {
    const combat = combatIn(match);
    if (isDuel(combat) && duelIsOver(match, combat)) return;
    beginRound(combat);
    if (combat.mode === 'cards' || combat.mode === 'solo') {
      drawStep(match, combat);
      askForCards(match, combat);
    } else match.push({ do: `${combat.mode}-round` }, heroScope(combat));
  },

  /** Never resolved: what a sealed choice of a card stands for. */
  played() {},

  'resolve-effects'(match, { first }) {
    resolveEffects(match, combatIn(match), first);
  },

  /** DQ-COMBAT-41 */
  'due-effects'(match, { by }) {
    const combat = combatIn(match);
    for (let i = combat.inForce.length - 1; i >= 0; i--) {
      const announced = combat.inForce[i];
      if (announced.side !== by || !isDue(announced, combat)) continue;
      match.pushAll(announced.effects, scopeOf(seatOf(combat, by), announced.card));
    }
  },

  /** DQ-COMBAT-13, DQ-COMBAT-38: a card cancelled meanwhile has no text. */
  'power-effects'(match, { by }) {
    const combat = combatIn(match);
    const card = revealedBy(combat, by);
    if (card === NONE || combat.cancelled & (1 << by)) return;
    match.pushAll(combatFace(match, card).effects, scopeOf(seatOf(combat, by), card));
  },

  'judge-round'(match) {
    judgeRound(match, combatIn(match));
  },

  /** DQ-COMBAT-29, DQ-OPTFLEE-6: nobody is hurt and all cards go to the combat stack. */
  'stand-off'(match, { asked }) {
    const combat = combatIn(match);
    const scope = heroScope(combat);
    if (isDuel(combat) && asked === HERO) {
      const standOff: StandOff = { do: 'stand-off', asked: MONSTER };
      match.open('stand-off', combat.opponent, 0, standOff, scope);
      return;
    }
    const { instances } = match;
    const { base } = instances.layout;
    const total = totalOf(match, combat, HERO);
    instances.pour(base.played + HERO, base['combat-stack']);
    instances.pour(base.played + MONSTER, base['combat-stack']);
    combat.fleeing = false;
    tellCombat(match, combat, {
      type: 'stand-off',
      round: combat.round,
      total,
    });
    match.push(COMBAT_ROUND, scope);
  },
};

const questions: Questions<World, RoundQuestion> = {
  /**
   * CH-17, DQ-COMBAT-11, DQ-COMBAT-12, DQ-HIDDEN-11. Only sides with something to choose are asked, and they are
   * asked even if all their cards are alike: a quicker answer would tell the opponent.
   */
  'play-card': {
    kind: 'sealed',
    lone: 'ask',
    seats: (_match, { seats }) => seats,
    options(match, _question, _scope, options, seat) {
      offerHand(match, seat === combatIn(match).hero ? HERO : MONSTER, options);
    },
    reveal(match, { seats }, _scope, answers) {
      const combat = combatIn(match);
      const hero = chosenBy(match, combat, HERO, seats, answers);
      turnUp(match, combat, hero, chosenBy(match, combat, MONSTER, seats, answers));
    },
  },

  /** CH-37, DQ-OPTPVP-10 */
  order: {
    kind: 'ask',
    options(_match, { what }, _scope, options) {
      const next = what === 'effects' ? 'resolve-effects' : 'offer-counter';
      options.add('attacker-first', { do: next, first: HERO });
      options.add('defender-first', { do: next, first: MONSTER });
    },
  },
};

/** DQ-COMBAT-13, DQ-OPTPVP-10: what was announced for this round, then the cards themselves. */
function resolveEffects(match: M, combat: Combat, first: Side): void {
  if (!hasEffects(match, combat, HERO) && !hasEffects(match, combat, MONSTER)) {
    offerCounterattack(match, combat);
    return;
  }
  const scope = heroScope(combat);
  const second = other(first);
  match.push({ do: 'counterattack-step' }, scope);
  match.push({ do: 'power-effects', by: second }, scope);
  match.push({ do: 'power-effects', by: first }, scope);
  match.push({ do: 'due-effects', by: second }, scope);
  match.push({ do: 'due-effects', by: first }, scope);
}

/** DQ-COMBAT-22, DQ-COMBAT-29, DQ-INV-20 */
export function judgeRound(match: M, combat: Combat): void {
  const hero = totalOf(match, combat, HERO);
  const monster = totalOf(match, combat, MONSTER);
  if (hero === monster) {
    const standOff: StandOff = { do: 'stand-off', asked: HERO };
    match.open('stand-off', combat.hero, 0, standOff, heroScope(combat));
  } else winRound(match, combat, hero > monster ? HERO : MONSTER);
}

// ------------------------------------------------------------------ draw

function beginRound(combat: Combat): void {
  combat.round++;
  combat.heroCard = NONE;
  combat.monsterCard = NONE;
  combat.cancelled = 0;
  combat.loser = NONE;
  combat.prevented = 0;
  if (combat.inForce.length > 0) combat.inForce = combat.inForce.filter((one) => isDue(one, combat));
}

/** DQ-COMBAT-41: in the following round only. */
function isDue({ what, by }: InForce, { round }: Combat): boolean {
  return what === 'next' && by === round;
}

/** DQ-COMBAT-3..6, DQ-OPTPVP-3, DQ-OPTSOLO-4, DQ-OPTSOLO-5 */
function drawStep(match: M, combat: Combat): void {
  drawFor(match, combat, HERO);
  if (combat.mode !== 'solo') drawFor(match, combat, MONSTER);
}

function drawFor(match: M, combat: Combat, side: Side): void {
  const hand = match.instances.layout.base.hand + side;
  const before = match.instances.size(hand);
  if (combat.round === 1 && combat.mode !== 'solo') takePowerCard(match, combat, side);
  fillHand(match, side);
  tellDrawn(match, combat, side, match.instances.size(hand) - before);
}

/** DQ-COMBAT-4: what was drawn for an escape attempt is not in the deck any more. */
function takePowerCard(match: M, combat: Combat, side: Side): void {
  const { instances } = match;
  const card = instances.first(powerDeck(match, combat, side));
  if (card !== NONE) instances.toBottom(card, instances.layout.base.hand + side);
}

// ------------------------------------------------------------------ reveal

function askForCards(match: M, combat: Combat): void {
  const seats: Seat[] = [];
  if (chooses(match, combat, HERO)) seats.push(combat.hero);
  if (combat.mode !== 'solo' && chooses(match, combat, MONSTER)) seats.push(combat.opponent);
  if (seats.length > 0) {
    const monster = isDuel(combat) ? null : combat.opponent;
    match.push({ do: 'play-card', side: 'both', monster, seats }, heroScope(combat));
  } else {
    const hero = playedUnasked(match, combat, HERO);
    turnUp(match, combat, hero, playedUnasked(match, combat, MONSTER));
  }
}

function chooses(match: M, combat: Combat, side: Side): boolean {
  return match.instances.size(match.instances.layout.base.hand + side) > 1 && !isHampered(combat, side);
}

/** The opponent's card of last round makes this side play a random card. */
function isHampered({ inForce }: Combat, side: Side): boolean {
  for (const { side: by, effects } of inForce) {
    if (by === side) continue;
    for (const effect of effects) {
      if (effect.do === 'hamper' && effect.how === 'random-card') return true;
    }
  }
  return false;
}

const PLAYED: Played[] = [];

/** A sealed choice of a card, made once for each card: hands are offered in every round. */
function played(card: Instance): Played {
  while (PLAYED.length <= card) PLAYED.push({ do: 'played', card: PLAYED.length });
  return PLAYED[card];
}

/** Each different card of the hand once. */
function offerHand(match: M, side: Side, options: Options<World>): void {
  const { instances } = match;
  const first = instances.first(instances.layout.base.hand + side);
  for (let card = first; card !== NONE; card = instances.next(card)) {
    if (isFirstOfItsFace(match, first, card)) {
      options.add(playId(match, card), played(card));
    }
  }
}

export function isFirstOfItsFace(match: M, first: Instance, card: Instance): boolean {
  const { instances } = match;
  const face = instances.face(card);
  for (let before = first; before !== card; before = instances.next(before)) {
    if (instances.face(before) === face) return false;
  }
  return true;
}

function chosenBy(
  match: M,
  combat: Combat,
  side: Side,
  seats: readonly Seat[],
  answers: readonly Option<World>[],
): Instance {
  const asked = combat.mode === 'solo' && side === MONSTER ? -1 : seats.indexOf(seatOf(combat, side));
  if (asked < 0) return playedUnasked(match, combat, side);
  return (answers[asked].effect as Played).card;
}

/** DQ-COMBAT-43, DQ-OPTSOLO-6: the last card, a random one, the top of the deck, or none at all. */
function playedUnasked(match: M, combat: Combat, side: Side): Instance {
  if (combat.mode === 'solo' && side === MONSTER) return topCombatCard(match);
  const hand = match.instances.layout.base.hand + side;
  if (match.sink && isHampered(combat, side) && match.instances.size(hand) > 1)
    tellCombat(match, combat, { type: 'random-card', side: side === HERO ? 'hero' : 'monster' });
  return match.randomOf(hand);
}

/** DQ-COMBAT-11 */
function turnUp(match: M, combat: Combat, hero: Instance, monster: Instance): void {
  const { instances } = match;
  const { base } = instances.layout;
  if (hero !== NONE) instances.toBottom(hero, base.played + HERO);
  if (monster !== NONE) instances.toBottom(monster, base.played + MONSTER);
  combat.heroCard = hero;
  combat.monsterCard = monster;
  if (match.sink) {
    const cards = [hero, monster].filter((card) => card !== NONE);
    const side = hero === NONE ? 'monster' : monster === NONE ? 'hero' : '';
    // Written out, as in every round: to copy an event costs more than to tell it.
    const { hero: seat, opponent, kind, round } = combat;
    match.tell({ type: 'revealed', seat, opponent, kind, round, side, cards });
  }
  if (isDuel(combat) && hasEffects(match, combat, HERO) && hasEffects(match, combat, MONSTER)) {
    match.push({ do: 'order', side: 'hero', what: 'effects' }, heroScope(combat));
  } else resolveEffects(match, combat, HERO);
}

function hasEffects(match: M, combat: Combat, side: Side): boolean {
  for (const announced of combat.inForce)
    if (announced.side === side && isDue(announced, combat)) return true;
  const card = revealedBy(combat, side);
  if (card === NONE) return false;
  for (const effect of combatFace(match, card).effects) if (effect.do !== 'nothing') return true;
  return false;
}

export const roundChapter: Chapter<World, RoundEffect, RoundQuestion> = { handlers, questions };
