/** What an event of the Revised Edition says about success. */
import type { EventIn, Seat } from '@underhall/kernel';
import { felled, tally as sharedTally } from '../evaluation.ts';
import type { M, World } from './world.ts';

/** Who plays a monster decides what becomes of the hero that meets it. */
export function concerned({ world: { fight } }: M, seat: Seat): Seat {
  return fight && fight.player === seat ? fight.hero : seat;
}

export function tally(event: EventIn<World>, seat: Seat): ReturnType<typeof sharedTally> {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.type) {
    case 'got-away':
      return ['escape', 1];
    case 'escape-failed':
      return ['escape', 0];
    case 'monster-slain':
      return ['fight', 1];
    case 'fell':
      return felled(event.cause);
    default:
      return sharedTally(event, seat);
  }
}
