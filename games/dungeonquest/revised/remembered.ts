/** What a match of the Revised Edition is remembered by: the fights, too, and who rose again. */
import { FIGHT, remembersBy, sharedMoments } from '../remembered.ts';
import type { World } from './world.ts';

export const remembers = remembersBy<World>({
  ...sharedMoments,
  fell: { kind: 'death', tone: 'bad' },
  'monster-drawn': FIGHT,
});
