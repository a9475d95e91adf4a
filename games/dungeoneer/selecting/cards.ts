/** Selecting Adventure cards: `treasure[play,it]`, `card[discard]`. */
import { type Instance, NONE, type Seat, type Zone } from '@underhall/kernel';
import { deckZone, discardZones, pilesIn } from '../cards/piles.ts';
import { adventure, isMinion } from '../cards.ts';
import type { AdventureCard } from '../content/cards.ts';
import { CARD_NOUNS, flagBit } from '../language/nouns.ts';
import type { Selector, Test } from '../language/selectors.ts';
import type { M } from '../world.ts';
import { numberFits, wordFits } from './compare.ts';

export type Cards = Selector<(typeof CARD_NOUNS)[number]>;

/** Does it name Adventure cards? */
export function isCards(selector: Selector): selector is Cards {
  return (CARD_NOUNS as readonly string[]).includes(selector.noun);
}

const HAND = flagBit('card', 'hand');
const PLAY = flagBit('card', 'play');
const MINE = flagBit('card', 'mine');
const IT = flagBit('card', 'it');
const DISCARD = flagBit('card', 'discard');
const DECK = flagBit('card', 'deck');
const ATTACHMENT = flagBit('card', 'attachment');
const UPKEEP = flagBit('card', 'upkeep');
const GLORY = flagBit('card', 'glory');
const PERIL = flagBit('card', 'peril');

/** What is printed on it: kind, flags and tests. */
function printedFits(card: AdventureCard, { noun, flags, tests }: Cards): boolean {
  const glory = card.kind === 'boon' || card.kind === 'treasure';
  if (noun === 'trap' ? card.category !== 'trap' : noun !== 'card' && noun !== card.kind) return false;
  if (flags & ATTACHMENT && card.duration !== 'attachment') return false;
  if (flags & UPKEEP && card.upkeep === 0) return false;
  if (flags & GLORY && !glory) return false;
  if (flags & PERIL && glory) return false;
  for (const test of tests) if (!fits(card, test)) return false;
  return true;
}

function fits(card: AdventureCard, test: Test): boolean {
  switch (test.key) {
    case 'cost':
      return numberFits(card.cost, test);
    case 'kind':
      return wordFits(card.category, test);
    case 'name':
      return wordFits(card.id, test);
    default:
      return wordFits(card.duration, test);
  }
}

/** Is it one of those, where it lies? `mine` and `it` are cards of this seat. */
export function cardFits(match: M, card: Instance, selector: Cards, seat: Seat): boolean {
  const { layout } = match.instances;
  const zone = match.instances.zoneOf(card);
  const where = layout.name(zone);
  const { flags } = selector;
  if (flags & HAND && where !== 'hand') return false;
  if (flags & PLAY && where !== 'boons' && where !== 'treasures' && where !== 'banes') return false;
  if (flags & DISCARD && !discardZones(match).includes(zone)) return false;
  if (flags & (MINE | IT) && layout.key(zone) !== seat) return false;
  return printedFits(adventure(match, card), selector) || isMinionAmong(match, card, selector);
}

/** DNR-MINION-1: where Treasures in play are named, Minions are among them. */
function isMinionAmong(match: M, card: Instance, { noun, flags, tests }: Cards): boolean {
  return (
    noun === 'treasure' && !(flags & (ATTACHMENT | UPKEEP)) && tests.length === 0 && isMinion(match, card)
  );
}

/** The zones that a selector looks into, for the cards of a seat. */
function zonesOf(match: M, { noun, flags }: Cards, seat: Seat): Zone[] {
  const { base } = match.instances.layout;
  if (flags & HAND) return [base.hand + seat];
  if (flags & DISCARD) return discardZones(match);
  if (flags & DECK) return pilesIn(match).map((pile) => deckZone(match, pile));
  if (noun === 'boon') return [base.boons + seat];
  if (noun === 'treasure') return [base.treasures + seat];
  return [base.boons + seat, base.treasures + seat, base.banes + seat];
}

/** Cards that a selector names, of a seat where it matters whose. */
export function cardsThatFit(match: M, selector: Cards, seat: Seat): Instance[] {
  const { instances } = match;
  const found: Instance[] = [];
  for (const zone of zonesOf(match, selector, seat))
    for (let card = instances.first(zone); card !== NONE; card = instances.next(card))
      if (printedFits(adventure(match, card), selector) || isMinionAmong(match, card, selector))
        found.push(card);
  return found;
}
