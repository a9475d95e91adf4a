/** Selecting spaces: `space[range<=3]`, `space[grim,type=passage]`. */
import type { Seat } from '@underhall/kernel';
import { mapOf } from '../cards.ts';
import type { MapCard } from '../content/cards.ts';
import { flagBit } from '../language/nouns.ts';
import type { Selector, Test } from '../language/selectors.ts';
import { distances } from '../map/distances.ts';
import { walkable } from '../map/grid.ts';
import { type M, NOWHERE } from '../world.ts';
import { anyWordFits, numberFits, wordFits } from './compare.ts';

const HERE = flagBit('space', 'here');
const OTHER = flagBit('space', 'other');
const ADJACENT = flagBit('space', 'adjacent');
const EMPTY = flagBit('space', 'empty');
const VISITED = flagBit('space', 'visited');
const ENTRANCE = flagBit('space', 'entrance');
const GRIM = flagBit('space', 'grim');
const SEWER = flagBit('space', 'sewer');
const PIT = flagBit('space', 'pit');
const SPIKES = flagBit('space', 'spikes');
const HAZARD = flagBit('space', 'hazard');
const OBSTACLE = flagBit('space', 'obstacle');

/** Is this space one of those, as the hero of a seat sees it? */
export function spaceFits(
  match: M,
  space: number,
  { flags, tests }: Selector<'space'>,
  seat: Seat,
  far?: readonly number[],
): boolean {
  const { heroes } = match.world;
  const hero = heroes[seat];
  if (flags & HERE && space !== hero.space) return false;
  if (flags & OTHER && space === hero.space) return false;
  if (flags & ADJACENT && !adjoins(match, hero.space, space)) return false;
  if (flags & EMPTY && !isEmpty(match, space)) return false;
  if (flags & VISITED && !hero.visited.includes(space)) return false;
  const card = mapOf(match, space);
  if (!printedFits(card, flags)) return false;
  for (const test of tests) if (!fits(match, space, card, test, hero.space, far)) return false;
  return true;
}

function isEmpty({ world }: M, space: number): boolean {
  for (const { out, space: where } of world.heroes) if (!out && where === space) return false;
  return true;
}

/** What is printed on the card. */
function printedFits({ entrance, grim, sewer, centre: { kind } }: MapCard, flags: number): boolean {
  if (flags & ENTRANCE && !entrance) return false;
  if (flags & GRIM && !grim) return false;
  if (flags & SEWER && sewer === '') return false;
  if (flags & PIT && kind !== 'pit') return false;
  if (flags & SPIKES && kind !== 'spikes') return false;
  if (flags & HAZARD && kind !== 'hazard') return false;
  return !(flags & OBSTACLE) || kind === 'pit' || kind === 'spikes' || kind === 'hazard';
}

function adjoins(match: M, from: number, to: number): boolean {
  for (let side = 0; side < 4; side++) if (walkable(match, from, side) === to) return true;
  return false;
}

function fits(
  match: M,
  space: number,
  card: MapCard,
  test: Test,
  from: number,
  far: readonly number[] | undefined,
): boolean {
  switch (test.key) {
    case 'range': {
      const moves = (far ?? distances(match, [from]))[space];
      return moves !== NOWHERE && numberFits(moves, test);
    }
    case 'type':
      return wordFits(card.kind, test);
    case 'name':
      return wordFits(card.id, test);
    case 'terrain':
      return anyWordFits(card.terrain, test);
    default:
      return wordFits(card.realm, test);
  }
}

/** In the order in which they were laid. */
export function spacesThatFit(match: M, selector: Selector<'space'>, seat: Seat): number[] {
  const found: number[] = [];
  // Found once for all spaces.
  const ranged = selector.tests.some(({ key }) => key === 'range');
  const far = ranged ? distances(match, [match.world.heroes[seat].space]) : undefined;
  for (let space = 0; space < match.world.spaces.length; space++)
    if (spaceFits(match, space, selector, seat, far)) found.push(space);
  return found;
}
