/** The decks around the board: how many cards are left. */
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import type { GameCard } from '../play/scene.ts';
import { deckIcon } from './deckIcons.ts';
import { Icon } from './icons.ts';
import { say } from './say.ts';
import type { Facts } from './terms.ts';
import '../table/cardPile.css';
import './decks.css';

// Loaded with the first deck that is looked into.
const DeckContents = lazy(() =>
  import('./DeckContents.tsx').then((module) => ({ default: module.DeckContents })),
);

const ORDER = [
  'dungeon',
  'search',
  'trap',
  'door',
  'crypt',
  'corpse',
  'catacomb',
  'treasure',
  'dragon',
] as const;

/** A deck that only one edition has. */
export interface OwnDeck {
  readonly id: 'monster';
  readonly left: number;
  readonly discarded: readonly string[];
}

interface Props {
  readonly facts: Facts;
  readonly card: GameCard;
  readonly own?: readonly OwnDeck[] | undefined;
}

export interface Deck {
  readonly id: (typeof ORDER)[number] | OwnDeck['id'];
  readonly left: number;
  readonly discarded: readonly string[];
}

function decksIn({ facts: { decks, discards }, own = [] }: Props): Deck[] {
  const shared = ORDER.map((id) => ({ id, left: decks[id] ?? 0, discarded: discards[id] ?? [] }));
  return [...shared, ...own];
}

export const Decks = memo(
  function Decks(props: Props): ReactNode {
    const { facts, card } = props;
    const { stock } = facts;
    const [opened, setOpened] = useState<Deck['id']>();
    const all = decksIn(props);
    const open = all.find(({ id }) => id === opened);
    return (
      <section className="dq-decks" aria-label={say('decks.title')}>
        <div className="card-pile dq-deck" title={say('decks.chambers', { n: stock })}>
          <Icon name="dungeon-gate" />
          <b>{stock}</b>
          <span>{say('decks.stock')}</span>
        </div>
        {all.map(({ id, left, discarded }) => (
          <button
            key={id}
            type="button"
            className="card-pile dq-deck"
            data-deck={id}
            title={countsOf(left, discarded.length)}
            onClick={() => setOpened(id)}
          >
            <Icon name={deckIcon(id)} />
            <b>{left}</b>
            <span>{say(`deck.${id}`)}</span>
            {discarded.length > 0 && <i>{discarded.length}</i>}
          </button>
        ))}
        <Dialog
          open={open !== undefined}
          title={open ? say(`deck.${open.id}`) : ''}
          onClose={() => setOpened(undefined)}
          wide
        >
          <Suspense fallback={null}>
            {open && <DeckContents deck={open} facts={facts} card={card} />}
          </Suspense>
        </Dialog>
      </section>
    );
  },
  (a, b) =>
    a.card === b.card &&
    a.facts.stock === b.facts.stock &&
    JSON.stringify(decksIn(a)) === JSON.stringify(decksIn(b)),
);

function countsOf(left: number, discarded: number): string {
  return `${say('decks.left', { n: left })} ${say('decks.discarded', { n: discarded })}`;
}
