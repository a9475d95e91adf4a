/** Pictures of what is in a game's box, drawn as at its table; loaded when they are first wanted. */
import { type ReactNode, Suspense } from 'react';
import type { FaceCard, GameCard } from '../play/scene.ts';
import type { PictureProps } from './appearance.ts';
import { appearanceOf } from './appearances.ts';

export function Picture({ face, card }: PictureProps): ReactNode {
  const { Picture: Own } = appearanceOf(card.id);
  if (!Own) return null;
  return (
    <Suspense fallback={<span className="picture" />}>
      <Own face={face} card={card} />
    </Suspense>
  );
}

export function Patterns({ game }: { game: string }): ReactNode {
  const { Patterns: Own } = appearanceOf(game);
  if (!Own) return null;
  return (
    <Suspense>
      <Own />
    </Suspense>
  );
}

/** Does it lie on the table as a card? */
export function isCard({ back }: FaceCard, { id }: GameCard): boolean {
  const { Card, compendium } = appearanceOf(id);
  return Card !== undefined && !compendium?.pieces?.includes(back);
}

/** The card itself, as at the table. */
export function CardFace({ face, card }: PictureProps): ReactNode {
  const { Card: Own } = appearanceOf(card.id);
  if (!Own) return null;
  return (
    <Suspense
      fallback={
        <span className="card-awaited" translate="no">
          {face.name}
        </span>
      }
    >
      <Own face={face} card={card} />
    </Suspense>
  );
}
