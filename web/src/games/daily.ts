/** The match of the day: one seed and one hero for everybody, by the calendar (UTC). */
import type { Wanted } from '@underhall/kernel';
import { RIVALS } from '../art/portraitArt.ts';
import type { FaceCard, GameCard, Sitter } from '../play/scene.ts';
import { appearanceOf, gamesWith } from './appearances.ts';

/** The games that have one. */
export const dailyGames: readonly string[] = gamesWith('daily');

const DAY = 86_400_000;

export function dayName(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When a day is over, and the next one opens. */
export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY;
}

export function dailySeed(day: string): string {
  return `daily-${day}`;
}

/** Everybody gets the same one; no hero comes twice before all have been. */
function dailyOf<T>(day: string, among: readonly T[]): T {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  return among[days % among.length];
}

/** Everybody's hero of a day. */
export function heroOf(card: GameCard, day: string): FaceCard | undefined {
  const brings = appearanceOf(card.id).daily?.brings;
  const option = card.seatOptions.find(({ id }) => id === brings);
  if (option?.kind !== 'one-of') return undefined;
  const named = option.values.flatMap((id) => card.faces[id] ?? []);
  return named.length > 0 ? dailyOf(day, named) : undefined;
}

interface DailyTable {
  readonly wanted: Wanted;
  readonly sitters: readonly Sitter[];
}

/** The table of a day: alone, or with the rivals that the game needs. The same choices meet the same answers. */
export function dailyTable(card: GameCard, day: string, me: string): DailyTable {
  const { brings = '', rivals = 0, options = {} } = appearanceOf(card.id).daily ?? {};
  const hero = heroOf(card, day);
  const others = RIVALS.slice(0, rivals);
  return {
    wanted: {
      options,
      seats: [hero ? { [brings]: hero.id } : {}, ...others.map(() => ({}))],
      seed: dailySeed(day),
    },
    sitters: [
      { kind: 'me', name: me },
      ...others.map((name) => ({ kind: 'bot', name, level: 'adventurer' }) as const),
    ],
  };
}

/** On how many days in a row something was finished: up to today, or up to yesterday while today is still open. */
export function streakOf(finished: ReadonlySet<string>, today: string): number {
  const before = (day: string) => dayName(Date.parse(day) - DAY);
  let day = finished.has(today) ? today : before(today);
  let streak = 0;
  for (; finished.has(day); day = before(day)) streak++;
  return streak;
}
