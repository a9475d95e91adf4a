/** Every match that was played to its end, one by one. */
import { type ReactNode, useState } from 'react';
import { to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { SureDialog } from '../parts/SureDialog.tsx';
import { dayOf } from '../parts/time.ts';
import type { Cards, Ended } from '../play/deeds.ts';
import { nameOf, resultLine, winnersLine } from '../play/results.ts';
import { store } from '../play/store.ts';
import { exportMatch } from '../play/tables.ts';

const SHOWN = 20;

interface Props {
  readonly ended: readonly Ended[];
  readonly cards: Cards;
  readonly onChange: () => void;
}

export function HallMatches({ ended, cards, onChange }: Props): ReactNode {
  const [all, setAll] = useState(false);
  const [forgetting, setForgetting] = useState<Ended>();
  const forget = async () => {
    if (forgetting) await store.remove('matches', forgetting.id);
    setForgetting(undefined);
    onChange();
  };
  return (
    <section className="panel hall-scroll">
      <h2>{say('hall.all', { n: ended.length })}</h2>
      <table className="results">
        <thead>
          <tr>
            <th scope="col">{say('hall.when')}</th>
            <th scope="col">{say('hall.game')}</th>
            <th scope="col">{say('hall.result')}</th>
            <th scope="col">
              <span className="sr">{say('hall.watch')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {(all ? ended : ended.slice(0, SHOWN)).map((match) => (
            <MatchLine key={match.id} match={match} cards={cards} onForget={() => setForgetting(match)} />
          ))}
        </tbody>
      </table>
      {!all && ended.length > SHOWN && (
        <button type="button" className="btn small" onClick={() => setAll(true)}>
          {say('hall.more', { n: ended.length - SHOWN })}
        </button>
      )}
      <SureDialog
        open={forgetting !== undefined}
        title={say('hall.forget')}
        question={say('hall.forget.sure')}
        yes={say('hall.forget')}
        onYes={forget}
        onClose={() => setForgetting(undefined)}
      />
    </section>
  );
}

interface LineProps {
  readonly match: Ended;
  readonly cards: Cards;
  readonly onForget: () => void;
}

function MatchLine({ match, cards, onForget }: LineProps): ReactNode {
  return (
    <tr>
      <td>{dayOf(match.changed)}</td>
      <td translate="no">{gameName(match.game)}</td>
      <td>
        <b>{winnersLine(cards[match.game], match.outcome, match.sitters)}</b>
        <ul className="plain muted">
          {match.sitters.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            <li key={seat}>
              <span translate="no">{nameOf(cards[match.game], match.outcome, match.sitters, seat)}</span>:{' '}
              {resultLine(cards[match.game], match.outcome, seat)}
            </li>
          ))}
        </ul>
      </td>
      <td className="ways">
        <a className="btn ghost small" href={to('replay', match.id)}>
          <Icon name="play" /> {say('hall.watch')}
        </a>
        <IconButton icon="quill-ink" label={say('home.export')} onClick={() => exportMatch(match)} />
        <IconButton icon="close" label={say('hall.forget')} onClick={onForget} />
      </td>
    </tr>
  );
}
