/** What a deck may still hold: everything in the box that does not lie open anywhere. */
import type { FaceCard, GameCard } from '../play/scene.ts';
import type { Facts } from './terms.ts';

export interface Remaining {
  readonly face: FaceCard;
  readonly left: number;
}

export function remainingIn(
  deck: string,
  discarded: readonly string[],
  { seats }: Pick<Facts, 'seats'>,
  { faces }: GameCard,
): readonly Remaining[] {
  const open = [
    ...discarded,
    ...seats.flatMap(({ loot, kept, runes, tripCards, drawn }) => [
      ...loot,
      ...kept,
      ...runes,
      ...tripCards,
      ...drawn,
    ]),
  ];
  return Object.values(faces)
    .filter(({ back }) => back === deck)
    .map((face) => ({ face, left: countOf(face) - open.filter((id) => id === face.id).length }))
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => b.left - a.left || a.face.name.localeCompare(b.face.name));
}

function countOf({ printed }: FaceCard): number {
  const { count = 1 } = printed as { readonly count?: number };
  return count;
}
