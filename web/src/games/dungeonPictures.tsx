/** Monsters as one meets them, adventurers as they stand on the plan; other cards by their signs. */
import type { ReactNode } from 'react';
import { MonsterPicture } from '../art/MonsterPicture.tsx';
import { AdventurerPicture, CardPicture } from '../dungeon/plan/Picture.tsx';
import type { Treasure } from '../dungeon/printed.ts';
import type { PictureProps } from './pictures.tsx';

export function DungeonPicture({ face: { id, back, printed } }: PictureProps): ReactNode {
  const { power } = printed as Partial<Treasure>;
  if (back.startsWith('monster')) return <MonsterPicture id={id} className="picture" />;
  return back === 'adventurers' ? (
    <AdventurerPicture adventurer={id} />
  ) : (
    <CardPicture face={id} back={back} power={power} />
  );
}
