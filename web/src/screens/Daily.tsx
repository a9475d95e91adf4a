import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { myName } from '../app/myName.ts';
import { go, to } from '../app/router.ts';
import { toast, toastTrouble, tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { dailyGames, dailyTable, dayName, endOf, heroOf, streakOf } from '../games/daily.ts';
import { Patterns } from '../games/pictures.tsx';
import { useTablesHere } from '../online/available.ts';
import { FolkCard } from '../parts/FolkCard.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Segments } from '../parts/Switch.tsx';
import { dayOf } from '../parts/time.ts';
import { finishedDays, type Runs, runsByDay, shareLine } from '../play/dailyRuns.ts';
import { faredIn } from '../play/results.ts';
import type { GameCard, Kept } from '../play/scene.ts';
import { copyText, layTable } from '../play/tables.ts';
import { useGame } from '../play/useGame.ts';
import { useKept } from '../play/useKept.ts';
import { say } from './say.ts';
import './daily.css';

const DailyRuns = lazy(() => import('../online/DailyRuns.tsx'));

const HOUR = 3_600_000;
const MINUTE = 60_000;
const PAST = 14;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** `daily`, or `daily/GAME`. */
export default function Daily({ path: [wanted = ''] }: { path: readonly string[] }): ReactNode {
  const game = dailyGames.includes(wanted) ? wanted : dailyGames[0];
  const now = useNow();
  const today = dayName(now);
  const { card, trouble } = useGame(game);
  const [kept = []] = useKept('matches');
  const runs = useMemo(() => runsByDay(kept.filter((one) => one.game === game)), [kept, game]);
  const streak = useMemo(() => streakOf(finishedDays(kept), today), [kept, today]);
  const mine = runs.get(today) ?? [];
  const left = endOf(today) - now;
  const tablesHere = useTablesHere();
  const start = async () => {
    if (!card) return;
    try {
      const plan = await layTable({
        game,
        ...dailyTable(card, today, myName()),
        occasion: { kind: 'daily', name: today },
      });
      go('table', plan.id);
    } catch (error) {
      toastTrouble(error);
    }
  };
  const hero = card && heroOf(card, today);
  return (
    <main className="page">
      <PageHead title={say('daily.title')} lede={say('daily.lede')} />
      {dailyGames.length > 1 && (
        <div className="daily-games">
          <Segments
            label={say('set.game')}
            value={game}
            values={dailyGames.map((id) => ({ value: id, label: gameName(id) }))}
            onChange={(id) => go('daily', id)}
          />
        </div>
      )}
      {trouble && <p className="panel">{trouble}</p>}
      <Patterns game={game} />
      <div className="daily">
        <section className="panel daily-today">
          <h2>{say('daily.today', { date: dayOf(now) })}</h2>
          <div className="daily-hero">{card && hero && <FolkCard face={hero} card={card} />}</div>
          <div className="row">
            <button type="button" className="btn primary big" disabled={!card} onClick={start}>
              {say(mine.length > 0 ? 'daily.again' : 'daily.play')}
            </button>
            <p className="faint">
              {say('daily.next', {
                hours: Math.floor(left / HOUR),
                minutes: Math.floor((left % HOUR) / MINUTE),
              })}
            </p>
          </div>
        </section>
        <div className="stack">
          <section className="panel daily-streak" data-lit={streak > 0 || undefined}>
            <Icon name="torch" />
            <p>
              <b className="daily-days">{streak}</b> {say('daily.streak', { n: streak })}
            </p>
            <p className="muted">{say(streak > 0 ? 'daily.streak.on' : 'daily.streak.none')}</p>
          </section>
          <section className="panel">
            <h2>{say('daily.runs')}</h2>
            {mine.length === 0 && <p className="muted">{say('daily.none')}</p>}
            {card && <RunList runs={mine} card={card} day={today} />}
          </section>
          {card && tablesHere && (
            <Suspense fallback={null}>
              <DailyRuns card={card} day={today} best={mine.find(({ outcome }) => outcome)} />
            </Suspense>
          )}
          {card && <Past runs={runs} today={today} card={card} />}
        </div>
      </div>
    </main>
  );
}

interface PastProps {
  readonly runs: Runs;
  readonly today: string;
  readonly card: GameCard;
}

/** Earlier days, each by its best run. */
function Past({ runs, today, card }: PastProps): ReactNode {
  const days = [...runs.keys()].filter((day) => day !== today).sort();
  if (days.length === 0) return null;
  return (
    <section className="panel">
      <h2>{say('daily.past')}</h2>
      <ul className="plain daily-runs">
        {days
          .reverse()
          .slice(0, PAST)
          .map((day) => (
            <li key={day} className="stack">
              <p>
                {dayOf(Date.parse(day))} · <span translate="no">{heroOf(card, day)?.name}</span>
              </p>
              <RunList runs={runs.get(day)?.slice(0, 1) ?? []} card={card} day={day} />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface RunsProps {
  readonly runs: readonly Kept[];
  readonly card: GameCard;
  readonly day: string;
}

function RunList({ runs, card, day }: RunsProps): ReactNode {
  const share = async (run: Kept) => {
    const line = shareLine(run, card, heroOf(card, day)?.name, runs.length);
    await copyText(`${line} ${location.origin}${location.pathname}${to('daily', card.id)}`);
    toast(say('daily.shared'));
  };
  return (
    <ul className="plain daily-runs">
      {runs.map((run, place) => (
        <li key={run.id} className="daily-run" data-best={(place === 0 && run.outcome) || undefined}>
          <span className="daily-mark">
            {run.outcome?.winners.includes(0) && <Icon name="laurels" title={say('hall.wins')} />}
          </span>
          <span>{run.outcome ? faredIn(card, run.outcome, 0).line : say('daily.unfinished')}</span>
          {run.outcome ? (
            <>
              {place === 0 && (
                <button type="button" className="btn small primary" onClick={() => tryTo(() => share(run))}>
                  <Icon name="link" /> {say('daily.share')}
                </button>
              )}
              <a className="btn small" href={to('replay', run.id)}>
                {say('hall.watch')}
              </a>
            </>
          ) : (
            <a className="btn small" href={to('table', run.id)}>
              {say('home.continue')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
