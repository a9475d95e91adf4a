/** Windows: who listens, who is asked in which order, and what may be played (WINDOW). Each is the matter of a chapter. */
import type { OpenWindow, Plays, Seat } from '@underhall/kernel';
import type { WindowName, WindowRules } from './chapter.ts';
import { type M, rulesOf, type World } from './world.ts';

function rulesFor(match: M, window: string): WindowRules | undefined {
  return rulesOf(match).windows[window as WindowName];
}

export function listens(match: M, window: string, about: Seat): boolean {
  return rulesFor(match, window)?.listens(match, about) ?? false;
}

export function plays(match: M, window: OpenWindow, seat: Seat, found: Plays<World>): void {
  if (!match.world.heroes[seat].out) rulesFor(match, window.name)?.plays(match, window, seat, found);
}

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);

/** DNR-ORDER-4: whom it is about alone, or all in turn order from the active player. */
export function order(match: M, window: string, about: Seat): readonly Seat[] {
  return rulesFor(match, window)?.asks === 'alone' ? ALONE[about] : match.seatsFrom(match.world.active);
}
