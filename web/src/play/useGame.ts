/** A game as the screens need to know it: opened by the worker, kept as long as it is looked at. */
import { useEffect, useState } from 'react';
import type { Cards } from './deeds.ts';
import { call } from './hall.ts';
import type { GameCard, Json } from './scene.ts';
import { whyOf } from './trouble.ts';

export interface GameFound {
  readonly card: GameCard | undefined;
  readonly trouble: string | undefined;
}

const NOTHING: GameFound = { card: undefined, trouble: undefined };
const NO_PACKS: readonly Json[] = [];

/** `packs` must be the same list as long as it holds the same packs. */
export function useGame(game: string | undefined, packs: readonly Json[] = NO_PACKS): GameFound {
  const [answer, setAnswer] = useState({ game, packs, found: NOTHING });
  useEffect(() => {
    let stale = false;
    const answered = (found: GameFound) => stale || setAnswer({ game, packs, found });
    if (game) {
      call('describe', game, packs).then(
        (card) => answered({ card, trouble: undefined }),
        (error: unknown) => answered({ card: undefined, trouble: whyOf(error) }),
      );
    }
    return () => {
      stale = true;
    };
  }, [game, packs]);
  return answer.game === game && answer.packs === packs ? answer.found : NOTHING;
}

/** Several games by their ids, once all are there; those that cannot be opened are left out. */
export function useGames(games: readonly string[]): Cards | undefined {
  const [answer, setAnswer] = useState<{ readonly wanted: string; readonly cards: Cards }>();
  const wanted = [...new Set(games)].sort().join(' ');
  useEffect(() => {
    let stale = false;
    const ids = wanted.split(' ').filter(Boolean);
    Promise.allSettled(ids.map((game) => call('describe', game, NO_PACKS))).then((answers) => {
      if (stale) return;
      const cards: Record<string, GameCard> = {};
      answers.forEach((answer, i) => {
        if (answer.status === 'fulfilled') cards[ids[i]] = answer.value;
      });
      setAnswer({ wanted, cards });
    });
    return () => {
      stale = true;
    };
  }, [wanted]);
  // An answer to what was asked before is none: names would show as ids for a moment.
  return answer?.wanted === wanted ? answer.cards : undefined;
}
