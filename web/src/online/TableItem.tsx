/** A table with friends in a list: which game, who sits there, and what it waits for. */
import type { TableCard } from '@underhall/protocol';
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { covers } from '../art/covers.tsx';
import { appearanceOf } from '../games/appearances.ts';
import { gameName } from '../games/catalogue.ts';
import { timeAgo } from '../parts/time.ts';
import { atTable } from './host.ts';
import { say } from './say.ts';

interface Props {
  readonly card: TableCard;
  readonly invite?: string | undefined;
}

export function TableItem({ card, invite }: Props): ReactNode {
  const { cover } = appearanceOf(card.game);
  const Cover = cover && covers[cover];
  const yours = isYours(card);
  return (
    <li className="open-table panel far-table" data-yours={yours || undefined}>
      <a href={to('online', card.id, ...(invite ? [invite] : []))}>
        {Cover && (
          <span className="open-cover">
            <Cover />
          </span>
        )}
        <span className="open-words">
          <b>
            <span translate="no">{gameName(card.game)}</span>
            {yours && <span className="chip yours">{say('friends.yours')}</span>}
          </b>
          <span className="open-stands" translate="no">
            {peopleIn(card).join(' · ')}
          </span>
          <span className="faint">
            {[waitsFor(card), card.begun && say('begun.list', { who: card.begun.by }), timeAgo(card.changed)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </a>
    </li>
  );
}

function isYours({ phase, you, awaited }: TableCard): boolean {
  return phase === 'playing' && you !== undefined && awaited.includes(you);
}

function peopleIn(card: TableCard): string[] {
  return atTable(card)
    .filter((_, seat) => card.places[seat].kind === 'person' || card.places[seat].kind === 'bot')
    .map(({ name }) => name);
}

function waitsFor(card: TableCard): string {
  const { phase, places, awaited } = card;
  if (phase === 'over') return say('friends.over');
  if (phase === 'stranded') return say('friends.stranded');
  if (phase === 'playing') {
    const [first] = awaited;
    return first === undefined ? '' : say('friends.turn', { who: atTable(card)[first]?.name ?? '' });
  }
  const free = places.filter(({ kind }) => kind === 'open').length;
  return free > 0 ? say('friends.seats', { n: free }) : say('friends.gathering');
}
