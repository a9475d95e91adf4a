import { type ReactNode, useEffect, useState } from 'react';
import { myName } from '../app/myName.ts';
import { go, to } from '../app/router.ts';
import { toast, toastTrouble, tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { DAILY_BRINGS, DAILY_GAME, dailyOf, dailySeed, dayName } from '../games/daily.ts';
import { Picture } from '../games/pictures.tsx';
import { say } from '../messages/say.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { dayOf } from '../parts/time.ts';
import { Words } from '../parts/Words.tsx';
import { call } from '../play/hall.ts';
import { numberIn, resultLine } from '../play/results.ts';
import type { FaceCard, GameCard, Kept } from '../play/scene.ts';
import { copyLink, layTable } from '../play/tables.ts';
import { useGame } from '../play/useGame.ts';
import { useKept } from '../play/useKept.ts';
import './daily.css';

const HOUR = 3_600_000;
const PAST = 14;

/** Everybody's Hero of a day. */
function heroOf(card: GameCard | undefined, day: string): FaceCard | undefined {
  const heroes = card?.seatOptions.find(({ id }) => id === DAILY_BRINGS);
  if (!card || heroes?.kind !== 'one-of') return undefined;
  const named = heroes.values.flatMap((id) => card.faces[id] ?? []);
  return named.length > 0 ? dailyOf(day, named) : undefined;
}

/** Runs of the daily dungeon by day, the best first. */
function useRuns(): ReadonlyMap<string, readonly Kept[]> {
  const [kept = []] = useKept('matches');
  const daily = kept.filter(({ occasion }) => occasion?.kind === 'daily');
  return Map.groupBy(daily.sort(byWorth), ({ occasion }) => occasion?.name ?? '');
}

function byWorth(a: Kept, b: Kept): number {
  return worthOf(b) - worthOf(a) || b.changed - a.changed;
}

/** Out with a treasure, out, dead, not over yet. */
function worthOf({ outcome }: Kept): number {
  if (!outcome) return -1;
  const won = outcome.winners.length > 0 ? 1_000_000 : 0;
  return won + (numberIn(outcome, 0, 'gold') ?? 0) + (outcome.results[0]?.out === true ? 1 : 0);
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HOUR / 120);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export default function Daily(): ReactNode {
  const now = useNow();
  const today = dayName(now);
  const { card, trouble } = useGame(DAILY_GAME);
  const runs = useRuns();
  const hero = heroOf(card, today);
  const mine = runs.get(today) ?? [];
  const left = Date.parse(`${today}T00:00:00Z`) + 24 * HOUR - now;
  const start = async () => {
    try {
      const plan = await layTable({
        game: DAILY_GAME,
        wanted: { seats: [hero ? { [DAILY_BRINGS]: hero.id } : {}], seed: dailySeed(today) },
        sitters: [{ kind: 'me', name: myName() }],
        occasion: { kind: 'daily', name: today },
      });
      go('table', plan.id);
    } catch (error) {
      toastTrouble(error);
    }
  };
  return (
    <main className="page">
      <PageHead title={say('daily.title')} lede={say('daily.lede')} />
      {trouble && <p className="panel">{trouble}</p>}
      <section className="panel daily">
        <div className="daily-hero">{card && hero && <Picture face={hero} card={card} />}</div>
        <div className="stack">
          <h2>{say('daily.today', { date: dayOf(now) })}</h2>
          <div>
            <p className="lede" translate="no">
              {hero?.name ?? ' '}
            </p>
            <Words text={hero?.text ?? ''} />
          </div>
          <div className="row">
            <button type="button" className="btn primary big" disabled={!card} onClick={start}>
              {say(mine.length > 0 ? 'daily.again' : 'daily.play')}
            </button>
            <p className="faint">
              {say('daily.next', {
                hours: Math.floor(left / HOUR),
                minutes: Math.floor((left % HOUR) / 60_000),
              })}
            </p>
          </div>
        </div>
      </section>
      <section className="panel">
        <h2>{say('daily.runs')}</h2>
        {mine.length === 0 && <p className="muted">{say('daily.none')}</p>}
        <Runs runs={mine} card={card} />
      </section>
      <Past runs={runs} today={today} card={card} />
    </main>
  );
}

/** Earlier days, each by its best run. */
function Past({
  runs,
  today,
  card,
}: {
  runs: ReadonlyMap<string, readonly Kept[]>;
  today: string;
  card: GameCard | undefined;
}): ReactNode {
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
              <Runs runs={runs.get(day)?.slice(0, 1) ?? []} card={card} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Runs({ runs, card }: { runs: readonly Kept[]; card: GameCard | undefined }): ReactNode {
  const share = async ({ record, packs }: Kept) => {
    await copyLink(await call('linkOf', record, packs));
    toast(say('replay.copied'));
  };
  return (
    <ul className="plain daily-runs">
      {runs.map((run, place) => (
        <li key={run.id} className="daily-run" data-best={(place === 0 && run.outcome) || undefined}>
          <span className="daily-mark">
            {place === 0 && run.outcome && <Icon name="laurels" title={say('daily.best')} />}
          </span>
          <span>{run.outcome ? resultLine(card, run.outcome, 0) : say('daily.unfinished')}</span>
          {run.outcome ? (
            <>
              <IconButton icon="link" label={say('daily.share')} onClick={() => tryTo(() => share(run))} />
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
