/** OPTCLOAK: Cloak and Dagger, Loot that others do not see. */
import { NONE, type Seat } from '@underhall/kernel';
import { attributesOf } from '../tests.ts';
import { cardFace } from '../world.ts';
import { type M, optional } from './world.ts';

/** DQ-OPTCLOAK-8: Loot that changes the attribute is shown. */
export function showHelpfulLoot(match: M, seat: Seat, attribute: string): void {
  if (!optional(match).cloak) return;
  const { instances } = match;
  const names = attributesOf(attribute);
  for (
    let card = instances.first(instances.layout.base.loot + seat);
    card !== NONE;
    card = instances.next(card)
  ) {
    if (cardFace(match, card).bonuses.some((bonus) => names.includes(bonus.attribute)))
      instances.reveal(card, 0xffff);
  }
}
