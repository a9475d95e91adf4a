/** The cards of a combat: drawing them, and putting everything back when it is over. */
import { type Instance, NONE, type Zone } from '@underhall/kernel';
import { type ClassicSpec, combatFace, type M } from '../world.ts';
import { type Combat, HERO, isPowerCard, isVariant, MONSTER, ownerOf, type Side, seatOf } from './state.ts';

/** DQ-COMBAT-5 */
const HAND = 5;

/** The Power deck of a side. */
export function powerDeck(match: M, combat: Combat, side: Side): Zone {
  return powerDeckOf(match, ownerOf(match, combat, side));
}

function powerDeckOf(match: M, owner: string): Zone {
  const { owners } = match.game.spec as ClassicSpec;
  return match.instances.layout.base.power + owners.indexOf(owner);
}

/** The top card of the Combat deck, or NONE if there is no card left at all. */
export function topCombatCard(match: M): Instance {
  const { instances } = match;
  const { base } = instances.layout;
  if (instances.first(base.combat) === NONE) renewDeck(match);
  return instances.first(base.combat);
}

/** DQ-COMBAT-9 */
function renewDeck(match: M): void {
  const { base } = match.instances.layout;
  const renewed =
    ordinaryCardsToDeck(match, base['combat-discard']) || ordinaryCardsToDeck(match, base['combat-stack']);
  if (!renewed) return;
  match.shuffle(base.combat);
  match.tell({ type: 'reshuffled', deck: 'combat' });
}

/** Power cards never get into the Combat deck. */
function ordinaryCardsToDeck(match: M, zone: Zone): boolean {
  const { instances } = match;
  let found = false;
  for (let card = instances.first(zone); card !== NONE; ) {
    const next = instances.next(card);
    if (!isPowerCard(match, card)) {
      instances.toBottom(card, instances.layout.base.combat);
      found = true;
    }
    card = next;
  }
  return found;
}

/** DQ-COMBAT-5, DQ-COMBAT-7, DQ-COMBAT-8: draws up to five, Power card included; what was not played is still there. */
export function fillHand(match: M, side: Side): void {
  const missing = HAND - match.instances.size(match.instances.layout.base.hand + side);
  if (missing > 0) drawToHand(match, side, missing);
}

/** Told to all; only the side that holds them sees which they are (DQ-HIDDEN-10). */
export function tellDrawn(match: M, combat: Combat, side: Side, count: number): void {
  if (!match.sink || count === 0) return;
  const cards = match.instances.list(match.instances.layout.base.hand + side).slice(-count);
  match.tell({
    type: 'combat-cards',
    seat: seatOf(combat, side),
    side: side === HERO ? 'hero' : 'monster',
    round: combat.round,
    cards,
  });
}

export function drawToHand(match: M, side: Side, count: number): number {
  const { instances } = match;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = topCombatCard(match);
    if (card === NONE) break;
    instances.toBottom(card, instances.layout.base.hand + side);
  }
  return drawn;
}

/**
 * DQ-COMBAT-36, DQ-ESC-13, DQ-INV-22: the Power cards return to their decks, and the whole Combat deck is put
 * together. Both are shuffled at once, so that a top card is always a random one (DQ-MON-6). Nothing is shown of
 * what was still in a hand (DQ-HIDDEN-18).
 */
export function gatherCards(match: M, combat: Combat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const inDeck = instances.size(base.combat);
  gather(match, base['combat-stack']);
  gather(match, base['combat-discard']);
  gatherBoth(match, base.hand);
  gatherBoth(match, base.played);
  gatherBoth(match, base.damage);
  gatherBoth(match, base.escape);
  if (!isVariant(combat) || instances.size(base.combat) > inDeck) match.shuffle(base.combat);
  match.shuffle(powerDeck(match, combat, HERO));
  match.shuffle(powerDeck(match, combat, MONSTER));
}

function gatherBoth(match: M, zones: Zone): void {
  gather(match, zones + HERO);
  gather(match, zones + MONSTER);
}

function gather(match: M, zone: Zone): void {
  const { instances } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.first(zone)) {
    const { owner } = combatFace(match, card);
    instances.toBottom(card, owner === undefined ? instances.layout.base.combat : powerDeckOf(match, owner));
  }
}
