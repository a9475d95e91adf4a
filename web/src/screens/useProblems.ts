/** What a table that is being set must not be played with, and which optional rules would make it so. */
import type { Wanted } from '@underhall/kernel';
import { useEffect, useState } from 'react';
import { call } from '../play/hall.ts';
import type { GameCard, Json } from '../play/scene.ts';

interface Problems {
  readonly problems: readonly string[];
  /** Optional rules that cannot be turned over, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>;
  /** What no seat can bring to this table, as `option value`, each with the reason. */
  readonly unfit: Readonly<Record<string, string>>;
}

const NONE: Problems = { problems: [], excluded: {}, unfit: {} };

/** Each value that seats may bring, brought by one of them alone. */
function broughtAlone(card: GameCard, wanted: Wanted): { readonly key: string; readonly wanted: Wanted }[] {
  const others = (wanted.seats ?? []).slice(1).map(() => ({}));
  return card.seatOptions.flatMap((option) => {
    if (option.kind !== 'one-of') return [];
    return option.values.map((value) => ({
      key: `${option.id} ${value}`,
      wanted: { ...wanted, seats: [{ [option.id]: value }, ...others] },
    }));
  });
}

export function useProblems(card: GameCard, packs: readonly Json[], wanted: Wanted): Problems {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let stale = false;
    const flags = card.options.filter(({ kind }) => kind === 'flag');
    const turned = flags.map(({ id, standard }) => ({
      ...wanted,
      options: { ...wanted.options, [id]: !(wanted.options?.[id] ?? standard) },
    }));
    const brought = broughtAlone(card, wanted);
    const nothing = { ...wanted, seats: wanted.seats?.map(() => ({})) };
    const asked = [wanted, nothing, ...turned, ...brought.map(({ wanted: one }) => one)];
    call('problems', card.id, packs, asked).then(
      ([problems, anyway, ...others]) => {
        if (stale) return;
        const excluded: Record<string, string> = {};
        flags.forEach(({ id }, i) => {
          const fresh = others[i].filter((problem) => !problems.includes(problem));
          if (fresh.length > 0) excluded[id] = fresh.join(' ');
        });
        const unfit: Record<string, string> = {};
        brought.forEach(({ key }, i) => {
          const fresh = others[flags.length + i].filter((problem) => !anyway.includes(problem));
          if (fresh.length > 0) unfit[key] = fresh.join(' ');
        });
        setFound({ problems, excluded, unfit });
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [card, packs, wanted]);
  return found;
}
