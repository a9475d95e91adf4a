/** The list of a day at the server: the best run of each person. */
import type { Kept, MatchRecord, Outcome } from '../play/scene.ts';
import { api } from './api.ts';

export interface ListedRun {
  readonly id: string;
  readonly name: string;
  readonly outcome: Outcome;
  readonly mine?: true;
}

export interface DailyList {
  /** The best first. */
  readonly runs: readonly ListedRun[];
  /** Those of others may be watched. */
  readonly open: boolean;
  /** One's own, whether it is among the first or not. */
  readonly mine?: { readonly place: number; readonly outcome: Outcome };
}

const placeOf = (game: string, day: string) => `daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`;

export function dailyList(game: string, day: string): Promise<DailyList> {
  return api('GET', placeOf(game, day));
}

/** The server plays it again before it stands in the list. */
export async function putRun({ game, record, outcome }: Kept, day: string): Promise<void> {
  await api('POST', placeOf(game, day), { record, outcome });
}

export function fetchRun(
  game: string,
  day: string,
  run: string,
): Promise<{ readonly name: string; readonly record: MatchRecord }> {
  return api('GET', `${placeOf(game, day)}/${encodeURIComponent(run)}`);
}
