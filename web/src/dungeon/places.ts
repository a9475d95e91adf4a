/** Where something happens: events name spaces by number. */
import { nameOf } from '@underhall/dungeon/board';
import type { Event, Told } from './terms.ts';

/** Where an event leads, or where it happens. */
export function placeOf(told: Told | undefined): string | undefined {
  const space = told && numberIn(told.event);
  return space === undefined ? undefined : nameOf(space);
}

function numberIn(event: Event): number | undefined {
  if ('to' in event) return event.to;
  return 'space' in event ? event.space : undefined;
}
