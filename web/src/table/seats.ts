import type { Json } from '../play/scene.ts';

interface Seated {
  readonly seats: readonly object[];
}

/** Facts in which one seat has changed; an event names the seat, or none. */
export function withSeat<F extends Seated>(
  facts: F,
  seat: Json | undefined,
  change: (before: F['seats'][number]) => Partial<F['seats'][number]>,
): F {
  return { ...facts, seats: facts.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}
