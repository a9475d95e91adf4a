/** The decks: how many cards are left, and what was discarded. */
import { type ReactNode, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import type { GameCard } from '../play/scene.ts';
import { Card } from './Card.tsx';
import { Sign, type SignName } from './icons.ts';
import { say } from './say.ts';
import type { Facts } from './terms.ts';
import '../table/cardPile.css';
import './quests.css';

export function Decks({ facts, card }: { facts: Facts; card: GameCard }): ReactNode {
  const [open, setOpen] = useState(false);
  const { mapDeck, deck, discard, questDeck } = facts;
  const pile = (name: string, sign: SignName, n: number) => (
    <span className="dnr-pile" title={`${name}: ${say('dnr.deck.left', { n })}`}>
      <Sign name={sign} title={name} />
      <b>{n}</b>
      <small>{name}</small>
    </span>
  );
  return (
    <section className="dnr-decks" aria-label={say('dnr.decks')}>
      {pile(say('dnr.deck.map'), 'dungeon-gate', mapDeck)}
      {pile(say('dnr.deck.adventure'), 'ringing-bell', deck)}
      {pile(say('dnr.deck.quest'), 'scroll-unfurled', questDeck)}
      <button type="button" className="card-pile dnr-pile" onClick={() => setOpen(true)}>
        <Sign name="card-pickup" title={say('dnr.deck.discard')} />
        <b>{discard.length}</b>
        <small>{say('dnr.deck.discard')}</small>
      </button>
      <Dialog open={open} title={say('dnr.deck.discard')} onClose={() => setOpen(false)} broad>
        <p className="muted">{say(discard.length > 0 ? 'dnr.deck.discarded' : 'dnr.deck.empty')}</p>
        <div className="dnr-spread">
          {discard.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
            <Card key={i} face={face} card={card} />
          ))}
        </div>
      </Dialog>
    </section>
  );
}
