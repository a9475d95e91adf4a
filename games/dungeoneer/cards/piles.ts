/** DNR-OPTDECKS-3: the Adventure deck with its discard pile, or a Glory and a Peril deck with one each. */
import { type Instance, NONE, type Zone } from '@underhall/kernel';
import { adventure } from '../cards.ts';
import { GRADES, isGlory } from '../content/cards.ts';
import type { M } from '../world.ts';

export const PILES = ['glory', 'peril'] as const;
/** One of the two decks; `all` where there is but one. */
export type Pile = (typeof PILES)[number] | 'all';

/** The decks there are. */
export function pilesIn({ world }: Pick<M, 'world'>): readonly Pile[] {
  return world.apart ? PILES : ALL;
}

const ALL: readonly Pile[] = ['all'];

/** DNR-OPTGRADE-2: of the grade in play; those of the others lie untouched. */
export function deckZone({ instances, world }: Pick<M, 'instances' | 'world'>, pile: Pile): Zone {
  const { base } = instances.layout;
  return pile === 'all' ? base.deck : base[`${pile}-deck`] + world.grade;
}

function discardZone({ instances }: Pick<M, 'instances'>, pile: Pile): Zone {
  const { base } = instances.layout;
  return pile === 'all' ? base.discard : base[`${pile}-discard`];
}

/** DNR-OPTDECKS-8: a text that speaks of the discard pile means both. */
export function discardZones(match: Pick<M, 'instances' | 'world'>): Zone[] {
  return pilesIn(match).map((pile) => discardZone(match, pile));
}

function pileOf(match: Pick<M, 'face' | 'world'>, card: Instance): Pile {
  if (!match.world.apart) return 'all';
  return isGlory(adventure(match, card)) ? 'glory' : 'peril';
}

/** The deck that a card belongs to. */
export function deckFor(match: M, card: Instance): Zone {
  return deckZone(match, pileOf(match, card));
}

/** Where a card goes that is discarded; out of the game if the decks of a later grade are in play (DNR-OPTGRADE-8). */
export function discardFor(match: M, card: Instance): Zone {
  const { world, instances } = match;
  const old = world.grade > world.grades[0] && GRADES.indexOf(adventure(match, card).grade) < world.grade;
  return old ? instances.layout.base.gone : discardZone(match, pileOf(match, card));
}

/** DNR-CARD-8, DNR-OPTDECKS-3: the next card, after the discard pile was shuffled where the deck is empty; or NONE. */
export function topOf(match: M, pile: Pile): Instance {
  const { instances } = match;
  const deck = deckZone(match, pile);
  if (instances.first(deck) === NONE) {
    instances.pour(discardZone(match, pile), deck);
    match.shuffle(deck);
  }
  return instances.first(deck);
}

/** Is there a card to draw, in the deck or its discard pile? */
export function hasCards(match: M, pile: Pile): boolean {
  const { instances } = match;
  return instances.size(deckZone(match, pile)) + instances.size(discardZone(match, pile)) > 0;
}
