/** The Monster Attack Table (DUN-ATTACK-2..6). */
export type AttackResult = 'killed' | 'serious' | 'light' | 'stunned' | 'missed';

/** By the total of two dice. */
export const MONSTER_ATTACK: readonly AttackResult[] = [
  'killed',
  'killed',
  'killed',
  'serious',
  'light',
  'light',
  'light',
  'stunned',
  'stunned',
  'missed',
  'missed',
  'missed',
  'missed',
];
