/** How a player stands in the race, as everybody can see. */
import type { Say, Seat, SeatLine, View } from '@underhall/kernel';
import type { Card } from '../content/cards.ts';
import { isCombined } from '../winning/winning.ts';
import type { World } from '../world.ts';

const TO_WIN = 3;

export function standing(say: Say, view: View<World>, seat: Seat): SeatLine {
  const { hero, out, completed, points, level, life } = view.facts().seats[seat];
  if (hero === null) return { has: '' };
  // As it is printed: screens find the portrait by it.
  const who = (view.game.faces[view.game.faceIndex(hero)] as Card).name;
  if (out) return { who, has: say('standing.out'), score: -1 };
  const holes = { quests: completed.length, points, level, life };
  // In a combined game the most points decide, and nobody knows how many that will be.
  return isCombined(view)
    ? { who, has: say('standing.points', holes), score: points }
    : { who, has: say('standing', holes), score: completed.length / TO_WIN };
}
