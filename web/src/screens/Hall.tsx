import { type ReactNode, useEffect, useState } from 'react';
import { to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import { dayOf } from '../parts/time.ts';
import type { Kept, Outcome } from '../play/scene.ts';
import { store } from '../play/store.ts';
import { resultText, winnersLine } from '../table/Ending.tsx';
import '../table/generic.css';
import './hall.css';

type Ended = Kept & { readonly outcome: Outcome };

interface Champion {
  readonly who: string;
  readonly game: string;
  matches: number;
  wins: number;
  gold: number;
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** What people (not bots) have done, by name and game. */
function championsOf(ended: readonly Ended[]): Champion[] {
  const found = new Map<string, Champion>();
  for (const { sitters, outcome, game } of ended) {
    sitters.forEach(({ kind, name }, seat) => {
      if (kind === 'bot') return;
      const key = `${game} ${name}`;
      const one = found.get(key) ?? { who: name, game, matches: 0, wins: 0, gold: 0 };
      one.matches++;
      if (outcome.winners.includes(seat)) one.wins++;
      one.gold += numberIn(outcome.results[seat]?.gold);
      found.set(key, one);
    });
  }
  return [...found.values()].sort((a, b) => b.gold - a.gold || b.wins - a.wins);
}

function deathsOf(ended: readonly Ended[]): (readonly [cause: string, count: number])[] {
  const causes = new Map<string, number>();
  for (const { sitters, outcome } of ended) {
    outcome.results.forEach((result, seat) => {
      const cause = result.death ?? result.cause;
      if (typeof cause !== 'string' || sitters[seat]?.kind === 'bot') return;
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
    });
  }
  return [...causes].sort((a, b) => b[1] - a[1]);
}

export default function Hall(): ReactNode {
  const [ended, setEnded] = useState<readonly Ended[]>();
  useEffect(() => {
    store.all('matches').then(
      (all) =>
        setEnded(
          all
            .filter((match): match is Ended => match.outcome !== undefined)
            .sort((a, b) => b.changed - a.changed),
        ),
      () => setEnded([]),
    );
  }, []);
  const champions = championsOf(ended ?? []);
  const deaths = deathsOf(ended ?? []);
  const anyGold = champions.some(({ gold }) => gold > 0);
  return (
    <main className="page">
      <div className="page-head">
        <h1>{say('hall.title')}</h1>
        <p>{say('hall.lede')}</p>
      </div>
      {ended?.length === 0 && (
        <section className="panel hall-empty">
          <Icon name="laurels" />
          <p>{say('hall.none')}</p>
        </section>
      )}
      {champions.length > 0 && (
        <div className="hall-grid">
          <section className="panel">
            <h2>{say('hall.champions')}</h2>
            <table className="results">
              <thead>
                <tr>
                  <th scope="col">{say('hall.who')}</th>
                  <th scope="col">{say('hall.game')}</th>
                  <th scope="col">{say('hall.matches')}</th>
                  <th scope="col">{say('hall.wins')}</th>
                  {anyGold && <th scope="col">{say('hall.gold')}</th>}
                </tr>
              </thead>
              <tbody>
                {champions.map(({ who, game, matches, wins, gold }) => (
                  <tr key={`${game} ${who}`} translate="no">
                    <td>{who}</td>
                    <td>{gameName(game)}</td>
                    <td>{matches}</td>
                    <td>{wins}</td>
                    {anyGold && <td>{gold.toLocaleString('en')}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {deaths.length > 0 && (
            <section className="panel">
              <h2>{say('hall.deaths')}</h2>
              <ul className="plain deaths">
                {deaths.map(([cause, count]) => (
                  <li key={cause} translate="no">
                    <Icon name="tombstone" /> {cause} <b>{count}</b>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {ended && ended.length > 0 && (
        <section className="panel hall-matches">
          <h2>{say('hall.best')}</h2>
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
              {ended.slice(0, 50).map((match) => (
                <tr key={match.id}>
                  <td>{dayOf(match.changed)}</td>
                  <td translate="no">{gameName(match.game)}</td>
                  <td>
                    {winnersLine(match.outcome, match.sitters)}{' '}
                    <span className="faint" translate="no">
                      {match.outcome.results.map(resultText).join(' · ')}
                    </span>
                  </td>
                  <td>
                    <a href={to('replay', match.id)}>{say('hall.watch')}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}
