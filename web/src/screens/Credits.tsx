import type { ReactNode } from 'react';
import { cardSigns } from '../art/cardSigns.ts';
import { engraved } from '../art/Engraving.tsx';
import { iconsWith } from '../art/Icon.tsx';
import { iconsByAuthor } from '../art/iconAuthors.ts';
import { PageHead } from '../parts/PageHead.tsx';
import './hall.css';
import { say } from './say.ts';

/** Every set of them, whatever it is loaded with. */
const sets = import.meta.glob<Readonly<Record<string, string>>>('../**/*cons.json', {
  eager: true,
  import: 'default',
});
const drawn: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(sets));
const { Icon } = iconsWith(drawn);
/** Signs of cards are files by the name of a card. */
const cardWith = new Map(Object.entries(cardSigns).map(([id, name]) => [name, id]));

const authored = Object.values(iconsByAuthor).flat();

const PARTS = ['games', 'art', 'fonts', 'code'] as const;

export default function Credits(): ReactNode {
  return (
    <main className="page">
      <PageHead title={say('credits.title')} />
      {PARTS.map((part) => (
        <section key={part} className="panel">
          <h2>{say(`credits.${part}`)}</h2>
          <p>{say(`credits.${part}.text`)}</p>
        </section>
      ))}
      <section className="panel stack">
        <h2>{say('credits.icons')}</h2>
        <p>
          {say('credits.icons.text')}{' '}
          <a href="https://game-icons.net" translate="no">
            game-icons.net
          </a>{' '}
          ·{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" translate="no">
            CC BY 3.0
          </a>
        </p>
        <h3>{say('credits.icons.used', { n: authored.length })}</h3>
        {Object.entries(iconsByAuthor).map(([author, names]) => (
          <Drawn key={author} author={author} names={names} />
        ))}
      </section>
    </main>
  );
}

function Drawn({ author, names }: { author: string; names: readonly string[] }): ReactNode {
  return (
    <div className="credit-author" translate="no">
      <h4>{author}</h4>
      <ul className="plain credit-icons">
        {names.map((name) => (
          <li key={name}>
            {name in drawn ? (
              <Icon name={name} className="credit-icon" />
            ) : (
              <img
                className="credit-icon"
                src={engraved(`signs/${cardWith.get(name)}`)}
                alt=""
                loading="lazy"
              />
            )}{' '}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
