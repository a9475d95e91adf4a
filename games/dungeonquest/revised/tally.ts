/** What an event of the Revised Edition says about success. */
import type { EventIn, Seat } from '@underhall/kernel';
import { felled, tally as sharedTally } from '../evaluation.ts';
import type { World } from './world.ts';

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
