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
  apprentice: { iterations: 30, haste: 0.3, glances: 0.5, milliseconds: 100 },
  adventurer: { iterations: 100, haste: 0.2, glances: 0, milliseconds: 150 },
  veteran: { iterations: 300, haste: 0, glances: 0, milliseconds: 500 },
  dragonlord: { iterations: 1200, haste: 0, glances: 0, milliseconds: 1500 },
};

/** How a level plays a game. */
export function rungOf(level: Level, { spec }: Game): Rung {
  return { ...LADDER[level], ...spec.levels?.[level] };
}
