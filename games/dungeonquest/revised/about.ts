/** What the options are about that only the Revised Edition has. */
import type { EffectIn, Scope } from '@underhall/kernel';
import { type About, aboutExit, aboutHand, aboutSpace, about as sharedAbout } from '../about.ts';
import { exitOf } from '../grid.ts';
import type { M, World } from './world.ts';

export function about(match: M, effect: EffectIn<World>, scope: Scope): About | undefined {
  switch (effect.do) {
    case 'go-freely':
    case 'climb':
    case 'struggle':
    case 'flee-through':
    case 'light':
      return aboutExit(effect.exit);
    case 'pick-hall':
      return aboutExit(exitOf(match.world.heroes[scope.seat].space, effect.hall));
    case 'respawn':
      return aboutSpace(effect.tower);
    case 'picked':
      return aboutHand(match, effect.card);
    default:
      return sharedAbout(match, effect, scope);
  }
}
