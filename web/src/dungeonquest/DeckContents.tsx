/** What a deck does, what may still be in it, and what was discarded. */
import type { ReactNode } from 'react';
import type { GameCard } from '../play/scene.ts';
import type { Deck } from './Decks.tsx';
import { FaceCard } from './FaceCard.tsx';
import { remainingIn } from './remaining.ts';
import { say } from './say.ts';
import type { Facts } from './terms.ts';

interface Props {
  readonly deck: Deck;
  readonly facts: Facts;
  readonly card: GameCard;
}

export function DeckContents({ deck, facts, card }: Props): ReactNode {
  const { id, discarded } = deck;
  return (
    <>
      <p>{say(`deck.${id}.does`)}</p>
      <Remains deck={deck} facts={facts} card={card} />
      {discarded.length > 0 && (
        <section className="stack">
          <h3>{say('decks.seen', { n: discarded.length })}</h3>
          <div className="dq-spread">
            {discarded.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
              <FaceCard key={i} face={face} card={card} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** What may still come: counted, because the order is nobody's business. */
function Remains({ deck, facts, card }: Props): ReactNode {
  const remaining = remainingIn(deck.id, deck.discarded, facts, card);
  return (
    <section className="stack">
      <h3>{say('decks.remain', { n: deck.left })}</h3>
      <ul className="plain dq-remaining">
        {remaining.map(({ face, left }) => (
          <li key={face.id} translate="no">
            <b>{left} ×</b> <span>{face.name}</span> <small>{face.text}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
