/** Who plays a Monster against somebody: whose fate he decides, and what he may leave to a bot. */
import type { Seat } from '@underhall/kernel';
import { MONSTERS_BY_BOTS } from '../chores.ts';
import type { M } from './world.ts';

/** Who plays a Monster decides what becomes of the Hero that meets it. */
export function concerned({ world: { combat } }: M, seat: Seat): Seat {
  return combat && combat.kind !== '' && combat.opponent === seat ? combat.hero : seat;
}

/** What is asked of whoever plays a Monster in a combat is asked for the Monster; windows are his own. */
export function standIn({ world: { combat }, agenda }: M, seat: Seat): string | undefined {
  if (!combat || combat.kind === '' || combat.opponent !== seat || combat.hero === seat) return undefined;
  return agenda.at(-1)?.do === 'window' ? undefined : MONSTERS_BY_BOTS;
}
