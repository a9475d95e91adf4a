/**
 * How well the bots of each level play. A level differs from the next by how much it thinks, and by how often it does not:
 * more thinking alone makes too little of a difference to be noticed (docs/lab.md).
 */
import type { Game, Skill } from '@underhall/kernel';
import type { Level } from './level.ts';

interface Rung extends Skill {
  /** How long it may think about a choice at most, where a clock counts. */
  readonly milliseconds: number;
}

const LADDER: Readonly<Record<Level, Rung>> = {
  apprentice: { iterations: 40, whims: 0.3, milliseconds: 100 },
  adventurer: { iterations: 120, whims: 0.14, milliseconds: 150 },
  veteran: { iterations: 300, whims: 0.04, milliseconds: 500 },
  dragonlord: { iterations: 1200, whims: 0, milliseconds: 1500 },
};

/** How a level plays a game. */
export function rungOf(level: Level, { spec }: Game): Rung {
  return { ...LADDER[level], ...spec.levels?.[level] };
}
