import { type ReactNode, useMemo } from 'react';
import { go, to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { Patterns, Picture } from '../games/pictures.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Segments } from '../parts/Switch.tsx';
import { dayOf } from '../parts/time.ts';
import { added, causesOf, type Deeds, type Ended, isEnded, type Run, ranked, runsOf } from '../play/deeds.ts';
import { hadEnded } from '../play/kept.ts';
import type { GameCard, Kept } from '../play/scene.ts';
import { useGames } from '../play/useGame.ts';
import { useKept } from '../play/useKept.ts';
import { DamagedItems } from './Damaged.tsx';
import { HallMatches } from './HallMatches.tsx';
import { say } from './say.ts';
import '../parts/results.css';
import './hall.css';

const BEST = 5;

/** Played to its end, and in earnest: a lesson counts for nothing. */
function isOnRecord(match: Kept): match is Ended {
  return isEnded(match) && match.occasion?.kind !== 'lesson';
}

/** `hall`, or `hall/GAME`: gold of one game is nothing in another. */
export default function Hall({ path: [wanted] }: { path: readonly string[] }): ReactNode {
  const [kept, reload, broken] = useKept('matches');
  const damaged = broken.filter(hadEnded);
  const all = useMemo(() => kept?.filter(isOnRecord).sort((a, b) => b.changed - a.changed), [kept]);
  const cards = useGames((all ?? []).map(({ game }) => game));
  const games = Map.groupBy(all ?? [], ({ game }) => game);
  const game = games.has(wanted ?? '') ? wanted : all?.[0]?.game;
  const ended = games.get(game ?? '') ?? [];
  const runs = runsOf(ended, cards ?? {});
  const heroes = added(runs, ({ hero }) => hero);
  const card = game === undefined ? undefined : cards?.[game];
  const best = ranked(runs.filter(({ won, out }) => won || out));
  return (
    <main className="page">
      <PageHead title={say('hall.title')} lede={say('hall.lede')} />
      {game && <Patterns game={game} />}
      {!(all && cards) && <p className="muted">{say('loading')}</p>}
      {games.size > 1 && (
        <div>
          <Segments
            label={say('hall.game')}
            value={game ?? ''}
            values={[...games].map(([id, matches]) => ({
              value: id,
              label: say('hall.of', { game: gameName(id), n: matches.length }),
            }))}
            onChange={(id) => go('hall', id)}
          />
        </div>
      )}
      {cards && runs.length === 0 && (
        <section className="panel hall-empty">
          <Icon name="laurels" />
          <p>{say(ended.length === 0 ? 'hall.none' : 'hall.bots')}</p>
          <a className="btn primary" href="#/">
            {say('hall.go')}
          </a>
        </section>
      )}
      {cards && runs.length > 0 && (
        <>
          {best.length > 0 && <Best runs={best.slice(0, BEST)} card={card} />}
          <div className="hall-grid">
            <Ledger
              title={say('hall.champions')}
              who={say('hall.who')}
              rows={added(runs, ({ who }) => who)}
            />
            {heroes.length > 0 && (
              <Ledger title={say('hall.heroes')} who={say('hall.hero')} rows={heroes} card={card} />
            )}
            <Deaths causes={causesOf(runs)} />
          </div>
        </>
      )}
      {cards && ended.length > 0 && <HallMatches ended={ended} cards={cards} onChange={reload} />}
      {damaged.length > 0 && (
        <ul className="plain tables">
          <DamagedItems kind="matches" damaged={damaged} onChange={reload} />
        </ul>
      )}
    </main>
  );
}

/** Those who won and those who came out, each with its replay. Laurels are for victories. */
function Best({ runs, card }: { runs: readonly Run[]; card: GameCard | undefined }): ReactNode {
  return (
    <section className="stack" aria-labelledby="best">
      <h2 id="best">{say('hall.best')}</h2>
      <ol className="plain hall-best">
        {runs.map(({ match, seat, who, hero, face, won, gold, line }) => (
          <li key={`${match.id} ${seat}`} className="panel" data-won={won || undefined}>
            <Face face={face} card={card} />
            <p className="hall-gold">
              <Icon name={won ? 'laurels' : 'two-coins'} />{' '}
              {won && gold === 0 ? say('hall.won') : gold.toLocaleString('en')}
            </p>
            <div>
              <p>
                <b translate="no">{hero ?? who}</b>
              </p>
              <p className="muted">{line}</p>
              <p className="faint">
                <span translate="no">{who}</span> · {dayOf(match.changed)}
              </p>
            </div>
            <a className="btn small" href={to('replay', match.id)}>
              <Icon name="play" /> {say('hall.watch')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who it was, as at the table; nothing in games without Heroes. */
function Face({ face, card }: { face: string | undefined; card: GameCard | undefined }): ReactNode {
  const shown = face === undefined ? undefined : card?.faces[face];
  return shown && card ? <Picture face={shown} card={card} /> : null;
}

const PLAIN: readonly Column[] = [
  ['matches', ({ matches }) => matches],
  ['wins', ({ wins }) => wins],
];
/** For games that people come out of, or not. */
const DELVES: readonly Column[] = [
  ['out', ({ out }) => out],
  ['died', ({ deaths }) => deaths],
  ['gold', ({ gold }) => gold],
];
type Column = readonly [name: 'matches' | 'wins' | 'out' | 'died' | 'gold', value: (row: Deeds) => number];

interface LedgerProps {
  readonly title: string;
  readonly who: string;
  readonly rows: readonly Deeds[];
  /** The game whose Heroes the rows are about. */
  readonly card?: GameCard | undefined;
}

function Ledger({ title, who, rows, card }: LedgerProps): ReactNode {
  const columns = rows.some(({ out, deaths }) => out + deaths > 0) ? [...PLAIN, ...DELVES] : PLAIN;
  return (
    <section className="panel hall-scroll">
      <h2>{title}</h2>
      <table className="results">
        <thead>
          <tr>
            <th scope="col">{who}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col" className="number">
                {say(`hall.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} translate="no">
              <th scope="row">
                <Face face={row.face} card={card} /> {row.name}
              </th>
              {columns.map(([name, value]) => (
                <td key={name} className="number">
                  {value(row).toLocaleString('en')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Deaths({ causes }: { causes: readonly (readonly [string, number])[] }): ReactNode {
  if (causes.length === 0) return null;
  const [[, most]] = causes;
  return (
    <section className="panel">
      <h2>{say('hall.deaths')}</h2>
      <ul className="plain deaths">
        {causes.map(([cause, count]) => (
          <li key={cause} style={{ '--share': count / most } as React.CSSProperties}>
            <Icon name="tombstone" />
            <span>{cause}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
