/** What options are about, so that no screen reads it out of their ids: what to light on the board, and how it is meant. */
import { type EffectIn, type Instance, NONE, type Scope, type Seat } from '@underhall/kernel';
import { DOORS, doorBetween, NO_DOOR, nameOf, type Space } from './board.ts';
import type { Go } from './ways.ts';
import { contentOf, engaged, isDangerous, type M, markNumbered, type World } from './world.ts';

/** Spaces and secret doors go by name, as in facts and ids. */
export interface About {
  /** How the space is meant, where it is chosen on the board: to go or stay there, to look or cast into it, to jump there. */
  readonly way?: 'go' | 'stay' | 'look' | 'see' | 'cast' | 'teleport';
  readonly space?: string;
  /** A monster is met there, so that the way ends there (DUN-MOVE-8, DUN-MOVE-9). */
  readonly danger?: boolean;
  /** The way there, or to the place it is done from, without where it begins. */
  readonly path?: readonly string[];
  /** From where it is looked or cast into the space. */
  readonly from?: string;
  /** A secret door that is wanted: to be searched for, or to be passed on the way. */
  readonly door?: string;
  /** The secret doors on the way; `shows`, if only the Secret Door card opens one of them, so that it is shown. */
  readonly doors?: readonly string[];
  readonly shows?: boolean;
  /** A treasure, or the monster that is attacked. */
  readonly card?: Instance;
  /** The faces of a spell that is cast or taken, and of the Crystal Ball that is used. */
  readonly spell?: string;
  readonly ball?: string;
  /** A number marker. */
  readonly number?: number;
  /** One of the two piles, 1 or 2. */
  readonly pile?: number;
  /** A type of adventurer. */
  readonly adventurer?: string;
}

export function about(match: M, effect: EffectIn<World>, { seat }: Scope): About | undefined {
  const { world } = match;
  switch (effect.do) {
    case 'go':
      return { ...going(world, effect.to), ...wayAbout(world, seat, effect) };
    case 'stay':
      return { way: 'stay', space: nameOf(world.adventurers[seat].space) };
    case 'slide-to':
    case 'retreat-to':
      return going(world, effect.to);
    case 'enter':
      return going(world, effect.room);
    case 'move-in':
      return going(world, effect.target);
    case 'refuse':
      return { space: nameOf(effect.room) };
    case 'stay-outside':
      return { space: nameOf(effect.target) };
    case 'look':
      return { ...lookAbout(effect.room), ...placeAbout(world, seat, effect.path) };
    case 'see':
      return { way: 'see', space: nameOf(effect.room), ball: effect.ball };
    case 'jump':
      return { way: 'teleport', space: nameOf(effect.to), spell: effect.spell };
    case 'cast-from':
      return {
        way: 'cast',
        space: nameOf(effect.target),
        spell: effect.spell,
        ...placeAbout(world, seat, effect.path),
      };
    case 'cast-at':
      return { space: nameOf(effect.target), spell: effect.spell };
    case 'fight-on': {
      const card = engaged(match, seat);
      return effect.spell === ''
        ? { ...going(world, world.adventurers[seat].space), card }
        : { spell: effect.spell, card };
    }
    case 'face':
      return effect.spell === '' ? undefined : { spell: effect.spell };
    case 'attack-guard':
    case 'how-to-fight':
    case 'strike':
      return guardAbout(match, effect.number);
    case 'search':
      return { door: DOORS[effect.door].id };
    case 'drop':
    case 'first':
      return { card: effect.card };
    case 'keep-pile':
      return { pile: effect.keep + 1 };
    case 'become':
      return { adventurer: contentOf(match).adventurers[effect.type].id };
    case 'take-spell':
      return { spell: effect.spell };
    default:
      return undefined;
  }
}

export function going(world: World, to: Space): About {
  return { way: 'go', space: nameOf(to), danger: isDangerous(world, to) };
}

export function lookAbout(room: Space): About {
  return { way: 'look', space: nameOf(room) };
}

/** (Options have their ways when somebody looks at them.) */
function wayAbout(world: World, seat: Seat, { path = [], through }: Go): About {
  const { space, doors: found } = world.adventurers[seat];
  const doors = doorsOn(space, path);
  return {
    path: path.map(nameOf),
    doors: doors.map((door) => DOORS[door].id),
    shows: doors.some((door) => !(found & (1 << door))),
    ...(through >= 0 ? { door: DOORS[through].id } : {}),
  };
}

/** The secret doors on a way. */
export function doorsOn(from: Space, path: readonly Space[]): number[] {
  return path
    .map((to, i) => doorBetween(i === 0 ? from : path[i - 1], to))
    .filter((door) => door !== NO_DOOR);
}

function placeAbout(world: World, seat: Seat, path: readonly Space[]): About {
  return { from: nameOf(path.at(-1) ?? world.adventurers[seat].space), path: path.map(nameOf) };
}

function guardAbout({ world, instances }: M, number: number): About | undefined {
  const mark = markNumbered(world, number);
  if (!mark) return undefined;
  const card = instances.first(instances.layout.base.guard + number);
  return { ...going(world, mark.space), number, ...(card === NONE ? {} : { card }) };
}
