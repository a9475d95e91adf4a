/** The cards in play that say something about a hero: his own, those that lie before him, the Quests he is under. */
import { type Instance, NONE, type Seat, type Zone } from '@underhall/kernel';
import { isMinion } from '../cards.ts';
import type { Card } from '../content/cards.ts';
import { NO_TEXT, type Text } from '../content/texts.ts';
import { applicable } from '../heroes/stack.ts';
import type { M } from '../world.ts';

export interface Source {
  readonly card: Instance;
  /** Whom its text is about if it names nobody: the hero, or the card it is attached to (GRAMMAR 1.1). */
  readonly about: 'hero' | 'host';
}

/** What a card says while it is in play. */
export function textOn(face: Card): Text {
  if (face.back === 'hero') return face.ability;
  return face.back === 'map' ? NO_TEXT : face.effect;
}

export function sourcesOf(match: M, seat: Seat): Source[] {
  const { world, instances } = match;
  const { base } = instances.layout;
  const hero = world.heroes[seat];
  if (hero.out || hero.card === NONE) return [];
  const found: Source[] = applicable(match, seat).map((card) => ({ card, about: 'hero' }));
  const enter = (zone: Zone, about: Source['about']): void => {
    for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
      // What a Minion says, and what lies on it, is about the monster alone.
      if (isMinion(match, card)) continue;
      found.push({ card, about });
      enter(base.attached + card, 'host');
    }
  };
  enter(base.attached + hero.card, 'hero');
  for (const zone of [base.boons, base.treasures, base.banes, base.quests, base.completed])
    enter(zone + seat, 'hero');
  // DNR-QEFFECT-2
  enter(base.global, 'hero');
  return found;
}
