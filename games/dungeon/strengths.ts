/** What an adventurer is good at: how likely one roll kills what lives on a level, by hand and with the better spell. */
import { LEVELS } from './board.ts';
import { levels } from './chances.ts';
import type { AdventurerCard, Content } from './content.ts';

export interface Strength {
  readonly level: number;
  /** The chance that one roll kills a monster of the level, copies counted, without a sword. */
  readonly byHand: number;
  /** The same with the attack spell that does better on the level; undefined for who has no spells. */
  readonly bySpell: number | undefined;
}

/** By level, the shallowest first. */
export function strengthsOf(content: Content, { id, spells }: AdventurerCard): readonly Strength[] {
  const known = levels(content);
  return Array.from({ length: LEVELS }, (_, above) => {
    const { kill } = known[above + 1];
    const attacks = content.spells.flatMap(({ column }) => (column === '' ? [] : kill[column]));
    return { level: above + 1, byHand: kill[id], bySpell: spells > 0 ? Math.max(...attacks) : undefined };
  });
}

/** The chance with what the adventurer fights best with. */
export function bestOf({ byHand, bySpell }: Strength): number {
  return Math.max(byHand, bySpell ?? 0);
}

/** The deepest level down to which a roll kills more often than not; undefined if there is none. */
export function goodDownTo(strengths: readonly Strength[]): Strength | undefined {
  const after = strengths.findIndex((one) => bestOf(one) <= 0.5);
  return after < 0 ? strengths.at(-1) : strengths[after - 1];
}
