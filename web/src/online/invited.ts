/** Invitations that were opened here and not taken yet: Home reminds of them. */
import type { TableCard } from '@underhall/protocol';
import { useEffect, useState } from 'react';
import { wire } from './session.ts';

const PLACE = 'underhall.invited';
const MOST = 8;

interface Invitation {
  readonly table: string;
  readonly invite: string;
}

function isInvitation(one: unknown): one is Invitation {
  const { table, invite } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Invitation>;
  return typeof table === 'string' && typeof invite === 'string';
}

function read(): readonly Invitation[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isInvitation) : [];
  } catch {
    return [];
  }
}

function write(all: readonly Invitation[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(-MOST)));
  } catch {
    // A browser that keeps nothing is not reminded.
  }
}

export function noteInvitation(table: string, invite: string): void {
  write([...read().filter((one) => one.table !== table), { table, invite }]);
}

export function forgetInvitation(table: string): void {
  write(read().filter((one) => one.table !== table));
}

export interface Invited {
  readonly card: TableCard;
  readonly invite: string;
}

/** Those that still hold; the others are forgotten. */
export function useInvitations(): readonly Invited[] {
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  useEffect(() => {
    let stale = false;
    for (const { table, invite } of read()) {
      wire.ask({ type: 'look', table, invite }).then(
        ({ card }) => {
          if (card?.phase !== 'gathering' || card.you !== undefined) forgetInvitation(table);
          else if (!stale)
            setInvited((before) => [...before.filter((one) => one.card.id !== table), { card, invite }]);
        },
        () => forgetInvitation(table),
      );
    }
    return () => {
      stale = true;
    };
  }, []);
  return invited;
}
