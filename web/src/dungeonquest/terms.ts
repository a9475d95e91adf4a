/** What the tables of both editions are told, in the terms of the game: as far as they have it in common. */
import type { SharedFacts, SharedSeatFacts, SharedWorld } from '@underhall/dungeonquest';
import type { SpaceName } from '@underhall/dungeonquest/board';
import type { EventIn } from '@underhall/kernel';
import type * as told from '../play/scene.ts';
import type * as table from '../table/useTable.ts';

export type { SharedFacts as Facts, SharedSeatFacts as SeatFacts, SharedWorld as World };

/** What lies on a space that was explored. */
export type ChamberFacts = Extract<SharedFacts['board'][SpaceName], { chamber: string }>;

export type Asked = told.Asked<SharedWorld>;
export type OptionShown = told.OptionShown<SharedWorld>;
export type Told = told.Told<SharedWorld>;
export type AtTable = table.AtTable<SharedWorld>;
export type Event = EventIn<SharedWorld>;

/** Something for some of the events. */
export type ByEvent<T> = { readonly [K in Event['type']]?: T };
export type EventTypes = ReadonlySet<Event['type']>;
