/** What the options are about that only the 2010 edition has: tokens that move, cards of a combat, other Heroes. */
import type { EffectIn, Instance, Scope } from '@underhall/kernel';
import {
  type About,
  aboutCard,
  aboutExit,
  aboutHand,
  aboutSpace,
  exitTo,
  about as sharedAbout,
} from '../about.ts';
import type { Exit, Space } from '../grid.ts';
import { kindOfToken, type M, optional, type World } from './world.ts';

export function about(match: M, effect: EffectIn<World>, scope: Scope): About | undefined {
  switch (effect.do) {
    case 'withdraw':
      return aboutExit(exitTo(match.world.heroes[scope.seat].space, effect.to));
    case 'pull-out':
      return aboutSpace(effect.space);
    case 'meet-token':
      return monsterOf(match, effect.token);
    case 'take-token':
      return { ...aboutSpace(spaceOfToken(match, effect.token)), ...monsterOf(match, effect.token) };
    case 'move-token':
      return aboutToken(match, effect.token, exitTo(spaceOfToken(match, effect.token), effect.to));
    case 'add-token':
      return { ...aboutSpace(effect.to), monster: effect.kind };
    case 'servant-attack':
      return { seat: effect.hero };
    case 'attack-hero':
      return { seat: effect.defender };
    case 'take-loot-card':
      // DQ-OPTALL-7: facedown Loot is taken unseen.
      return optional(match).cloak ? { card: effect.card } : aboutCard(match, effect.card);
    case 'played':
    case 'classic-played':
    case 'play-counter':
      return aboutHand(match, effect.card);
    default:
      return sharedAbout(match, effect, scope);
  }
}

/** A token that goes through an exit. */
export function aboutToken(match: M, token: Instance, exit: Exit): About {
  return { ...aboutExit(exit), ...monsterOf(match, token) };
}

function monsterOf(match: M, token: Instance): About {
  return { card: token, monster: kindOfToken(match, token) };
}

function spaceOfToken({ instances }: M, token: Instance): Space {
  return instances.layout.key(instances.zoneOf(token));
}
