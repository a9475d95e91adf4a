import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { covers } from '../art/covers.tsx';
import { Icon } from '../art/Icon.tsx';
import { games } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import './learn.css';

export default function Learn(): ReactNode {
  return (
    <main className="page">
      <div className="page-head">
        <h1>{say('learn.title')}</h1>
        <p>{say('learn.lede')}</p>
      </div>
      <ul className="plain lessons">
        {games.map(({ id, name, rules }) => {
          const Cover = covers[id];
          return (
            <li key={id} className="lesson panel">
              <span className="lesson-cover">
                <Cover />
              </span>
              <div className="stack">
                <h2 translate="no">{name}</h2>
                <p className="muted">{say('learn.soon')}</p>
                {rules && (
                  <p>
                    <a href={to('rules', id)}>
                      <Icon name="open-book" /> {say('nav.rules')}
                    </a>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
