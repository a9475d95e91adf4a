/** Monsters as one meets them, adventurers as they stand on the plan; other cards by their signs. */
import type { ReactNode } from 'react';
import { MonsterPicture } from '../art/MonsterPicture.tsx';
import type { PictureProps } from '../games/appearance.ts';
import { Card as TableCard } from './Card.tsx';
import { AdventurerPicture, CardPicture } from './plan/Picture.tsx';
import type { Treasure } from './printed.ts';

export function Picture({ face: { id, back, printed } }: PictureProps): ReactNode {
  const { power } = printed as Partial<Treasure>;
  if (back.startsWith('monster')) return <MonsterPicture id={id} className="picture" />;
  return back === 'adventurers' ? (
    <AdventurerPicture adventurer={id} />
  ) : (
    <CardPicture face={id} back={back} power={power} />
  );
}

export function Card({ face, card }: PictureProps): ReactNode {
  return <TableCard face={face.id} card={card} size="large" />;
}
