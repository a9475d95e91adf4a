import type { ReactNode } from 'react';
import type { FaceCard } from '../play/scene.ts';
import { cardArt } from './cardArt.ts';
import { Engraving } from './Engraving.tsx';

/** What is on a card: its family's picture, or nothing where there is none. */
export function CardPicture({
  card,
  className,
}: {
  card: FaceCard | undefined;
  className?: string;
}): ReactNode {
  const picture = card && cardArt(card);
  return picture ? <Engraving of={picture} className={className} /> : null;
}
