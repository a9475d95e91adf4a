import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { dayOf } from '../parts/time.ts';
import {
  added,
  type Cards,
  causesOf,
  type Deeds,
  type Ended,
  isEnded,
  type Run,
  runsOf,
} from '../play/deeds.ts';
import { resultLine, winnersLine } from '../play/results.ts';
import type { Kept } from '../play/scene.ts';
import { store } from '../play/store.ts';
import { exportMatch } from '../play/tables.ts';
import { useGames } from '../play/useGame.ts';
import '../parts/results.css';
import '../table/generic.css';
import './hall.css';

const BEST = 5;
const SHOWN = 20;

/** Played to its end, and in earnest: a lesson counts for nothing. */
function isOnRecord(match: Kept): match is Ended {
  return isEnded(match) && match.occasion?.kind !== 'lesson';
}

export default function Hall(): ReactNode {
  const [ended, setEnded] = useState<readonly Ended[]>();
  const load = () => {
    store.all('matches').then(
      (all) => setEnded(all.filter(isOnRecord).sort((a, b) => b.changed - a.changed)),
      () => setEnded([]),
    );
  };
  useEffect(load, []);
  const cards = useGames((ended ?? []).map(({ game }) => game));
  const runs = useMemo(() => runsOf(ended ?? [], cards ?? {}), [ended, cards]);
  const heroes = added(runs, ({ hero }) => hero);
  const best = runs.filter(({ gold }) => gold > 0).sort((a, b) => b.gold - a.gold);
  return (
    <main className="page">
      <div className="page-head">
        <h1>{say('hall.title')}</h1>
        <p>{say('hall.lede')}</p>
      </div>
      {!(ended && cards) && <p className="muted">{say('loading')}</p>}
      {ended?.length === 0 && (
        <section className="panel hall-empty">
          <Icon name="laurels" />
          <p>{say('hall.none')}</p>
          <a className="btn primary" href="#/">
            {say('hall.go')}
          </a>
        </section>
      )}
      {cards && ended && ended.length > 0 && (
        <>
          {best.length > 0 && <Best runs={best.slice(0, BEST)} />}
          <div className="hall-grid">
            <Ledger
              title={say('hall.champions')}
              who={say('hall.who')}
              rows={added(runs, ({ who }) => who)}
            />
            {heroes.length > 0 && <Ledger title={say('hall.heroes')} who={say('hall.hero')} rows={heroes} />}
            <Deaths causes={causesOf(runs)} />
          </div>
          <Matches ended={ended} cards={cards} onChange={load} />
        </>
      )}
    </main>
  );
}

/** The runs that carried out most, each with its replay. */
function Best({ runs }: { runs: readonly Run[] }): ReactNode {
  return (
    <section className="stack" aria-labelledby="best">
      <h2 id="best">{say('hall.best')}</h2>
      <ol className="plain hall-best">
        {runs.map(({ match, seat, who, hero, gold, line }, place) => (
          <li key={`${match.id} ${seat}`} className="panel" data-first={place === 0 || undefined}>
            <Icon name={place === 0 ? 'laurels' : 'two-coins'} />
            <p className="hall-gold">{gold.toLocaleString('en')}</p>
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

function Ledger({ title, who, rows }: { title: string; who: string; rows: readonly Deeds[] }): ReactNode {
  const games = new Set(rows.map(({ game }) => game)).size > 1;
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
                {row.name}
                {games && <small>{gameName(row.game)}</small>}
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

interface MatchesProps {
  readonly ended: readonly Ended[];
  readonly cards: Cards;
  readonly onChange: () => void;
}

function Matches({ ended, cards, onChange }: MatchesProps): ReactNode {
  const [all, setAll] = useState(false);
  const [clearing, setClearing] = useState<Ended>();
  const clear = async () => {
    if (clearing) await store.remove('matches', clearing.id);
    setClearing(undefined);
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
            <tr key={match.id}>
              <td>{dayOf(match.changed)}</td>
              <td translate="no">{gameName(match.game)}</td>
              <td>
                <b>{winnersLine(match.outcome, match.sitters)}</b>
                <ul className="plain muted">
                  {match.sitters.map(({ name }, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
                    <li key={seat}>
                      <span translate="no">{name}</span>: {resultLine(cards[match.game], match.outcome, seat)}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="ways">
                <a className="btn ghost small" href={to('replay', match.id)}>
                  <Icon name="play" /> {say('hall.watch')}
                </a>
                <button
                  type="button"
                  className="btn ghost square small"
                  aria-label={say('home.export')}
                  title={say('home.export')}
                  onClick={() => exportMatch(match)}
                >
                  <Icon name="quill-ink" />
                </button>
                <button
                  type="button"
                  className="btn ghost square small"
                  aria-label={say('hall.forget')}
                  title={say('hall.forget')}
                  onClick={() => setClearing(match)}
                >
                  <Icon name="close" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && ended.length > SHOWN && (
        <button type="button" className="btn small" onClick={() => setAll(true)}>
          {say('hall.more', { n: ended.length - SHOWN })}
        </button>
      )}
      <Dialog open={clearing !== undefined} title={say('hall.forget')} onClose={() => setClearing(undefined)}>
        <p>{say('hall.forget.sure')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={clear}>
            {say('hall.forget')}
          </button>
          <button type="button" className="btn" onClick={() => setClearing(undefined)}>
            {say('cancel')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
