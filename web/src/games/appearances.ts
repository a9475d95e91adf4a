/** How each game appears on the screens: one record for each. What is large in it is loaded when it is wanted. */
import type { MomentKind as DungeonMoment } from '@underhall/dungeon';
import type { MomentKind as DungeonQuestMoment } from '@underhall/dungeonquest';
import type { ReactNode } from 'react';
import { under } from '../app/address.ts';
import type { MomentIconName } from '../parts/KeyMoments.tsx';

export interface Appearance {
  /** How to play it, in pictures. */
  readonly primer?: () => Promise<{ readonly default: () => ReactNode }>;
  /** A sign for each kind of moment that a match is remembered by. */
  readonly moments?: Readonly<Record<string, MomentIconName>>;
}

type MomentIcons<K extends string> = Readonly<Record<K, MomentIconName>>;

const dungeonquestMoments: MomentIcons<DungeonQuestMoment> = {
  death: 'tombstone',
  knock: 'bleeding-wound',
  out: 'exit-door',
  night: 'sunset',
  dragon: 'spiked-dragon-head',
  loot: 'open-treasure-chest',
  combat: 'crossed-swords',
  below: 'cave-entrance',
};

const dungeonMoments: MomentIcons<DungeonMoment> = {
  fall: 'tombstone',
  wound: 'bleeding-wound',
  cage: 'dungeon-gate',
  sword: 'broadsword',
  guard: 'open-treasure-chest',
  riches: 'open-treasure-chest',
  win: 'laurels',
};

const appearances: Readonly<Record<string, Appearance>> = {
  'dungeonquest-classic': {
    moments: dungeonquestMoments,
    primer: () => import('../primer/dungeonquest.tsx'),
  },
  dungeon: {
    moments: dungeonMoments,
    primer: () => import('../primer/dungeon.tsx'),
  },
};

/** A game that is not entered here is shown with what every game has. */
export function appearanceOf(game: string): Appearance {
  return under(appearances, game) ?? {};
}
