/** What the table of Dungeoneer is told, in the terms of the game. */
import type { Facts, World } from '@underhall/dungeoneer';
import type { EventIn } from '@underhall/kernel';
import type * as told from '../play/scene.ts';
import type * as table from '../table/useTable.ts';

export type { About, Facts, World } from '@underhall/dungeoneer';
export type SeatFacts = Facts['seats'][number];
export type SpaceFacts = Facts['map'][number];
export type InPlay = SeatFacts['boons'][number];
export type RealmName = SpaceFacts['realm'];
export type Phase = Facts['phase'];

export type Asked = told.Asked<World>;
export type OptionShown = told.OptionShown<World>;
export type Scene = told.Scene<World>;
export type Told = told.Told<World>;
export type AtTable = table.AtTable<World>;
export type Event = EventIn<World>;

/** Something for some of the events. */
export type ByEvent<T> = { readonly [K in Event['type']]?: T };
export type EventTypes = ReadonlySet<Event['type']>;
