/** How well bots play. Kept apart from the bots themselves, which screens need not load. */
export const LEVELS = ['apprentice', 'adventurer', 'veteran', 'dragonlord'] as const;
