/** DNR-WINDOW-2, DNR-WINDOW-3: open points, at which any seat may act on its own. */
import { type Chapter, type Handlers, Options, type Seat } from '@underhall/kernel';
import type { DungeoneerEffect } from '../effects.ts';
import { type M, rulesOf, type World } from '../world.ts';

/** Something is done at an open point, and the question is asked again. */
export type OpenPoint = {
  readonly do: 'meanwhile';
  readonly act: DungeoneerEffect;
  readonly again: DungeoneerEffect;
};

/** What the seat that is asked may do besides answering. */
export function addOpenActs(match: M, seat: Seat, options: Options<World>, again: DungeoneerEffect): void {
  const own = new Options<World>(options.explains);
  for (const add of rulesOf(match).openActs) add(match, seat, own);
  for (const { id, effect } of own.legal)
    options.add(id, { do: 'meanwhile', act: effect as DungeoneerEffect, again });
  for (const { id, rule, reason, about } of own.forbidden) options.forbid(id, rule, reason, about);
}

/** What a seat may do while the game waits for another at an open point, or when it has held. */
export function offers(match: M, seat: Seat, options: Options<World>): void {
  if (match.world.heroes[seat].out) return;
  for (const add of rulesOf(match).openActs) add(match, seat, options);
}

const handlers: Handlers<World, OpenPoint> = {
  meanwhile(match, { act, again }, scope) {
    match.push(again, scope);
    match.push(act, scope);
  },
};

export const openPoints: Chapter<World, OpenPoint> = { handlers, questions: {} };
