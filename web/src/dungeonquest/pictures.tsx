/** Cards with what is on them, heroes face to face, chambers as they lie on the board. */
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import { Portrait } from '../art/Portrait.tsx';
import type { PictureProps } from '../games/appearance.ts';
import type { FaceCard as FaceWords } from '../play/scene.ts';
import { ChamberTile } from './art/ChamberTile.tsx';
import type { TileMark } from './art/doors.tsx';
import { canBeSearched } from './chambers.ts';
import { FaceCard } from './FaceCard.tsx';
import './art/art.css';

export { DungeonDefs as Patterns } from './art/Defs.tsx';

/** A thing out of the box, in the colours of its edition. */
export function Picture({ face }: PictureProps): ReactNode {
  return <Drawn face={face} mark="glass" />;
}

interface DrawnProps {
  readonly face: FaceWords;
  /** The icon of a chamber that can be searched. */
  readonly mark: TileMark;
  readonly look?: string;
}

export function Drawn({ face, mark, look = '' }: DrawnProps): ReactNode {
  const { id, back } = face;
  if (back === 'chamber') {
    return (
      <svg className={`picture tile ${look}`} viewBox="-50 -50 100 100" aria-hidden="true">
        <ChamberTile tile={id} mark={canBeSearched(face) ? mark : undefined} />
      </svg>
    );
  }
  if (back === 'heroes') return <Portrait id={id} className="picture" />;
  return <CardPicture card={face} className="picture" />;
}

export function Card({ face, card }: PictureProps): ReactNode {
  return <FaceCard face={face.id} card={card} large />;
}
