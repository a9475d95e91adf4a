/** Cards with what is on them, adventurers as they stand on the plan. */
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import type { PictureProps } from '../games/appearance.ts';
import { Card as TableCard } from './Card.tsx';
import { PawnPicture } from './PawnPicture.tsx';

export function Picture({ face }: PictureProps): ReactNode {
  return face.back === 'adventurers' ? (
    <PawnPicture adventurer={face.id} className="picture" />
  ) : (
    <CardPicture card={face} className="picture" />
  );
}

export function Card({ face, card }: PictureProps): ReactNode {
  return <TableCard face={face.id} card={card} size="large" />;
}
