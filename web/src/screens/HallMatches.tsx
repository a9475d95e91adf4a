/** Every match that was played to its end, one by one. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { dayOf } from '../parts/time.ts';
import { useShort } from '../parts/useShort.tsx';
import type { Cards, Ended } from '../play/deeds.ts';
import { faredIn, nameOf, winnersLine } from '../play/results.ts';
import { exportMatch } from '../play/tables.ts';
import { useForeign } from '../play/useForeign.ts';
import { say } from './say.ts';
import { useRemoval } from './useRemoval.tsx';

const SHOWN = 20;

interface Props {
  readonly ended: readonly Ended[];
  readonly cards: Cards;
  readonly onChange: () => void;
}

export function HallMatches({ ended, cards, onChange }: Props): ReactNode {
  const [shown, more] = useShort(ended, SHOWN);
  const foreign = useForeign(ended);
  const [sure, forget] = useRemoval(
    'matches',
    { title: say('hall.forget'), question: say('hall.forget.sure'), yes: say('hall.forget') },
    onChange,
  );
  return (
    <section className="panel hall-scroll">
      <h2>{say('hall.all', { n: ended.length })}</h2>
      <table className="results">
        <thead>
          <tr>
            <th scope="col">{say('hall.when')}</th>
            <th scope="col">{say('hall.result')}</th>
            <th scope="col">
              <span className="sr">{say('hall.watch')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((match) => (
            <MatchLine
              key={match.id}
              match={match}
              cards={cards}
              isForeign={foreign.has(match.id)}
              onForget={() => forget(match.id)}
            />
          ))}
        </tbody>
      </table>
      {more}
      {sure}
    </section>
  );
}

interface LineProps {
  readonly match: Ended;
  readonly cards: Cards;
  /** Played by other rules: it cannot be replayed. */
  readonly isForeign: boolean;
  readonly onForget: () => void;
}

function MatchLine({ match, cards, isForeign, onForget }: LineProps): ReactNode {
  return (
    <tr>
      <td>
        {dayOf(match.changed)}
        {isForeign && <span className="chip">{say('other.chip')}</span>}
      </td>
      <td>
        <b>{winnersLine(cards[match.game], match.outcome, match.sitters)}</b>
        <ul className="plain muted">
          {match.sitters.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            <li key={seat}>
              <span translate="no">{nameOf(cards[match.game], match.outcome, match.sitters, seat)}</span>:{' '}
              {faredIn(cards[match.game], match.outcome, seat).line}
            </li>
          ))}
        </ul>
      </td>
      <td className="ways">
        <a className="btn ghost small" href={to('replay', match.id)}>
          <Icon name={isForeign ? 'open-book' : 'play'} /> {say(isForeign ? 'other.look' : 'hall.watch')}
        </a>
        <IconButton icon="quill-ink" label={say('home.export')} onClick={() => exportMatch(match)} />
        <IconButton icon="close" label={say('hall.forget')} onClick={onForget} />
      </td>
    </tr>
  );
}
