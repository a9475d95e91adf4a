/** What a hero was last heard of: it stays on his sheet until his next turn, for whoever looked elsewhere. */
import type { GraveOn } from './Board.tsx';
import { spaceName } from './board.ts';
import type { ByEvent, Facts, Told } from './terms.ts';

/** The more an event means to a hero, the higher; what is not named here is not worth a line. */
const WEIGHTS: ByEvent<number> = {
  died: 9,
  left: 9,
  'knocked-out': 8,
  'monster-killed': 6,
  wounded: 6,
  escaped: 5,
  gained: 5,
  healed: 6,
  'went-below': 4,
  used: 4,
  prevented: 4,
  surfacing: 4,
  'hero-attacked': 4,
  'lost-turn': 3,
  caught: 3,
  'escape-tried': 3,
  'monster-met': 3,
  'monster-drawn': 3,
  'monster-slain': 6,
  'got-away': 5,
  fell: 9,
  respawned: 7,
  'found-below': 4,
  drew: 2,
  rolled: 1,
  placed: 1,
  entered: 1,
};

/** The weightiest line about a seat since its last turn began; of equal ones the last. */
export function lastDeed(log: readonly Told[], seat: number): string | undefined {
  let deed: Told | undefined;
  let weight = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const told = log[at];
    if (!('seat' in told.event) || told.event.seat !== seat) continue;
    if (told.event.type === 'turn') break;
    const found = told.line ? (WEIGHTS[told.event.type] ?? 0) : 0;
    if (found > weight) [deed, weight] = [told, found];
  }
  return deed?.line;
}

/** Where heroes have died, as far as the log tells. */
export function gravesIn(log: readonly Told[], { seats }: Facts): GraveOn[] {
  return log.flatMap(({ event }) =>
    event.type === 'died' ? [{ space: spaceName(event.space), hero: seats[event.seat].hero }] : [],
  );
}
