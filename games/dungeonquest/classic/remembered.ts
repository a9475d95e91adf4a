/** What a match of the 2010 edition is remembered by: the fights, too. */
import { FIGHT, LOOT, remembersBy, sharedMoments } from '../remembered.ts';
import type { World } from './world.ts';

export const remembers = remembersBy<World>({
  ...sharedMoments,
  'knocked-out': { kind: 'knock' },
  'loot-taken': LOOT,
  'combat-began': FIGHT,
  'hero-attacked': FIGHT,
});
