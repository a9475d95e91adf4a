/** The dungeon of the day: one seed and one hero for everybody, by the calendar (UTC). */
import { appearanceOf, gamesWith } from './appearances.ts';

/** The game of the day, and the option of a seat that is drawn for it. */
export const [DAILY_GAME] = gamesWith('daily');
export const DAILY_BRINGS = appearanceOf(DAILY_GAME).daily?.brings ?? '';

export function dayName(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function dailySeed(day: string): string {
  return `daily-${day}`;
}

/** Everybody gets the same one; no hero comes twice before all have been. */
export function dailyOf<T>(day: string, among: readonly T[]): T {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return among[days % among.length];
}
