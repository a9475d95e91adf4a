/** The cards in play that say something about a hero: his own, those that lie before him, the Quests he is under. */
import { type Instance, NONE, type Seat, type Zone } from '@underhall/kernel';
import { isMinion } from '../cards.ts';
import type { Card } from '../content/cards.ts';
import { NO_TEXT, type Text } from '../content/texts.ts';
import { applicable } from '../heroes/stack.ts';
import type { M } from '../world.ts';

/** What a card says while it is in play. */
export function textOn(face: Card): Text {
  if (face.back === 'hero') return face.ability;
  return face.back === 'map' ? NO_TEXT : face.effect;
}

/** Whom a text is about if it names nobody: the hero, or the card it is attached to (GRAMMAR 1.1). */
export type AboutWhom = 'hero' | 'host';
type Visit = (card: Instance, about: AboutWhom) => void;

export function lookAtSources(match: M, seat: Seat, visit: Visit): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const hero = world.heroes[seat];
  if (hero.out || hero.card === NONE) return;
  for (const card of applicable(match, seat)) visit(card, 'hero');
  lookInto(match, base.attached + hero.card, 'hero', visit);
  lookInto(match, base.boons + seat, 'hero', visit);
  lookInto(match, base.treasures + seat, 'hero', visit);
  lookInto(match, base.banes + seat, 'hero', visit);
  lookInto(match, base.quests + seat, 'hero', visit);
  lookInto(match, base.completed + seat, 'hero', visit);
  // DNR-QEFFECT-2
  lookInto(match, base.global, 'hero', visit);
}

function lookInto(match: M, zone: Zone, about: AboutWhom, visit: Visit): void {
  const { instances } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    // What a Minion says, and what lies on it, is about the monster alone.
    if (isMinion(match, card)) continue;
    visit(card, about);
    const on = instances.layout.base.attached + card;
    if (instances.first(on) !== NONE) lookInto(match, on, 'host', visit);
  }
}
