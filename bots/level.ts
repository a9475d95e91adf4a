/** How well bots play, apart from the bots themselves: screens need not load those. */
export const LEVELS = ['apprentice', 'adventurer', 'veteran', 'dragonlord'] as const;
/** What people choose an opponent by. */
export type Level = (typeof LEVELS)[number];
/** Whom people meet who say nothing about it. */
export const USUAL_LEVEL: Level = 'veteran';
