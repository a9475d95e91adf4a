/** How well bots play, apart from the bots themselves: screens need not load those. */
export const LEVELS = ['apprentice', 'adventurer', 'veteran', 'dragonlord'] as const;
/** What people choose an opponent by. */
export type Level = (typeof LEVELS)[number];
