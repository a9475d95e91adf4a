import type { ReactNode } from 'react';
import { Logo } from '../app/Header.tsx';
import { CardPicture } from '../art/CardPicture.tsx';
import { say } from '../messages/say.ts';
import type { GameCard } from '../play/scene.ts';
import './card.css';

/** A card by its face id; `[back]` is one that we may not know. */
export function SmallCard({ face, card }: { face: string; card: GameCard | undefined }): ReactNode {
  if (face.startsWith('[')) {
    return (
      <span className="small-card facedown" role="img" aria-label={say('table.unknown')}>
        <Logo />
      </span>
    );
  }
  const words = card?.faces[face];
  return (
    <span className="small-card parchment" title={words?.text || undefined} translate="no">
      <CardPicture card={words} />
      {words?.name ?? face}
    </span>
  );
}
