/** The tables that were left before their match was over. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { covers } from '../art/covers.tsx';
import { appearanceOf } from '../games/appearances.ts';
import { gameName } from '../games/catalogue.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { timeAgo } from '../parts/time.ts';
import { useShort } from '../parts/useShort.tsx';
import { hadEnded } from '../play/kept.ts';
import type { Kept } from '../play/scene.ts';
import { standingLine } from '../play/standingLine.ts';
import { exportMatch } from '../play/tables.ts';
import { useForeign } from '../play/useForeign.ts';
import { useKept } from '../play/useKept.ts';
import { DamagedItems } from './Damaged.tsx';
import { say } from './say.ts';
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
  const { cover } = appearanceOf(match.game);
  const Cover = cover && covers[cover];
  return (
    <li className="open-table panel">
      <a href={to('table', match.id)}>
        {Cover && (
          <span className="open-cover">
            <Cover />
          </span>
        )}
        <span className="open-words">
          <b>
            <span translate="no">{gameName(match.game)}</span>
            {match.occasion && <span className="chip">{say(`occasion.${match.occasion.kind}`)}</span>}
            {isForeign && <span className="chip">{say('other.chip')}</span>}
          </b>
          <span className="open-stands" translate="no">
            {standingLine(match) || match.sitters.map(({ name }) => name).join(' · ')}
          </span>
          <span className="faint">
            {isForeign ? say('other.stuck') : waits(match)} · {timeAgo(match.changed)}
          </span>
        </span>
      </a>
      <span className="open-ways">
        <IconButton icon="quill-ink" label={say('home.export')} onClick={() => exportMatch(match)} />
        <IconButton icon="close" label={say('home.remove')} onClick={onClear} />
      </span>
    </li>
  );
}

function waits({ waitsFor, sitters }: Kept): string {
  const [first] = waitsFor;
  if (first === undefined) return say('home.continue');
  const sitter = sitters[first];
  if (sitter?.kind === 'me') return say('home.yours');
  return say('home.waits', { who: sitter?.name ?? '' });
}
