/** Cards with what is on them, adventurers face to face. */
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import { Portrait } from '../art/Portrait.tsx';
import type { PictureProps } from '../games/appearance.ts';
import { Card as TableCard } from './Card.tsx';

export function Picture({ face }: PictureProps): ReactNode {
  return face.back === 'adventurers' ? (
    <Portrait id={face.id} className="picture" />
  ) : (
    <CardPicture card={face} className="picture" />
  );
}

export function Card({ face, card }: PictureProps): ReactNode {
  return <TableCard face={face.id} card={card} size="large" />;
}
