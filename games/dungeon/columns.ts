/** The six values of a monster (DUN-COMP-18): one for each type of adventurer, and one for each attack spell. */
export const COLUMNS = ['elf', 'hero', 'superhero', 'wizard', 'fireBall', 'lightningBolt'] as const;
export type Column = (typeof COLUMNS)[number];
export const SPELL_COLUMNS = ['fireBall', 'lightningBolt'] as const;
export type SpellColumn = (typeof SPELL_COLUMNS)[number];
