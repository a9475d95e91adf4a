/** Cards: `draw`, `fetch`, `discard`, `return`, `reveal`, and cards that are given up as a price. */
import {
  type Audience,
  CARDS,
  type Chapter,
  EVERYBODY,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
  type Zone,
} from '@underhall/kernel';
import { drawCards } from '../cards/drawing.ts';
import { deckZone, PILES, type Pile, pilesIn } from '../cards/piles.ts';
import { discardCard, returnToHand, toHand } from '../cards/zones.ts';
import { isMonsterImmune } from '../combat/monsters.ts';
import type { Card } from '../content/cards.ts';
import { worth } from '../language/amounts.ts';
import type { Deed } from '../language/says.ts';
import { type Cards, cardsThatFit } from '../selecting/cards.ts';
import type { M, World } from '../world.ts';
import { orNothing } from './otherwise.ts';
import { playerOf } from './people.ts';

export type CardVerb =
  | Extract<Deed, { readonly do: 'draw' | 'fetch' | 'discard' | 'return' | 'reveal' }>
  /** The top cards of a deck are shown. */
  | { readonly do: 'look'; readonly pile: Pile; readonly cards: number; readonly audience: Audience }
  | {
      readonly do: 'lose-card';
      readonly card: Instance;
      readonly how: Lost;
      readonly whose: Seat;
      readonly then: CardVerbQuestion | null;
    };

/** What becomes of a card that is chosen. */
type Lost = 'discard' | 'return' | 'fetch';

export type CardVerbQuestion =
  /** So many cards of the current player are chosen one after the other. */
  | {
      readonly do: 'choose-cards';
      readonly of: Cards;
      readonly left: number;
      readonly whose: Seat;
      readonly how: Lost;
    }
  /** DNR-OPTDECKS-8 */
  | { readonly do: 'look-which'; readonly cards: number; readonly audience: Audience }
  /** DNR-QSAC-3 */
  | { readonly do: 'give-cards'; readonly of: Cards; readonly left: number; readonly you: Seat };

function choose(
  match: M,
  question: Extract<CardVerbQuestion, { do: 'choose-cards' }>,
  by: Seat,
  scope: Scope,
): void {
  if (question.left < 1 || cardsThatFit(match, question.of, question.whose).length === 0) return;
  match.push(question, scopeOf(by, scope.card, scope.value, scope.it));
}

/** DNR-QSLAY-12, DNR-ORDER-6 */
function resists(match: M, card: Instance): boolean {
  return (match.face(card) as Card).back !== 'adventure' || isMonsterImmune(match, card, 'discard');
}

const handlers: Handlers<World, CardVerb> = {
  draw(match, { cards }, scope) {
    const seat = playerOf(match, 'it', scope);
    if (seat === NONE) return;
    drawCards(match, seat, worth(cards, scope.value));
  },

  /** DNR-QUEST-14 */
  fetch(match, { cards, of, by }, scope) {
    const whose = playerOf(match, 'it', scope);
    const chooser = playerOf(match, by, scope);
    if (whose === NONE || chooser === NONE) return;
    choose(
      match,
      { do: 'choose-cards', of, left: worth(cards, scope.value), whose, how: 'fetch' },
      chooser,
      scope,
    );
  },

  /** DNR-CARRY-10 */
  discard(match, { what, cards, of, by }, scope) {
    if (of === null) {
      const card = what === 'this' ? scope.card : scope.it;
      if (!resists(match, card)) discardCard(match, card);
      return;
    }
    const whose = playerOf(match, 'it', scope);
    if (whose === NONE) return;
    const left = worth(cards, scope.value);
    if (by === 'random') discardRandom(match, of, left, whose);
    else {
      const chooser = by === 'owner' ? whose : playerOf(match, by, scope);
      if (chooser !== NONE)
        choose(match, { do: 'choose-cards', of, left, whose, how: 'discard' }, chooser, scope);
    }
  },

  return(match, { what, cards, of }, scope) {
    if (of === null) {
      const card = what === 'this' ? scope.card : scope.it;
      if (!resists(match, card)) returnToHand(match, card);
      return;
    }
    const whose = playerOf(match, 'it', scope);
    if (whose === NONE) return;
    choose(
      match,
      { do: 'choose-cards', of, left: worth(cards, scope.value), whose, how: 'return' },
      whose,
      scope,
    );
  },

  /** DNR-HIDDEN-1, DNR-HIDDEN-3 */
  reveal(match, { what, cards, to }, scope) {
    const seat = playerOf(match, 'it', scope);
    if (seat === NONE) return;
    const count = worth(cards, scope.value);
    const audience = to === 'all' ? EVERYBODY : 1 << scope.seat;
    const [pile, ...others] = pilesIn(match);
    if (what === 'deck' && others.length > 0) match.push({ do: 'look-which', cards: count, audience }, scope);
    else if (what === 'deck') match.push({ do: 'look', pile, cards: count, audience }, scope);
    else show(match, seat, 'hand', match.instances.layout.base.hand + seat, count, audience);
  },

  look(match, { pile, cards, audience }, { seat }) {
    show(match, seat, 'deck', deckZone(match, pile), cards, audience);
  },

  'lose-card'(match, { card, how, whose, then }, scope) {
    if (then !== null) match.push(then, scope);
    if (how === 'discard') discardCard(match, card);
    else if (how === 'return') returnToHand(match, card);
    else {
      match.tell({ type: 'fetched', seat: whose, card });
      toHand(match, card, whose);
    }
  },
};

function show(
  match: M,
  seat: Seat,
  what: 'hand' | 'deck',
  zone: Zone,
  count: number,
  audience: Audience,
): void {
  const cards = match.instances.list(zone).slice(0, count);
  for (const card of cards) match.instances.reveal(card, audience);
  match.tell({ type: 'revealed', seat, what, cards }, audience);
}

function discardRandom(match: M, of: Cards, count: number, whose: Seat): void {
  for (let left = count; left > 0; left--) {
    const found = cardsThatFit(match, of, whose);
    if (found.length === 0) return;
    discardCard(match, found[match.rng.below(found.length, CARDS)]);
  }
}

const questions: Questions<World, CardVerbQuestion> = {
  /** CH-40, CH-28 */
  'choose-cards': {
    kind: 'ask',
    midway: true,
    options(match, { of, left, whose, how }, _scope, options) {
      const found = cardsThatFit(match, of, whose);
      const more = left > 1 && found.length > 1;
      const then: CardVerbQuestion | null = more
        ? { do: 'choose-cards', of, left: left - 1, whose, how }
        : null;
      for (const card of found) options.add(`${how}:${card}`, { do: 'lose-card', card, how, whose, then });
      orNothing(options);
    },
  },

  'look-which': {
    kind: 'ask',
    midway: true,
    options(_match, { cards, audience }, _scope, options) {
      for (const pile of PILES) options.add(`look:${pile}`, { do: 'look', pile, cards, audience });
    },
  },

  /** CH-27 */
  'give-cards': {
    kind: 'ask',
    midway: true,
    options(match, { of, left, you }, { seat }, options) {
      const then: CardVerbQuestion | null = left > 1 ? { do: 'give-cards', of, left: left - 1, you } : null;
      for (const card of cardsThatFit(match, of, seat))
        options.add(`discard:${card}`, { do: 'lose-card', card, how: 'discard', whose: seat, then });
      orNothing(options);
    },
  },
};

export const cardVerbs: Chapter<World, CardVerb, CardVerbQuestion> = { handlers, questions };
