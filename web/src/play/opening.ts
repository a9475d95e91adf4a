/** Finds a match that this browser keeps, with its game: whether it can be played here, and if not, why. */
import { call } from './hall.ts';
import type { Damaged } from './kept.ts';
import { HallError } from './line.ts';
import type { GameCard, Json, Kept } from './scene.ts';
import { store } from './store.ts';

export interface Opening {
  readonly kept: Kept;
  readonly card: GameCard;
}

export type Opened =
  | Opening
  | 'missing'
  | { readonly damaged: Damaged }
  /** Played by other rules, or with packs or a game that do not fit those here. */
  | { readonly other: Kept; readonly card: GameCard | undefined };

export async function openKept(id: string): Promise<Opened> {
  const read = await store.get('matches', id);
  if (!read) return 'missing';
  if ('damaged' in read) return read;
  const { sound: kept } = read;
  const card = await cardOf(kept.game, kept.packs);
  return card?.version === kept.record.version ? { kept, card } : { other: kept, card };
}

const UNFIT = new Set(['Misfit', 'NoSuchGame']);

async function cardOf(game: string, packs: readonly Json[]): Promise<GameCard | undefined> {
  try {
    return await call('describe', game, packs);
  } catch (error) {
    if (error instanceof HallError && UNFIT.has(error.name)) return undefined;
    throw error;
  }
}
