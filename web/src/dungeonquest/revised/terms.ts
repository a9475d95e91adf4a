/** What the table of the Revised Edition is told, in the terms of the game. */
import type { RevisedFacts, RevisedWorld } from '@underhall/dungeonquest';
import type { SpaceName } from '@underhall/dungeonquest/board';
import type { EventIn } from '@underhall/kernel';
import type * as told from '../../play/scene.ts';
import type * as table from '../../table/useTable.ts';

export type { RevisedFacts as Facts, RevisedWorld as World };
export type FightFacts = NonNullable<RevisedFacts['combat']>;

/** What lies on a space that was explored. */
export type ChamberFacts = Extract<RevisedFacts['board'][SpaceName], { chamber: string }>;

export type Asked = told.Asked<RevisedWorld>;
export type Told = told.Told<RevisedWorld>;
export type AtTable = table.AtTable<RevisedWorld>;
export type Event = EventIn<RevisedWorld>;

/** Something for some of the events. */
export type ByEvent<T> = { readonly [K in Event['type']]?: T };
export type EventTypes = ReadonlySet<Event['type']>;

export interface AtFight {
  readonly at: AtTable;
  readonly facts: RevisedFacts;
}
