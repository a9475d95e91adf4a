/** DNR-CARD-8, DNR-CARD-9, OPTDECKS: Adventure cards are drawn, from the one deck or from one of two. */
import { type Chapter, type Handlers, NONE, type Questions, type Seat, scopeOf } from '@underhall/kernel';
import { orNothing } from '../effects/otherwise.ts';
import type { M, World } from '../world.ts';
import { hasCards, type Pile, pilesIn, topOf } from './piles.ts';

export type Drawing =
  /** So many cards one after the other, each from a deck of the player's choice. */
  { readonly do: 'draw-cards'; readonly cards: number } | { readonly do: 'draw-from'; readonly pile: Pile };
export type DrawQuestion = { readonly do: 'draw-which' };

/** A player draws so many cards, before anything else happens. */
export function drawCards(match: M, seat: Seat, cards: number): void {
  if (match.world.apart) match.push({ do: 'draw-cards', cards }, scopeOf(seat));
  else for (let left = cards; left > 0; left--) drawFrom(match, seat, 'all');
}

function drawFrom(match: M, seat: Seat, pile: Pile): void {
  const { instances } = match;
  const card = topOf(match, pile);
  if (card === NONE) return;
  instances.toBottom(card, instances.layout.base.hand + seat);
  if (match.sink) match.tell({ type: 'drew', seat, card, pile });
}

const handlers: Handlers<World, Drawing> = {
  /** DNR-OPTDECKS-2 */
  'draw-cards'(match, { cards }, scope) {
    if (cards < 1 || match.world.heroes[scope.seat].out) return;
    match.push({ do: 'draw-cards', cards: cards - 1 }, scope);
    match.push({ do: 'draw-which' }, scope);
  },

  'draw-from'(match, { pile }, { seat }) {
    drawFrom(match, seat, pile);
  },
};

const questions: Questions<World, DrawQuestion> = {
  /** CH-4, DNR-OPTDECKS-4 */
  'draw-which': {
    kind: 'ask',
    midway: true,
    options(match, _question, _scope, options) {
      for (const pile of pilesIn(match))
        if (hasCards(match, pile)) options.add(`draw:${pile}`, { do: 'draw-from', pile });
        else options.forbid(`draw:${pile}`, 'DNR-OPTDECKS-4', 'deck-empty');
      orNothing(options);
    },
  },
};

export const drawing: Chapter<World, Drawing, DrawQuestion> = { handlers, questions };
