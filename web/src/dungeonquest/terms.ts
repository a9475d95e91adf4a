/** What the table of DungeonQuest is told, in the terms of the game. */
import type { ClassicCombatFacts, ClassicFacts, ClassicSeatFacts, World } from '@underhall/dungeonquest';
import type { EventIn } from '@underhall/kernel';
import type * as told from '../play/scene.ts';
import type * as table from '../table/useTable.ts';

export type {
  ClassicCombatFacts as CombatFacts,
  ClassicFacts as Facts,
  ClassicSeatFacts as SeatFacts,
  World,
};

export type Asked = told.Asked<World>;
export type OptionShown = told.OptionShown<World>;
export type Told = told.Told<World>;
export type AtTable = table.AtTable<World>;
export type Event = EventIn<World>;

/** Something for some of the events. */
export type ByEvent<T> = { readonly [K in Event['type']]?: T };
export type EventTypes = ReadonlySet<Event['type']>;
