/** What nobody at a table wants to do time and again: preferences that spare it, and who sets them. */
import { SUN_TRACK } from './grid.ts';
import type { M } from './world.ts';

/** Lets a bot play the Monsters that meet others. */
export const MONSTERS_BY_BOTS = 'monsters';
/** Is not asked whether to hold the sun: never, or only by day. */
const SUN_UNASKED = 'skip-sun-step';

export const preferences: readonly string[] = [MONSTERS_BY_BOTS, SUN_UNASKED];

/** As long as the sun's next space is unmarked nothing is lost by waiting: it can still be held later. */
export const spans = { day: ({ world }: M): number => (dusk(world.sun + 1) ? world.turn : 0) };

function dusk(space: number): boolean {
  return SUN_TRACK[Math.min(space, SUN_TRACK.length) - 1].closesOn > 0;
}

/** Who plays alone among bots meets monsters, and need not play them. */
export function customs(people: number): Readonly<Record<string, string>> {
  const all = { [SUN_UNASKED]: 'day' };
  return people === 1 ? { ...all, [MONSTERS_BY_BOTS]: 'yes' } : all;
}
