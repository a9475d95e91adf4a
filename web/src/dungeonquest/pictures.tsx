/** Cards with what is on them, heroes and chambers as on the board. */
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import type { PictureProps } from '../games/appearance.ts';
import { ChamberTile } from './art/ChamberTile.tsx';
import { HeroToken } from './art/tokens.tsx';
import { FaceCard } from './FaceCard.tsx';
import './art/art.css';

export { DungeonDefs as Patterns } from './art/Defs.tsx';

export function Picture({ face }: PictureProps): ReactNode {
  const { id, back } = face;
  if (back === 'chamber') {
    return (
      <svg className="picture tile" viewBox="-50 -50 100 100" aria-hidden="true">
        <ChamberTile tile={id} />
      </svg>
    );
  }
  if (back === 'heroes') {
    return (
      <svg className="picture" viewBox="-22 -22 44 44" aria-hidden="true">
        <HeroToken hero={id} />
      </svg>
    );
  }
  return <CardPicture card={face} className="picture" />;
}

export function Card({ face, card }: PictureProps): ReactNode {
  return <FaceCard face={face.id} card={card} large />;
}
