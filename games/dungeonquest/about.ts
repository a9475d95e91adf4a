/** What options are about, so that no screen reads it out of their ids: what to light on the board, which card is meant. */
import { type EffectIn, type Instance, NONE, type Scope, type Seat } from '@underhall/kernel';
import {
  beyond,
  DIRECTIONS,
  type Direction,
  type DirectionName,
  type Exit,
  exitName,
  exitOf,
  exitsOf,
  nameOf,
  OUTSIDE,
  SPACES,
  type Space,
  spaceOf,
  squareOf,
} from './grid.ts';
import type { MonsterKind } from './verbs.ts';
import type { M, World } from './world.ts';

/** Spaces and ways go by name, as in facts and ids; cards by their face, as far as he who is asked knows it. */
export interface About {
  /** Where it leads, or what is chosen on the board. */
  readonly space?: string;
  /** A side of a space that is gone through (`north`, `south-west`), and the space it leads out of. */
  readonly exit?: { readonly from: string; readonly way: string };
  /** A direction that is chosen: where a Hero heads below, or where the entry arrow of a chamber shall point. */
  readonly direction?: DirectionName;
  readonly card?: Instance;
  readonly face?: string;
  /** The card is one of the hand that a combat is fought with. */
  readonly hand?: boolean;
  readonly monster?: MonsterKind;
  /** The Hero who is attacked. */
  readonly seat?: Seat;
}

/** What both editions can offer; undefined where there is nothing to light. */
export function about(match: M, effect: EffectIn<World>, scope: Scope): About | undefined {
  const { world } = match;
  switch (effect.do) {
    case 'go':
    case 'retreat-through':
    case 'through-secret-door':
      return aboutExit(effect.exit);
    case 'start-at':
    case 'jump':
      return aboutSpace(effect.tower);
    case 'teleport-to':
      return aboutSpace(effect.space);
    case 'go-below':
      return heading(world.heroes[scope.seat].space, effect.heading);
    case 'surface':
      return { direction: DIRECTIONS[(world.heroes[scope.seat].heading + effect.turn) & 3] };
    case 'lay':
      return { ...aboutCard(match, effect.tile), direction: DIRECTIONS[effect.entry] };
    case 'swap-chamber':
      return aboutCard(match, effect.tile);
    case 'take-card':
    case 'use-card':
    case 'pick':
      return aboutCard(match, effect.card);
    case 'all':
      // A further move, or what a card or ability does.
      if (effect.effects[0]?.do === 'go') return aboutExit(effect.effects[0].exit);
      return scope.card === NONE ? undefined : aboutCard(match, scope.card);
    case 'meet-again':
      return aboutCard(match, scope.card);
    default:
      return undefined;
  }
}

const EXITS: readonly About[] = Array.from({ length: SPACES * 4 }, (_, exit) => {
  const used = { from: nameOf(spaceOf(squareOf(exit))), way: exitName(exit) };
  const space = beyond(exit);
  return space === OUTSIDE ? { exit: used } : { exit: used, space: nameOf(spaceOf(space)) };
});

/** (Made once: the forbidden moves of every turn have it too.) */
export function aboutExit(exit: Exit): About {
  return EXITS[exit];
}

export function aboutSpace(space: Space): About {
  return { space: nameOf(space) };
}

export function aboutCard(match: M, card: Instance): About {
  return { card, face: match.face(card).id };
}

/** A card that is played in combat, or could be. */
export function aboutHand(match: M, card: Instance): About {
  return { ...aboutCard(match, card), hand: true };
}

/** The exit that leads from a space to a neighbouring one. */
export function exitTo(from: Space, to: Space): Exit {
  return exitsOf(from).find((exit) => spaceOf(beyond(exit)) === to) ?? NONE;
}

/** Below, walls do not count: the way is lit, but towards the edge there is no space to light. */
function heading(from: Space, direction: Direction): About {
  const next = beyond(exitOf(from, direction));
  return { direction: DIRECTIONS[direction], ...(next === OUTSIDE ? {} : { space: nameOf(spaceOf(next)) }) };
}
