/** The match of the day, as it is played here. */
import type { Wanted } from '@underhall/kernel';
import { dailySetup, dayBefore, RIVAL_LEVEL } from '@underhall/table/daily';
import { RIVALS } from '../art/portraitArt.ts';
import type { GameCard, Sitter } from '../play/scene.ts';

export { dailyGames, dailyWorth, dayName, endOf, heroOf } from '@underhall/table/daily';

interface DailyTable {
  readonly wanted: Wanted;
  readonly sitters: readonly Sitter[];
}

export function dailyTable(card: GameCard, day: string, me: string): DailyTable {
  const wanted = dailySetup(card, day);
  return { wanted, sitters: dailySitters(me, wanted.seats.length) };
}

/** Whoever plays it, and the rivals. */
export function dailySitters(me: string, seats: number): Sitter[] {
  const others = RIVALS.slice(0, seats - 1);
  return [
    { kind: 'me', name: me },
    ...others.map((name) => ({ kind: 'bot', name, level: RIVAL_LEVEL }) as const),
  ];
}

/** On how many days in a row something was finished: up to today, or up to yesterday while today is still open. */
export function streakOf(finished: ReadonlySet<string>, today: string): number {
  let day = finished.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; finished.has(day); day = dayBefore(day)) streak++;
  return streak;
}
