/** Who is meant by the words of a text (GRAMMAR 1.1). */
import { type Instance, NONE, type Scope, type Seat } from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import type { Who } from '../language/words.ts';
import type { M } from '../world.ts';

/** The player in whose hand, Pack or Inventory a card lies; of an Attachment, that of its host. NONE if it is nobody's. */
export function holderOf(match: M, card: Instance): Seat {
  if (card === NONE) return NONE;
  const { instances } = match;
  const { layout } = instances;
  const zone = instances.zoneOf(card);
  const { per } = layout.spec(zone);
  if (per === 'seat') return layout.key(zone);
  return layout.name(zone) === 'attached' ? holderOf(match, layout.key(zone)) : NONE;
}

/** The player who is meant, or NONE: he has left the game, or there is nobody. */
export function playerOf(match: M, who: Who, scope: Scope): Seat {
  const seat = named(match, who, scope);
  return seat === NONE || match.world.heroes[seat].out ? NONE : seat;
}

function named(match: M, who: Who, { seat, card, it }: Scope): Seat {
  if (who === 'you') return seat;
  if (who === 'holder') return holderOf(match, card);
  if (who === 'foe') return NONE;
  const hero = seatOfHero(match, it);
  return hero === NONE ? holderOf(match, it) : hero;
}
