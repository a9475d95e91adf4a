/** ATTACK: the monster strikes back. */
import {
  CARDS,
  type Chapter,
  DONE,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { MONSTER_ATTACK } from './attack-table.ts';
import { nameOf, type Space, START } from './board.ts';
import { type ChoosePile, FIRST_PILE, halves } from './division.ts';
import { leaveBehind } from './marks.ts';
import { passableDoors } from './movement.ts';
import { refuges } from './refuge.ts';
import {
  drop,
  dropAll,
  dropOne,
  hasEnough,
  holds,
  mixHand,
  publicFaces,
  show,
  showAgain,
} from './treasure.ts';
import { win } from './winning.ts';
import { engaged, leftOf, type M, NO_TYPE, type World } from './world.ts';

export type Attack =
  | { do: 'monster-attack' }
  | { do: 'drop'; card: Instance }
  | { do: 'first'; card: Instance }
  | { do: 'lay-piles'; shown: readonly string[] }
  | { do: 'keep-pile'; keep: number; first: number; shown: readonly string[] }
  | { do: 'carry-home' }
  | { do: 'retreat' }
  | { do: 'retreat-to'; to: Space };

export type AttackQuestion =
  | { do: 'drop-which' }
  | { do: 'split'; shown: readonly string[] }
  | ChoosePile
  | { do: 'retreat-where' };

const handlers: Handlers<World, Attack> = {
  /** DUN-ATTACK-1 */
  'monster-attack'(match, _effect, scope) {
    const { seat } = scope;
    const dice = [match.roll(), match.roll()];
    const result = MONSTER_ATTACK[dice[0] + dice[1]];
    const cards = match.instances.size(match.instances.layout.base.hand + seat);
    match.tell({
      type: 'monster-attacked',
      seat,
      card: engaged(match, seat),
      dice,
      result,
      treasures: cards,
    });
    // DUN-SECRET-15
    match.world.over = true;
    if (result === 'killed') die(match, seat);
    else if (result === 'serious') {
      match.push({ do: 'carry-home' }, scope);
      if (cards > 0) match.push({ do: 'lay-piles', shown: publicFaces(match, seat) }, scope);
    } else if (result !== 'missed') {
      if (result === 'light') match.push({ do: 'retreat' }, scope);
      // DUN-ATTACK-4, DUN-ATTACK-5, DUN-ATTACK-9
      if (cards > 0) match.push({ do: 'drop-which' }, scope);
    }
  },

  drop(match, { card }, { seat }) {
    dropOne(match, seat, card);
  },

  /** A card of the first pile: what comes of it is in the end of the draft. */
  first() {},

  /** DUN-ATTACK-10, DUN-ATTACK-12, DUN-HIDDEN-14: face down; one card is a pile, and the other pile is empty. */
  'lay-piles'(match, { shown }, scope) {
    const { instances } = match;
    const hand = instances.layout.base.hand + scope.seat;
    mixHand(match, scope.seat);
    if (instances.size(hand) > 1) match.push({ do: 'split', shown }, scope);
    else divide(match, instances.list(hand), shown, scope);
  },

  /** DUN-ATTACK-13, DUN-HIDDEN-15 */
  'keep-pile'(match, { keep, first, shown }, { seat }) {
    const piles = unite(match, seat, first);
    match.tell({ type: 'pile-kept', seat, by: leftOf(match, seat), keep: keep + 1 });
    drop(match, seat, piles[1 - keep]);
    showAgain(match, seat, shown);
  },

  /** DUN-ATTACK-3, DUN-ATTACK-22, DUN-WIN-5 */
  'carry-home'(match, _effect, { seat }) {
    leaveBehind(match, seat);
    match.world.adventurers[seat].space = START;
    match.tell({ type: 'carried-home', seat });
    if (hasEnough(match, seat)) win(match, seat);
  },

  /** DUN-ATTACK-4, DUN-ATTACK-15..20 */
  retreat(match, _effect, scope) {
    const places = retreats(match, scope.seat);
    if (places.length > 0) match.push({ do: 'retreat-where' }, scope);
    else loseNext(match, scope.seat);
  },

  'retreat-to'(match, { to }, { seat }) {
    leaveBehind(match, seat);
    if (needsCard(match, seat, to)) show(match, seat, holds(match, seat, 'secret-doors'));
    match.world.adventurers[seat].space = to;
    match.tell({ type: 'retreated', seat, to });
    loseNext(match, seat);
  },
};

/** DUN-HIDDEN-14: the cards stay in the hand, and its owner alone knows which are the first pile. */
function divide(match: M, first: readonly Instance[], shown: readonly string[], scope: Scope): void {
  for (const card of first) match.instances.note(card, FIRST_PILE, 1 << scope.seat);
  match.push({ do: 'choose-pile', first: first.length, shown }, scope);
}

/** The two piles, which are a hand again. Where somebody imagines the match, `first` cards are drawn for the first. */
function unite(match: M, seat: Seat, first: number): readonly [first: Instance[], second: Instance[]] {
  const { instances } = match;
  const hand = instances.list(instances.layout.base.hand + seat);
  let piles = halves(instances, hand);
  if (piles[0].length === 0) {
    for (let i = 0; i < first; i++) {
      const drawn = i + match.rng.below(hand.length - i, CARDS);
      [hand[i], hand[drawn]] = [hand[drawn], hand[i]];
    }
    piles = [hand.slice(0, first), hand.slice(first)];
  }
  instances.notes = instances.notes.filter(({ aspect }) => aspect !== FIRST_PILE);
  return piles;
}

/** DUN-ATTACK-21 */
function loseNext(match: M, seat: Seat): void {
  match.world.adventurers[seat].lostTurns++;
  match.tell({ type: 'will-lose-turn', seat });
}

function retreats(match: M, seat: Seat): readonly Space[] {
  const { spaces } = refuges(match.world, seat, passableDoors(match, seat), false);
  // DUN-ATTACK-20
  return spaces.length > 0 ? spaces : refuges(match.world, seat, 0, true).spaces;
}

/** DUN-HIDDEN-7: is a refuge the nearest only because the Secret Door card opens doors that he has not found? */
function needsCard(match: M, seat: Seat, to: Space): boolean {
  const { world } = match;
  const withCard = refuges(world, seat, passableDoors(match, seat), false);
  if (!withCard.spaces.includes(to)) return false;
  const without = refuges(world, seat, world.adventurers[seat].doors, false);
  return !without.spaces.includes(to) || without.steps > withCard.steps;
}

/** DUN-ATTACK-2, DUN-DEATH-1, 2, 5, 6, 9, DUN-INV-18 */
function die(match: M, seat: Seat): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  const adventurer = world.adventurers[seat];
  const killer = engaged(match, seat);
  const { space, type } = adventurer;
  dropAll(match, seat);
  match.tell({ type: 'died', seat, card: killer, space, adventurer: type });
  leaveBehind(match, seat);
  adventurer.space = START;
  adventurer.type = NO_TYPE;
  adventurer.doors = 0;
  adventurer.lostTurns = 0;
  instances.pour(base.spells + seat, base.supply);
  match.push({ do: 'choose-adventurer' }, scopeOf(seat));
}

