/** A question must leave a way out: whom or what it is about may have left the game since it was put. */
import type { Options } from '@underhall/kernel';
import type { World } from '../world.ts';

/** To be called last: where nothing is left to choose, nothing happens. */
export function orNothing(options: Options<World>): void {
  if (options.legal.length === 0) options.add('decline', { do: 'nothing' });
}
