/** What a game brings for its table: how it is drawn, how long each event is on stage, what its own keys do. */
import type { EventIn } from '@underhall/kernel';
import type { ReactNode } from 'react';
import type { GameCard } from '../play/scene.ts';
import type { Direction } from '../play/stage.ts';
import type { Sound } from '../sound/sound.ts';
import type { KeyLine } from './KeyHelp.tsx';
import type { AtTable } from './useTable.ts';

export interface TableProps<W = unknown> {
  readonly at: AtTable<W>;
  readonly menu: ReactNode;
  readonly ending: ReactNode;
  /** Who helps a beginner, if anybody does; stands beside the question. */
  readonly coach?: ReactNode;
}

export interface Script<W = unknown> extends Direction<W> {
  /** The same for a table with these cards, where the time of an event depends on what a card says. */
  knowing?(card: GameCard): Direction<W>;
  sound?(event: EventIn<W>): Sound | undefined;
}

/** `W` is the world of the game. (Drawn by a method, so that the table of one game is a table.) */
export interface TableArt<W = unknown> {
  Table(props: TableProps<W>): ReactNode;
  /** The last scene of whoever looks on, before how everybody fared. */
  Fate?(props: { readonly at: AtTable<W> }): ReactNode;
  readonly script: Script<W>;
  /** What the keys of the game's own do, for the list of keys. */
  readonly ownKeys?: readonly KeyLine[];
}
