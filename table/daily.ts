/** The match of the day: one seed and one hero for everybody, by the calendar (UTC). */
import type { Outcome, Setup, Wanted } from '@underhall/kernel';
import type { FaceCard, GameCard } from './scene.ts';
import { type Daily, onShelf, shelf } from './shelf.ts';

/** The games that have one. */
export const dailyGames: readonly string[] = shelf.flatMap(({ id, daily }) => (daily ? [id] : []));

const DAY = 86_400_000;

/** How well the rivals of a day play. */
export const RIVAL_LEVEL = 'adventurer';

export function dayName(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Is there such a day? */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && dayName(Date.parse(day) || 0) === day;
}

/** When a day is over, and the next one opens. */
export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY;
}

export function dayBefore(day: string): string {
  return dayName(Date.parse(day) - DAY);
}

/** Everybody gets the same one; no hero comes twice before all have been. */
function dailyOf<T>(day: string, among: readonly T[]): T {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  return among[days % among.length];
}

function dailyIn(game: string): Daily | undefined {
  return onShelf(game)?.daily;
}

type Box = Pick<GameCard, 'id' | 'seatOptions' | 'faces'>;

/** Everybody's hero of a day. */
export function heroOf({ id, seatOptions, faces }: Box, day: string): FaceCard | undefined {
  const brings = dailyIn(id)?.brings;
  const option = seatOptions.find((one) => one.id === brings);
  if (option?.kind !== 'one-of') return undefined;
  const named = option.values.flatMap((value) => faces[value] ?? []);
  return named.length > 0 ? dailyOf(day, named) : undefined;
}

/** The table of a day: alone, or with the rivals that the game needs. The same choices meet the same answers. */
export function dailySetup(box: Box, day: string): Wanted & Pick<Setup, 'seats'> {
  const { brings = '', rivals = 0, options = {} } = dailyIn(box.id) ?? {};
  const hero = heroOf(box, day);
  const others = Array.from({ length: rivals }, () => ({}));
  return { options, seats: [hero ? { [brings]: hero.id } : {}, ...others], seed: `daily-${day}` };
}

/** Won, came out alive, and gained so much: more is better. The first seat is one's own. */
export function dailyWorth(game: string, { winners, results: [own = {}] }: Outcome): number {
  const { gain = '', alive = '' } = dailyIn(game) ?? {};
  const { [gain]: gained, [alive]: lived } = own;
  return (winners.includes(0) ? 2_000_000 : 0) + (lived ? 1_000_000 : 0) + (Number(gained) || 0);
}
