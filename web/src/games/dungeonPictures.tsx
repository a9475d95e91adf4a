/** Adventurers as they stand on the plan; cards by their signs. */
import type { ReactNode } from 'react';
import { AdventurerPicture, CardPicture } from '../dungeon/plan/Picture.tsx';
import type { PictureProps } from './pictures.tsx';

export function DungeonPicture({ face: { id, back } }: PictureProps): ReactNode {
  return back === 'adventurers' ? (
    <AdventurerPicture adventurer={id} />
  ) : (
    <CardPicture face={id} back={back} />
  );
}
