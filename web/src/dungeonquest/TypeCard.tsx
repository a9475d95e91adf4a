/** A combat card that is known by its type: what comes of it depends on what the other side plays, and nothing else does. */
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import type { GameCard } from '../play/scene.ts';
import { TypeIcon } from './FaceCard.tsx';
import { say } from './say.ts';

/** What comes of a card against one of the other side. */
export interface Case {
  readonly against: string;
  readonly dealt: number;
  readonly taken: number;
}

interface Props {
  readonly face: string;
  readonly card: GameCard;
  /** None once it lies on the table, where only what it is counts. */
  readonly cases?: readonly Case[] | undefined;
  readonly large?: boolean;
}

export function TypeCard({ face, card, cases, large = false }: Props): ReactNode {
  const type = typeOf(card, face);
  return (
    <div
      className={`dq-card combat typed parchment ${large ? 'large' : ''}`}
      data-attack={type}
      translate="no"
    >
      <header>
        <h3>{card.faces[face]?.name ?? face}</h3>
        <TypeIcon type={type} />
      </header>
      <CardPicture card={card.faces[face]} className="dq-card-picture" />
      {cases && (
        <ul className="plain">
          {cases.map(({ against, dealt, taken }) => (
            <li key={against} data-good={dealt > taken || undefined} data-bad={taken > dealt || undefined}>
              <TypeIcon type={typeOf(card, against)} />
              {outcome(dealt, taken)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function outcome(dealt: number, taken: number): string {
  if (dealt > 0 && taken > 0) return say('case.both', { n: dealt });
  return dealt > 0 ? say('case.deal', { n: dealt }) : say('case.take', { n: taken });
}

function typeOf(card: GameCard, face: string): string {
  return ((card.faces[face]?.printed ?? {}) as { type?: string }).type ?? '';
}
