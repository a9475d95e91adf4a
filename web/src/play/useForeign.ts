/** Which of the matches that are kept were played by other rules than those here. */
import { useEffect, useState } from 'react';
import { call } from './hall.ts';
import type { Kept } from './scene.ts';

type Playable = Pick<Kept, 'id' | 'game' | 'packs' | 'record'>;

/** Their ids. As long as nobody knows, none is. */
export function useForeign(matches: readonly Playable[] | undefined): ReadonlySet<string> {
  const [foreign, setForeign] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let stale = false;
    foreignAmong(matches ?? [], (game, packs) => call('versionOf', game, packs)).then(
      (found) => stale || setForeign(found),
    );
    return () => {
      stale = true;
    };
  }, [matches]);
  return foreign;
}

/** Each game is opened once; one that cannot be asked about counts as fitting. */
export async function foreignAmong(
  matches: readonly Playable[],
  versionOf: (game: string, packs: Playable['packs']) => Promise<string | undefined>,
): Promise<ReadonlySet<string>> {
  const groups = [...Map.groupBy(matches, ({ game, packs }) => JSON.stringify([game, packs])).values()];
  const found = await Promise.all(
    groups.map(async (alike) => {
      const [{ game, packs }] = alike;
      const version = await versionOf(game, packs).catch(() => 'unknown');
      return version === 'unknown' ? [] : alike.filter(({ record }) => record.version !== version);
    }),
  );
  return new Set(found.flat().map(({ id }) => id));
}
