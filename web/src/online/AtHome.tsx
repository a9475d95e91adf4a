/** On the shelf: my tables with friends, those where somebody waits for me first, and tables that are open to anybody. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { useInvitations } from './invited.ts';
import { say } from './say.ts';
import { TableItem } from './TableItem.tsx';
import { byUrgency, useTables } from './tables.ts';
import './online.css';

const MOST = 6;

export default function AtHome(): ReactNode {
  const tables = useTables();
  const invited = useInvitations();
  const mine = tables?.mine.filter(({ phase }) => phase === 'playing' || phase === 'gathering') ?? [];
  const open = tables?.open.filter(({ you }) => you === undefined) ?? [];
  if (mine.length + invited.length + open.length === 0) return null;
  return (
    <section className="page home-continue" aria-label={say('friends.title')}>
      {mine.length > 0 && (
        <>
          <h2>{say('friends.mine')}</h2>
          <ul className="plain tables">
            {mine
              .toSorted(byUrgency)
              .slice(0, MOST)
              .map((card) => (
                <TableItem key={card.id} card={card} />
              ))}
          </ul>
        </>
      )}
      {invited.length > 0 && (
        <>
          <h2>{say('friends.invited')}</h2>
          <ul className="plain tables">
            {invited.map(({ card, invite }) => (
              <TableItem key={card.id} card={card} invite={invite} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h2>{say('friends.open')}</h2>
          <ul className="plain tables">
            {open.slice(0, MOST).map((card) => (
              <TableItem key={card.id} card={card} />
            ))}
          </ul>
        </>
      )}
      {mine.length + open.length > 2 * MOST && (
        <a className="btn small" href={to('friends')}>
          {say('friends.all')}
        </a>
      )}
    </section>
  );
}
