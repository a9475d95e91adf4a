/** A card that somebody carries, by its name; under the mouse it is seen as it lies on the table. */
import { type CSSProperties, lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GameCard } from '../play/scene.ts';
import { say } from './say.ts';

// Only those who have a mouse need it, and it comes with the first card that is turned up.
const FaceCard = lazy(() => import('./FaceCard.tsx').then((module) => ({ default: module.FaceCard })));

interface Props {
  readonly face: string;
  readonly card: GameCard;
  /** Which of those that he is just losing it is; undefined if he keeps it. */
  readonly lost: number | undefined;
}

/** Beside the cursor, and so high that all of the card is seen. */
const AWAY = 22;
const TALL = 300;

export function CarriedCard({ face, card, lost }: Props): ReactNode {
  const [tip, setTip] = useState<string>();
  const hidden = face.startsWith('[');
  const show = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || hidden) return;
    setTip(`${clientX + AWAY}px ${Math.max(0, Math.min(clientY, innerHeight - TALL))}px`);
  };
  return (
    <li
      className="chip"
      translate="no"
      data-lost={lost !== undefined || undefined}
      style={{ '--i': lost } as CSSProperties}
      onPointerEnter={show}
      onPointerMove={show}
      onPointerLeave={() => setTip(undefined)}
    >
      {hidden ? say('sheet.hidden') : (card.faces[face]?.name ?? face)}
      {tip !== undefined &&
        createPortal(
          <div className="dq dq-tip" style={{ translate: tip }} aria-hidden="true">
            <Suspense fallback={null}>
              <FaceCard face={face} card={card} />
            </Suspense>
          </div>,
          document.body,
        )}
    </li>
  );
}
