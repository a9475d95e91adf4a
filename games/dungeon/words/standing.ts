/** How an adventurer stands in the race, as far as the viewer knows. */
import type { Say, Seat, SeatLine, View } from '@underhall/kernel';
import type { World } from '../world.ts';
import { contentOf } from './names.ts';

export function standing(say: Say, view: View<World>, seat: Seat): SeatLine {
  const { adventurer, gold, need, gone } = view.facts().seats[seat];
  const name = contentOf(view).adventurers.find(({ id }) => id === adventurer)?.name;
  if (gone) return { has: say('standing.gone'), score: -1 };
  if (!name || !need) return { has: '' };
  const holes = { gold: (gold ?? 0).toLocaleString('en'), need: need.toLocaleString('en') };
  if (gold === null) return { who: name, has: say('standing.hidden', holes) };
  return { who: name, has: say('standing.has', holes), score: Math.min(1, gold / need) };
}
