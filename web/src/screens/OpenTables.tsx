/** The tables that were left before their match was over. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { gameName } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { timeAgo } from '../parts/time.ts';
import { useShort } from '../parts/useShort.tsx';
import { hadEnded } from '../play/kept.ts';
import type { Kept } from '../play/scene.ts';
import { exportMatch } from '../play/tables.ts';
import { useForeign } from '../play/useForeign.ts';
import { useKept } from '../play/useKept.ts';
import { DamagedItems } from './Damaged.tsx';
import { countsLine } from './OtherRules.tsx';
import { useRemoval } from './useRemoval.tsx';
import './home.css';

const SHOWN = 6;

export function OpenTables(): ReactNode {
  const [all, reload, broken] = useKept('matches');
  const kept = all ?? [];
  const damaged = broken.filter((one) => !hadEnded(one));
  const open = kept.filter(({ outcome }) => !outcome).sort((a, b) => b.changed - a.changed);
  const foreign = useForeign(all);
  const [shown, more] = useShort(open, SHOWN);
  const [sure, clear] = useRemoval(
    'matches',
    { title: say('home.remove'), question: say('home.remove.sure'), yes: say('home.remove.yes') },
    reload,
  );
  if (open.length + damaged.length === 0) return null;
  return (
    <section className="page home-continue" aria-labelledby="continue">
      <h2 id="continue">{say('home.continue')}</h2>
      <ul className="plain tables">
        {shown.map((match) => (
          <OpenTable
            key={match.id}
            match={match}
            isForeign={foreign.has(match.id)}
            onClear={() => clear(match.id)}
          />
        ))}
        <DamagedItems kind="matches" damaged={damaged} onChange={reload} />
      </ul>
      {more}
      {sure}
    </section>
  );
}

interface OpenTableProps {
  readonly match: Kept;
  /** Played by other rules: it can only be looked at. */
  readonly isForeign: boolean;
  readonly onClear: () => void;
}

function OpenTable({ match, isForeign, onClear }: OpenTableProps): ReactNode {
  return (
    <li className="open-table panel">
      <a href={to('table', match.id)}>
        <b>
          <span translate="no">{gameName(match.game)}</span>
          {match.occasion && <span className="chip">{say(`occasion.${match.occasion.kind}`)}</span>}
          {isForeign && <span className="chip">{say('other.chip')}</span>}
        </b>
        <span className="muted" translate="no">
          {match.sitters.map(({ name }) => name).join(' · ')}
        </span>
        <span className="faint">
          {isForeign ? stood(match) : waits(match)} ·{' '}
          {say('home.choices', { n: match.record.choices.length })} · {timeAgo(match.changed)}
        </span>
      </a>
      <span className="row tight">
        <IconButton icon="quill-ink" label={say('home.export')} onClick={() => exportMatch(match)} />
        <IconButton icon="close" label={say('home.remove')} onClick={onClear} />
      </span>
    </li>
  );
}

/** What the one at the screen had. */
function stood(match: Kept): string {
  const seat = match.sitters.findIndex(({ kind }) => kind !== 'bot');
  return countsLine(match, Math.max(seat, 0)) || say('other.stuck');
}

function waits({ waitsFor, sitters }: Kept): string {
  const [first] = waitsFor;
  if (first === undefined) return say('home.continue');
  const sitter = sitters[first];
  if (sitter?.kind === 'me') return say('home.yours');
  return say('home.waits', { who: sitter?.name ?? '' });
}
