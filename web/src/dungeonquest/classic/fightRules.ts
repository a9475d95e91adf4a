/** The rules by which a round is fought, for who wants to read them at the fight. */
import type { CombatFacts } from './terms.ts';

const CARDS = ['DQ-COMBAT-2', 'DQ-COMBAT-11', 'DQ-COMBAT-14', 'DQ-COMBAT-22', 'DQ-COMBAT-23'];
const SOLO = 'DQ-OPTSOLOCLASSIC';

export const FIGHT_RULES: Readonly<Record<CombatFacts['mode'], readonly string[]>> = {
  cards: CARDS,
  solo: CARDS,
  classic: ['DQ-OPTCLASSIC-4', 'DQ-OPTCLASSIC-5', 'DQ-OPTCLASSIC-7'],
  dice: ['DQ-OPTDICE-5', 'DQ-OPTDICE-6', 'DQ-OPTDICE-7', 'DQ-OPTDICE-8'],
  soloclassic: [3, 4, 5, 6, 7].map((n) => `${SOLO}-${n}`),
};
