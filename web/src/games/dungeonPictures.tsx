/** Adventurers as they stand on the plan; cards by their signs. */
import type { ReactNode } from 'react';
import { AdventurerPicture, CardPicture } from '../dungeon/plan/Picture.tsx';
import type { Treasure } from '../dungeon/printed.ts';
import type { PictureProps } from './pictures.tsx';

export function DungeonPicture({ face: { id, back, printed } }: PictureProps): ReactNode {
  const { power } = printed as Partial<Treasure>;
  return back === 'adventurers' ? (
    <AdventurerPicture adventurer={id} />
  ) : (
    <CardPicture face={id} back={back} power={power} />
  );
}