const questions: Questions<World, AttackQuestion> = {
  /** DUN-CHOICE-17 */
  'drop-which': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const { instances } = match;
      for (let c = instances.first(instances.layout.base.hand + seat); c !== NONE; c = instances.next(c))
        options.add(`drop:${c}`, { do: 'drop', card: c });
    },
  },

  /** DUN-CHOICE-18, DUN-ATTACK-11: what is picked is the first pile, the rest the second. */
  split: {
    kind: 'draft',
    options(match, _question, { seat }, options, picks) {
      const { instances } = match;
      const hand = instances.layout.base.hand + seat;
      if (picks.length > 0) options.add('done', DONE);
      if (picks.length === instances.size(hand) - 1) return;
      for (let c = instances.first(hand); c !== NONE; c = instances.next(c)) {
        const id = `first:${c}`;
        if (!picks.includes(id)) options.add(id, { do: 'first', card: c });
      }
    },
    finish(match, { shown }, scope, picks) {
      const { instances } = match;
      const { seat } = scope;
      const first: Instance[] = [];
      for (const pick of picks) if (pick !== 'done') first.push(Number(pick.slice('first:'.length)));
      const second = instances.size(instances.layout.base.hand + seat) - first.length;
      match.tell({ type: 'split', seat, first: first.length, second });
      divide(match, first, shown, scope);
    },
  },

  /** DUN-CHOICE-19 */
  'choose-pile': {
    kind: 'ask',
    lone: 'ask',
    seat: (match, _question, { seat }) => leftOf(match, seat),
    options(_match, { first, shown }, _scope, options) {
      options.add('keep:1', { do: 'keep-pile', keep: 0, first, shown });
      options.add('keep:2', { do: 'keep-pile', keep: 1, first, shown });
    },
  },

  /** DUN-CHOICE-20 */
  'retreat-where': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      for (const to of retreats(match, seat)) options.add(`to:${nameOf(to)}`, { do: 'retreat-to', to });
    },
  },
};

export const attacks: Chapter<World, Attack, AttackQuestion> = { handlers, questions };
