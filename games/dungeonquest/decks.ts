/** Decks and discard piles: where cards come from and where they go (DQ-ENC-5, DQ-ENC-7, DQ-ENC-16, DQ-ENC-17). */
import { type Instance, NONE, type Seat, type Zone } from '@underhall/kernel';
import { DECK_NAMES, type DeckName } from './content.ts';
import { BELOW, cardFace, editionOf, type M } from './world.ts';

/** The decks that are drawn from: those of both editions, and the monster cards of the Revised Edition. */
type Drawn = DeckName | 'monster';

/** The zone each deck is discarded to. */
const DISCARDS = Object.fromEntries(
  [...DECK_NAMES, 'monster'].map((deck) => [deck, `${deck}-discard`]),
) as Record<Drawn, string>;

/** DQ-ENC-5, DQ-ENC-16, DQ-TREAS-22: the top card; an empty deck is first made anew from its discard pile. NONE if both are empty. */
export function topOf(match: M, deck: Drawn): Instance {
  const { instances } = match;
  const { base } = instances.layout;
  if (instances.first(base[deck]) === NONE && deck !== 'rune' && deck !== 'dragon') {
    const discard = base[DISCARDS[deck]];
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
  // DQ-ENC-8
  if (hero.retries.length > 0) hero.retries = hero.retries.filter((kept) => kept !== card);
  editionOf(match).determination.cardGone(match, seat, card);
  // DQ-CAT-15, DQR-CATA-11: even a card that says to discard it joins the pile of the trip.
  if (deck === 'catacomb' && hero.state === BELOW && editionOf(match).catacombs.joinsTrip(match, card, seat))
    instances.toTop(card, base.trip + seat);
  // DQ-RUNE-2
  else if (deck === 'rune') instances.toTop(card, base.removed);
  // DQ-ENC-7, DQ-DOOR-10
  else instances.toTop(card, base[DISCARDS[deck]]);
}

/** Where cards lie that a seat has drawn and not done with. (An edition that draws nothing in secret has one place only.) */
export function drawnBy({ instances }: Pick<M, 'instances'>, seat: Seat): readonly Zone[] {
  const { drawn, 'drawn-secret': secret } = instances.layout.base;
  return secret === undefined ? [drawn + seat] : [drawn + seat, secret + seat];
}

/** Everything drawn and not done with is discarded: the encounter is over, whatever ended it (DQ-MON-18). */
export function discardDrawn(match: M, seat: Seat): void {
  for (const zone of drawnBy(match, seat)) discardAll(match, zone, seat);
}

function discardAll(match: M, zone: Zone, seat: Seat): void {
  const { instances } = match;
  while (instances.first(zone) !== NONE) discardCard(match, instances.first(zone), seat);
}
