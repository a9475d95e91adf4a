/** Pictures of what is in the box, for the compendium: cards and Map cards as at the table. */
import type { ReactNode } from 'react';
import type { PictureProps } from '../games/appearance.ts';
import { Card as TableCard } from './Card.tsx';

export { Patterns } from './map/Patterns.tsx';

export function Card({ face, card }: PictureProps): ReactNode {
  return <TableCard face={face.id} card={card} />;
}

/** What is no card of a hand or a deck lies on the map. */
export function Picture({ face, card }: PictureProps): ReactNode {
  return <TableCard face={face.id} card={card} size="small" />;
}
