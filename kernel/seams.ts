/**
 * What a game declares about itself for everybody who stands outside its rules: the effects that can lie on its
 * agenda, the events it tells, the facts it gives, and what its options are about. The type of its world carries the
 * four of them, so that `push`, handlers, options, logs, scripts and screens are checked against one declaration.
 * Nothing of it exists when it runs.
 */
import type { Done, Effect, Pass } from './effect.ts';
import type { Ended, Event, TakenBack } from './events.ts';
import type { Json } from './ids.ts';

export interface Seams {
  readonly effect?: Effect;
  readonly event?: Event;
  readonly facts?: Json;
  readonly about?: object;
}

declare const seams: unique symbol;

/** `interface World extends Declares<{ effect: DungeonEffect; event: DungeonEvent; … }>` */
export interface Declares<S extends Seams> {
  readonly [seams]?: S;
}

/** Every effect that may lie on the agenda of a match with this world; any effect, where the world declares none. */
export type EffectIn<W> = W extends { readonly [seams]?: { readonly effect?: infer E extends Effect } }
  ? E | Pass | Done
  : Effect;

/** Every event that is told in a match with this world. */
export type EventIn<W> = W extends { readonly [seams]?: { readonly event?: infer E extends Event } }
  ? E | Ended | TakenBack
  : Event;

/** The plain summary of a match with this world. */
export type FactsIn<W> = W extends { readonly [seams]?: { readonly facts?: infer F extends Json } }
  ? F
  : Json;

/** What an option is about: the space, the way or the card that a screen should light. */
export type AboutIn<W> = W extends { readonly [seams]?: { readonly about?: infer A extends object } }
  ? A
  : object;

/** The event of one type. */
export type EventOf<W, T extends EventIn<W>['type']> = string extends EventIn<W>['type']
  ? Event
  : Extract<EventIn<W>, { readonly type: T }>;

/** The effect of one kind. */
export type EffectOf<W, K extends EffectIn<W>['do']> = string extends EffectIn<W>['do']
  ? Effect
  : Extract<EffectIn<W>, { readonly do: K }>;
