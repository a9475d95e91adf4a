/** Who plays a monster against somebody: whose fate he decides, and what he may leave to a bot. */
import type { Seat } from '@underhall/kernel';
import { MONSTERS_BY_BOTS } from '../chores.ts';
import type { M } from './world.ts';

/** Who plays a monster decides what becomes of the hero that meets it. */
export function concerned({ world: { fight } }: M, seat: Seat): Seat {
  return fight && fight.player === seat ? fight.hero : seat;
}

/** What is asked of whoever plays a monster in a combat is asked for the monster; windows are his own. */
export function standIn({ world: { fight }, agenda }: M, seat: Seat): string | undefined {
  if (!fight || fight.player !== seat || fight.hero === seat) return undefined;
  return agenda.at(-1)?.do === 'window' ? undefined : MONSTERS_BY_BOTS;
}
