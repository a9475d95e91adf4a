/** Monsters as one meets them, heroes and chambers as on the board; other cards by the sign of their deck. */
import type { ReactNode } from 'react';
import { MonsterPicture } from '../art/MonsterPicture.tsx';
import type { PictureProps } from '../games/appearance.ts';
import { ChamberTile } from './art/ChamberTile.tsx';
import { HeroToken } from './art/tokens.tsx';
import { deckIcon, FaceCard } from './FaceCard.tsx';
import { Icon } from './icons.ts';
import './art/art.css';

export { DungeonDefs as Patterns } from './art/Defs.tsx';

export function Picture({ face: { id, back } }: PictureProps): ReactNode {
  if (back === 'chamber') {
    return (
      <svg className="picture tile" viewBox="-50 -50 100 100" aria-hidden="true">
        <ChamberTile tile={id} />
      </svg>
    );
  }
  if (back === 'monsters') return <MonsterPicture id={id} className="picture" />;
  if (back === 'heroes') {
    return (
      <svg className="picture" viewBox="-22 -22 44 44" aria-hidden="true">
        <HeroToken hero={id} />
      </svg>
    );
  }
  return <Icon name={deckIcon(back)} className="picture" />;
}

export function Card({ face, card }: PictureProps): ReactNode {
  return <FaceCard face={face.id} card={card} large />;
}
