/** Bots that answer for people who want them to. */
import type { Match, Seat } from '@underhall/kernel';
import type { Scene } from './scene.ts';

/** Does a person here let a bot answer what it is asked now? */
export function hasStandIn(match: Match, seat: Seat): boolean {
  const preference = match.game.spec.standIn?.(match, seat);
  return preference !== undefined && match.wants(seat, preference);
}

/** The scene of somebody whom a bot spares the question. */
export function spared(scene: Scene): Scene {
  return {
    ...scene,
    asked: undefined,
    awaited: scene.awaited.filter((seat) => seat !== scene.viewer),
  };
}
