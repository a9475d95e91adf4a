/** A table for any game: players, what lies on the table, the question, the log. Made from facts and words alone. */
import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import { Waiting } from '../parts/Waiting.tsx';
import type { Script, TableArt, TableProps } from './art.ts';
import { FactList, seatFacts, tableFacts } from './Facts.tsx';
import { Log } from './Log.tsx';
import { Prompt } from './Prompt.tsx';
import './generic.css';

const script: Script = {
  lasts: ({ line }) => (line ? 420 : 0),
  sound: ({ type }) =>
    /roll/.test(type) ? 'dice' : /drew|card|bought|sold|clash/.test(type) ? 'card' : undefined,
};

function GenericTable({ at, menu, ending, coach }: TableProps): ReactNode {
  const { shown, card } = at;
  const { scene, facts } = shown;
  if (!scene) return <Waiting />;
  const seats = seatFacts(facts);
  return (
    <main className="generic">
      <h1 className="sr" translate="no">
        {card.name}
      </h1>
      <div className="generic-bar">{menu}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section className="generic-seats" aria-label={say('table.seats')} tabIndex={0}>
        {scene.sitters.map((sitter, seat) => (
          <article
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            key={seat}
            className="sheet panel"
            data-turn={scene.awaited.includes(seat) || undefined}
            style={{ '--seat': `var(--seat-${seat % 8})` } as React.CSSProperties}
          >
            <h2>
              <span translate="no">{sitter.name}</span>
              {scene.awaited.includes(seat) && <span className="chip">{say('table.turn')}</span>}
            </h2>
            <FactList facts={seats[seat] ?? {}} card={card} />
          </article>
        ))}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <section className="generic-board panel" aria-label={say('table.facts')} tabIndex={0}>
        <FactList facts={tableFacts(facts)} card={card} />
      </section>
      <section className="generic-log panel">
        <h2>{say('table.log')}</h2>
        <Log at={at} />
      </section>
      <div className="generic-prompt">
        {coach}
        <Prompt at={at}>{ending}</Prompt>
      </div>
    </main>
  );
}

export const genericTable: TableArt = { Table: GenericTable, script };
