/** A card of Classic Combat: which of the two it wounds depends on what the other side plays, and nothing else does. */
import { classicCombat } from '@underhall/dungeonquest/people';
import type { ReactNode } from 'react';
import type { GameCard } from '../../play/scene.ts';
import { TypeIcon } from '../FaceCard.tsx';
import { say } from './say.ts';

const { hand, table } = classicCombat;

interface Props {
  readonly face: string;
  readonly card: GameCard;
  /** Whose hand it is; undefined once it lies on the table, where only what it is counts. */
  readonly side?: 'hero' | 'monster';
}

export function ClassicCard({ face, card, side }: Props): ReactNode {
  const type = typeOf(card, face);
  return (
    <div className="dq-card combat classic parchment" data-attack={type} translate="no">
      <header>
        <h3>{card.faces[face]?.name ?? face}</h3>
        <TypeIcon type={type} />
      </header>
      {side && (
        <ul className="plain">
          {hand.map((other) => (
            <li key={other}>
              <TypeIcon type={typeOf(card, other)} />
              {outcome(side, face, other)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function outcome(side: 'hero' | 'monster', own: string, theirs: string): string {
  const { hero, monster } = side === 'hero' ? table[own][theirs] : table[theirs][own];
  const [taken, dealt] = side === 'hero' ? [hero, monster] : [monster, hero];
  if (taken > 0 && dealt > 0) return say('classic.both');
  return dealt > 0 ? say('classic.deal', { n: dealt }) : say('classic.take', { n: taken });
}

function typeOf(card: GameCard, face: string): string {
  return ((card.faces[face]?.printed ?? {}) as { type?: string }).type ?? '';
}
