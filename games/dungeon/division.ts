/**
 * DUN-HIDDEN-14: treasure that is divided into two piles. Moving the cards would tell their levels, because a card has
 * its number for good, so they stay in the hand and the first pile is a note that only its owner can read.
 */
import type { Instance, View } from '@underhall/kernel';
import type { M, World } from './world.ts';

/** What its owner knows of a card in the first pile. */
export const FIRST_PILE = 'first-pile';

/** `first`: how many cards the first pile has. */
export interface ChoosePile {
  readonly do: 'choose-pile';
  readonly first: number;
  readonly shown: readonly string[];
}

/** A hand by its piles: with nothing in the first for those who do not know the division. */
export function halves(
  { notes }: Pick<M['instances'], 'notes'>,
  hand: readonly Instance[],
): [first: Instance[], second: Instance[]] {
  const marked = new Set(notes.filter(({ aspect }) => aspect === FIRST_PILE).map(({ card }) => card));
  return [hand.filter((card) => marked.has(card)), hand.filter((card) => !marked.has(card))];
}

interface Division {
  /** The cards of the two piles, as far as the viewer knows them. */
  readonly piles: readonly (readonly Instance[])[];
  readonly sizes: readonly number[];
}

const UNDIVIDED: Division = { piles: [[], []], sizes: [0, 0] };

/** The treasure that lies divided while a neighbour chooses. */
export function divisionIn(view: View<World>): Division {
  const at = view.agenda.findLastIndex((effect) => effect.do === 'choose-pile');
  if (at < 0) return UNDIVIDED;
  const { first } = view.agenda[at] as ChoosePile;
  const hand = view.instances.list(view.zone('hand', view.scopes[at].seat));
  const piles = halves(view.instances, hand);
  const sizes = [first, hand.length - first];
  return { piles: piles[0].length > 0 ? piles : [[], []], sizes };
}
