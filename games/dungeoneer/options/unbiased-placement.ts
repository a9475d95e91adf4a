/** OPTUNBIASED: nobody lays a Map card that one of his own Personal Quests names. */
import type { Instance, Seat } from '@underhall/kernel';
import { mapCard, quest } from '../cards.ts';
import { isNamed } from '../quests/dealing.ts';
import type { M } from '../world.ts';
import { isPlayed } from './played.ts';

/** DNR-OPTUNBIASED-4..6, DNR-OPTUNBIASED-8: is it named by a Quest of his that he has not completed? Of two places the first counts. */
function requires(match: M, seat: Seat, card: Instance): boolean {
  const { instances } = match;
  const own = instances.list(instances.layout.base.quests + seat);
  return own.some((one) => isNamed(quest(match, one).location, mapCard(match, card)));
}

/** DNR-OPTUNBIASED-1..3: who lays a card that this player has drawn: he himself, or the first to his left who does not need it. */
export function whoLays(match: M, seat: Seat, card: Instance): Seat {
  if (!isPlayed(match, 'optunbiased')) return seat;
  const { heroes } = match.world;
  return match.seatsFrom(seat).find((one) => !heroes[one].out && !requires(match, one, card)) ?? seat;
}
