/** What the table of the 2010 edition is told, in the terms of the game. */
import type { ClassicCombatFacts, ClassicFacts, World } from '@underhall/dungeonquest';
import type { EventIn } from '@underhall/kernel';
import type * as told from '../../play/scene.ts';
import type * as table from '../../table/useTable.ts';

export type { ClassicCombatFacts as CombatFacts, ClassicFacts as Facts, World };

export type Asked = told.Asked<World>;
export type Told = told.Told<World>;
export type AtTable = table.AtTable<World>;
type Event = EventIn<World>;

/** Something for some of the events. */
export type ByEvent<T> = { readonly [K in Event['type']]?: T };
export type EventTypes = ReadonlySet<Event['type']>;
