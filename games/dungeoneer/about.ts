/** What an option is about: what a screen should light. */
import type { Instance, Scope } from '@underhall/kernel';
import type { DungeoneerEffect } from './effects.ts';
import { cellName, SIDES } from './map/grid.ts';
import type { M } from './world.ts';

export interface About {
  readonly cell?: string;
  readonly turned?: boolean;
  readonly side?: string;
  readonly card?: Instance;
}

export function about(
  match: M,
  effect: DungeoneerEffect | { readonly do: 'pass' | 'done' },
  _scope: Scope,
): About | undefined {
  switch (effect.do) {
    case 'lay-map':
      return { cell: cellName(effect.at), turned: effect.at.turned };
    case 'shift-to':
      return { cell: cellName(effect.at), turned: effect.at.turned };
    case 'lift':
      return { card: match.world.spaces[effect.space].card };
    case 'walk':
      return { side: SIDES[effect.side] };
    case 'sewer':
      return { card: match.world.spaces[effect.to].card };
    case 'warp-to':
      return { card: match.world.spaces[effect.space].card };
    case 'search':
    case 'pick-up':
    case 'put-down':
    case 'deliver':
    case 'attempt':
      return { card: effect.quest };
    case 'bane':
    case 'disarm':
    case 'send':
    case 'challenge':
    case 'minion-attack':
    case 'stow':
    case 'play':
    case 'activate':
    case 'pay-upkeep':
    case 'let-go':
    case 'drop-extra':
    case 'discard-one':
    case 'lose-card':
      return { card: effect.card };
    case 'stand':
      return { card: effect.minion };
    case 'carry-out':
      return { card: effect.it };
    default:
      return undefined;
  }
}
