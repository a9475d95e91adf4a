/** What a table that is being set must not be played with, and which optional rules would make it so. */
import type { Wanted } from '@underhall/kernel';
import { useEffect, useState } from 'react';
import { call } from '../play/hall.ts';
import type { GameCard, Json } from '../play/scene.ts';

interface Problems {
  readonly problems: readonly string[];
  /** Optional rules that cannot be turned over, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>;
}

const NONE: Problems = { problems: [], excluded: {} };

export function useProblems(card: GameCard, packs: readonly Json[], wanted: Wanted): Problems {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let stale = false;
    const flags = card.options.filter(({ kind }) => kind === 'flag');
    const turned = flags.map(({ id, standard }) => ({
      ...wanted,
      options: { ...wanted.options, [id]: !(wanted.options?.[id] ?? standard) },
    }));
    call('problems', card.id, packs, [wanted, ...turned]).then(
      ([problems, ...others]) => {
        if (stale) return;
        const excluded: Record<string, string> = {};
        flags.forEach(({ id }, i) => {
          const fresh = others[i].filter((problem) => !problems.includes(problem));
          if (fresh.length > 0) excluded[id] = fresh.join(' ');
        });
        setFound({ problems, excluded });
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [card, packs, wanted]);
  return found;
}
