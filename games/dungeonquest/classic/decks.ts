/** Decks and discard piles: where cards come from and where they go (DQ-ENC-5, 7, 16, 17). */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import type { DeckName } from './content.ts';
import { dropDetermination } from './tests.ts';
import { BELOW, cardFace, type M } from './world.ts';

/** DQ-ENC-5, DQ-ENC-16: the top card; an empty deck is first made anew from its discard pile. NONE if both are empty. */
export function topOf(match: M, deck: DeckName): Instance {
  const { instances } = match;
  const { base } = instances.layout;
  if (instances.first(base[deck]) === NONE && deck !== 'rune' && deck !== 'dragon') {
    const discard = base[`${deck}-discard`];
    if (instances.first(discard) !== NONE) {
      instances.pour(discard, base[deck]);
      match.shuffle(base[deck]);
      match.tell({ type: 'reshuffled', deck });
    }
  }
  return instances.first(base[deck]);
}

/** Puts a card where it goes when it is done with, and ends everything that hung on it. */
export function discardCard(match: M, card: Instance, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const hero = match.world.heroes[seat];
  const deck = cardFace(match, card).back;
  if (hero.bonuses.length > 0) hero.bonuses = hero.bonuses.filter(([from]) => from !== card);
  if (hero.retries.length > 0) hero.retries = hero.retries.filter((kept) => kept !== card);
  dropDetermination(match, seat, `card:${card}`);
  // DQ-CAT-15: even a card that says to discard it joins the pile of the trip.
  if (deck === 'catacomb' && hero.state === BELOW) instances.toTop(card, base.trip + seat);
  // DQ-RUNE-2
  else if (deck === 'rune') instances.toTop(card, base.removed);
  else instances.toTop(card, base[`${deck}-discard`]);
}

/** Everything drawn and not done with is discarded: the encounter is over, whatever ended it (DQ-MON-18). */
export function discardDrawn(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (const zone of [base.drawn + seat, base['drawn-secret'] + seat]) {
    while (instances.first(zone) !== NONE) discardCard(match, instances.first(zone), seat);
  }
}
