/** Cards with what is on them, heroes face to face, chambers as they lie on the board. */
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import { Portrait } from '../art/Portrait.tsx';
import type { PictureProps } from '../games/appearance.ts';
import { ChamberTile } from './art/ChamberTile.tsx';
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
  if (back === 'heroes') return <Portrait id={id} className="picture" />;
  return <CardPicture card={face} className="picture" />;
}

export function Card({ face, card }: PictureProps): ReactNode {
  return <FaceCard face={face.id} card={card} large />;
}
