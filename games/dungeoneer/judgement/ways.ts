/** How far it is from space to space, as somebody who plans his way counts it. */

import type { Instance } from '@underhall/kernel';
import { mapOf, quest } from '../cards.ts';
import type { QuestCard } from '../content/cards.ts';
import type { Selector } from '../language/selectors.ts';
import { exitAt, walkable } from '../map/grid.ts';
import { otherEnd } from '../map/portals.ts';
import { spaceFits } from '../selecting/spaces.ts';
import { type M, NOWHERE } from '../world.ts';
import { Recent } from './recent.ts';

/** What a step costs besides its MP: a Locked exit may take another, the others may hurt. */
const DELAY = { open: 0, wall: 0, locked: 0.5, trapped: 0.4, pit: 0.5, spikes: 0.5 } as const;
export const FAR = 1000;

/** What is known of a map. */
interface Known {
  /** By space: how far it is to all others; found when it is wanted. */
  readonly ways: (readonly number[] | undefined)[];
  readonly places: Map<QuestCard, Places>;
}

/** Where a Quest leads: to attempt or search for it, and to bring its token to. */
interface Places {
  readonly at: readonly number[];
  readonly to: readonly number[];
}

const maps = new Recent<Known>(16, () => ({ ways: [], places: new Map() }));

/** By space: the steps from this one, dangers counted in; FAR where nobody can walk to. */
export function waysFrom(match: M, from: number): readonly number[] {
  const { ways } = maps.of(match.world.spaces);
  ways[from] ??= foundWays(match, from);
  return ways[from];
}

function foundWays(match: M, from: number): number[] {
  const { spaces, portals } = match.world;
  const far: number[] = spaces.map(() => FAR);
  far[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i];
    for (let side = 0; side < 4; side++) {
      const next = walkable(match, space, side);
      if (next !== NOWHERE)
        reach(match, far, queue, next, far[space] + 1 + DELAY[exitAt(match, space, side).kind]);
    }
    for (const portal of portals) {
      const next = otherEnd(portal, space);
      if (next !== NOWHERE) reach(match, far, queue, next, far[space] + 1);
    }
    const { sewer } = mapOf(match, space);
    if (sewer === '') continue;
    for (let next = 0; next < spaces.length; next++)
      if (mapOf(match, next).sewer === sewer) reach(match, far, queue, next, far[space] + 1);
  }
  return far;
}

function reach(match: M, far: number[], queue: number[], next: number, steps: number): void {
  const { kind } = mapOf(match, next).centre;
  const all = steps + (kind === 'pit' || kind === 'spikes' ? DELAY[kind] : 0);
  if (all >= far[next]) return;
  far[next] = all;
  queue.push(next);
}

/** Quests name spaces by what is printed on them, so they lead everybody to the same ones. */
export function placesOf(match: M, card: Instance): Places {
  const { places } = maps.of(match.world.spaces);
  const face = quest(match, card);
  let found = places.get(face);
  if (found === undefined) {
    found = { at: fitting(match, face.search?.on ?? face.location), to: fitting(match, face.second) };
    places.set(face, found);
  }
  return found;
}

function fitting(match: M, place: Selector<'space'> | undefined): number[] {
  if (place === undefined) return [];
  return match.world.spaces.flatMap((_, space) =>
    spaceFits(match, space, place, match.world.active) ? [space] : [],
  );
}

/** The nearest of some places, or NOWHERE. */
export function nearest(ways: readonly number[], places: readonly number[]): number {
  let best = NOWHERE;
  for (const space of places)
    if (ways[space] < FAR && (best === NOWHERE || ways[space] < ways[best])) best = space;
  return best;
}
