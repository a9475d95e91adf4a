/** A game as the screens need to know it: opened by the worker, kept as long as it is looked at. */
import { useEffect, useState } from 'react';
import { call } from './hall.ts';
import type { GameCard, Json } from './scene.ts';

export interface GameFound {
  readonly card: GameCard | undefined;
  readonly trouble: string | undefined;
}

const NOTHING: GameFound = { card: undefined, trouble: undefined };
const NO_PACKS: readonly Json[] = [];

/** `packs` must be the same list as long as it holds the same packs. */
export function useGame(game: string | undefined, packs: readonly Json[] = NO_PACKS): GameFound {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let stale = false;
    setFound(NOTHING);
    if (game) {
      call('describe', game, packs).then(
        (card) => stale || setFound({ card, trouble: undefined }),
        (error: Error) => stale || setFound({ card: undefined, trouble: error.message }),
      );
    }
    return () => {
      stale = true;
    };
  }, [game, packs]);
  return found;
}

/** Several games by their ids, once all are there; those that cannot be opened are left out. */
export function useGames(games: readonly string[]): Readonly<Record<string, GameCard>> | undefined {
  const [found, setFound] = useState<Readonly<Record<string, GameCard>>>();
  const wanted = [...new Set(games)].sort().join(' ');
  useEffect(() => {
    let stale = false;
    setFound(undefined);
    const ids = wanted.split(' ').filter(Boolean);
    Promise.allSettled(ids.map((game) => call('describe', game, NO_PACKS))).then((answers) => {
      if (stale) return;
      const cards: Record<string, GameCard> = {};
      answers.forEach((answer, i) => {
        if (answer.status === 'fulfilled') cards[ids[i]] = answer.value;
      });
      setFound(cards);
    });
    return () => {
      stale = true;
    };
  }, [wanted]);
  return found;
}
