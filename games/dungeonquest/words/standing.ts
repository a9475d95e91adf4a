/** How a Hero stands, as far as the viewer knows. */
import type { Seat, SeatLine } from '@underhall/kernel';
import { heroName, type Speech } from './names.ts';

export function standing(speech: Speech, seat: Seat): SeatLine {
  const { say, view } = speech;
  const { state, gold, wounds, life } = view.facts().seats[seat];
  if (state === 'waiting') return { has: '' };
  const who = heroName(speech, seat);
  if (state === 'dead') return { who, has: say('standing.dead'), score: -1 };
  const holes = { gold: (gold ?? 0).toLocaleString('en'), left: life - wounds, life };
  if (state === 'out') return { who, has: say('standing.out', holes), score: gold ?? 0 };
  if (gold === null) return { who, has: say('standing.hidden', holes) };
  return { who, has: say('standing.alive', holes), score: gold };
}
