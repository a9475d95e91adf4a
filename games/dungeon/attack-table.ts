/** The Monster Attack Table (DUN-ATTACK-2..6). */
export const ATTACK_RESULTS = ['killed', 'serious', 'light', 'stunned', 'missed'] as const;
export type AttackResult = (typeof ATTACK_RESULTS)[number];

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
