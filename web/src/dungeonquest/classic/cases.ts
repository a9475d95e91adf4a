/** The table of Classic Combat, card by card. */
import { classicCombat } from '@underhall/dungeonquest/people';
import type { Case } from '../TypeCard.tsx';

const { hand, table } = classicCombat;

export function casesOf(own: string, side: 'hero' | 'monster'): Case[] {
  return hand.map((against) => {
    const { hero, monster } = side === 'hero' ? table[own][against] : table[against][own];
    const [taken, dealt] = side === 'hero' ? [hero, monster] : [monster, hero];
    return { against, dealt, taken };
  });
}
