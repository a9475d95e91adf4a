/** What an event of the 2010 edition says about success. */
import type { EventIn, Seat } from '@underhall/kernel';
import { felled, tally as sharedTally } from '../evaluation.ts';
import type { World } from './world.ts';

export function tally(event: EventIn<World>, seat: Seat): ReturnType<typeof sharedTally> {
  if (event.type === 'hero-defeated' && event.loser === seat) return ['fight', 0];
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.type) {
    case 'escape-tried':
      return ['escape', event.success ? 1 : 0];
    case 'monster-killed':
    case 'hero-defeated':
      return ['fight', 1];
    case 'knocked-out':
      return felled(event.cause);
    default:
      return sharedTally(event, seat);
  }
}
