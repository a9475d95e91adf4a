/** The decks around the board: how many cards are left, and what was discarded. */
import { memo, type ReactNode, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import type { GameCard } from '../play/scene.ts';
import { deckIcon, FaceCard } from './FaceCard.tsx';
import { Icon } from './icons.ts';
import { say } from './say.ts';
import type { Facts } from './terms.ts';
import '../table/cardPile.css';
import './decks.css';

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

export const Decks = memo(
  function Decks({ facts: { decks, discards, stock }, card }: { facts: Facts; card: GameCard }): ReactNode {
    const [open, setOpen] = useState<(typeof ORDER)[number]>();
    return (
      <section className="dq-decks" aria-label={say('decks.title')}>
        <div className="card-pile dq-deck" title={say('decks.chambers', { n: stock })}>
          <Icon name="dungeon-gate" />
          <b>{stock}</b>
          <span>{say('decks.stock')}</span>
        </div>
        {ORDER.map((deck) => (
          <button
            key={deck}
            type="button"
            className="card-pile dq-deck"
            data-deck={deck}
            title={countsOf(decks[deck] ?? 0, discards[deck]?.length ?? 0)}
            onClick={() => setOpen(deck)}
          >
            <Icon name={deckIcon(deck)} />
            <b>{decks[deck] ?? 0}</b>
            <span>{say(`deck.${deck}`)}</span>
            {(discards[deck]?.length ?? 0) > 0 && <i>{discards[deck].length}</i>}
          </button>
        ))}
        <Dialog
          open={open !== undefined}
          title={open ? say(`deck.${open}`) : ''}
          onClose={() => setOpen(undefined)}
          wide
        >
          {open && (
            <>
              <p className="muted">{countsOf(decks[open] ?? 0, discards[open]?.length ?? 0)}</p>
              <div className="dq-spread">
                {(discards[open] ?? []).map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
                  <FaceCard key={i} face={face} card={card} />
                ))}
              </div>
            </>
          )}
        </Dialog>
      </section>
    );
  },
  (a, b) =>
    a.card === b.card &&
    JSON.stringify([a.facts.decks, a.facts.discards]) === JSON.stringify([b.facts.decks, b.facts.discards]) &&
    a.facts.stock === b.facts.stock,
);

function countsOf(left: number, discarded: number): string {
  return `${say('decks.left', { n: left })} ${say('decks.discarded', { n: discarded })}`;
}
