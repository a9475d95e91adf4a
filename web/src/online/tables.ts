/** Setting tables with friends, and finding those that are there. */
import type { TableCard } from '@underhall/protocol';
import { useEffect, useState } from 'react';
import { go } from '../app/router.ts';
import { onShelf } from '../games/catalogue.ts';
import { isFirstGame, type Preset } from '../games/presets.ts';
import { call } from '../play/hall.ts';
import type { Json } from '../play/scene.ts';
import { noteAt } from './sealed.ts';
import { callMe, newNonce, wire } from './session.ts';
import type { Wishes } from './TableWishes.tsx';

/** What friends can play: not the coached games, nor those for one. The first of them if nobody says otherwise. */
export function friendlyPresets(game: string): readonly Preset[] {
  return onShelf(game)?.presets?.filter(({ id, seats }) => seats > 1 && !isFirstGame(id)) ?? [];
}

/** A table with a seat for me and one for a friend; more are opened there. */
export async function setTable(
  game: string,
  name: string,
  preset: Preset | undefined,
  wishes: Wishes,
  packs: readonly Json[],
): Promise<void> {
  await callMe(name);
  const card = await call('describe', game, packs);
  const nonce = newNonce();
  const places = Array.from({ length: card.seats.most }, (_, seat) => {
    if (seat === 0) return { kind: 'me', nonce } as const;
    return { kind: seat < Math.max(2, card.seats.least) ? 'open' : 'locked' } as const;
  });
  const options = preset?.options ?? {};
  const { table = '' } = await wire.ask({
    type: 'create',
    game,
    options,
    places,
    packs: [...packs],
    ...wishes,
  });
  noteAt(table, { nonce });
  go('online', table);
}

export interface Tables {
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

const AGAIN = 8000;

/** The tables that are there, looked at again from time to time while the page is in sight. */
export function useTables(): Tables | undefined {
  const [tables, setTables] = useState<Tables>();
  useEffect(() => {
    let stale = false;
    let asking = false;
    const ask = () => {
      if (asking || document.visibilityState === 'hidden') return;
      asking = true;
      wire
        .ask({ type: 'tables' })
        .then(
          ({ open = [], mine = [] }) => stale || setTables({ open, mine }),
          () => undefined,
        )
        .finally(() => {
          asking = false;
        });
    };
    ask();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener('visibilitychange', ask);
    return () => {
      stale = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return tables;
}

/** Where I sit at a table that waits for me stands first; what is over, last. */
export function byUrgency(a: TableCard, b: TableCard): number {
  return urgency(b) - urgency(a) || b.changed - a.changed;
}

function urgency({ phase, you, awaited }: TableCard): number {
  if (phase === 'playing') return you !== undefined && awaited.includes(you) ? 3 : 2;
  return phase === 'gathering' ? 1 : 0;
}
