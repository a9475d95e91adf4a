/** Whom I have blocked, to take it back. */
import type { ReactNode } from 'react';
import { tryTo } from '../../app/toasts.ts';
import { unblock, useBlocked } from '../blocked.ts';
import { say } from './say.ts';

export function BlockedPeople(): ReactNode {
  const blocked = useBlocked();
  if (blocked.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="blocked">
      <h2 id="blocked">{say('me.blocked')}</h2>
      <p className="muted">{say('me.blocked.sentence')}</p>
      <ul className="plain account-list">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <b translate="no">{name}</b>
            <button
              type="button"
              className="btn small"
              aria-label={say('talk.unblock.who', { who: name })}
              onClick={() => tryTo(() => unblock(id))}
            >
              {say('talk.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
