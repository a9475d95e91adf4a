import { type ReactNode, useEffect, useState } from 'react';
import { go, to } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { onShelf } from '../games/catalogue.ts';
import { DAILY_GAME, dailyOf, dailySeed, dayName } from '../games/daily.ts';
import { say } from '../messages/say.ts';
import { dayOf } from '../parts/time.ts';
import { call } from '../play/hall.ts';
import type { GameCard, Kept } from '../play/scene.ts';
import { store } from '../play/store.ts';
import { layTable } from '../play/tables.ts';
import { resultText } from '../table/Ending.tsx';
import './daily.css';

export default function Daily(): ReactNode {
  const today = dayName(Date.now());
  const open = onShelf(DAILY_GAME)?.playable ?? false;
  const [card, setCard] = useState<GameCard>();
  const [runs, setRuns] = useState<readonly Kept[]>([]);
  useEffect(() => {
    if (open) call('describe', DAILY_GAME, []).then(setCard, () => undefined);
    store.all('matches').then(
      (all) =>
        setRuns(
          all.filter(({ occasion }) => occasion?.kind === 'daily').sort((a, b) => goldOf(b) - goldOf(a)),
        ),
      () => undefined,
    );
  }, [open]);
  const heroes = card?.seatOptions.find(({ id }) => id === 'hero');
  const hero =
    heroes?.kind === 'one-of'
      ? dailyOf(
          today,
          heroes.values.filter((id) => id !== 'random'),
        )
      : undefined;
  const mine = runs.filter(({ occasion }) => occasion?.name === today);
  const best = mine.find(({ outcome }) => outcome);
  const start = async () => {
    try {
      const plan = await layTable({
        game: DAILY_GAME,
        wanted: { seats: [hero ? { hero } : {}], seed: dailySeed(today) },
        sitters: [{ kind: 'me', name: settings().name || say('set.you') }],
        occasion: { kind: 'daily', name: today },
      });
      go('table', plan.id);
    } catch (error) {
      toast((error as Error).message, { kind: 'trouble' });
    }
  };
  return (
    <main className="page narrow">
      <div className="page-head">
        <h1>{say('daily.title')}</h1>
        <p>{say('daily.lede')}</p>
      </div>
      <section className="panel daily">
        <Icon name="sunset" />
        <div className="stack">
          <h2>{say('daily.today', { date: dayOf(Date.now()) })}</h2>
          {hero && (
            <p className="lede" translate="no">
              {card?.faces[hero]?.name ?? card?.messages[`option.hero.${hero}`] ?? hero}
            </p>
          )}
          <p className="faint" translate="no">
            {dailySeed(today)}
          </p>
          {open ? (
            <div>
              <button type="button" className="btn primary big" disabled={!card} onClick={start}>
                {say(mine.length > 0 ? 'daily.again' : 'daily.play')}
              </button>
            </div>
          ) : (
            <p className="muted">{say('daily.soon')}</p>
          )}
        </div>
      </section>
      <section className="panel">
        <h2>{say('daily.runs')}</h2>
        {mine.length === 0 && <p className="muted">{say('daily.none')}</p>}
        <ul className="plain stack">
          {mine.map((run) => (
            <li key={run.id} className="row spread">
              <span>
                {run === best && <Icon name="laurels" title={say('daily.best')} />}{' '}
                {run.outcome ? (
                  <span translate="no">{resultText(run.outcome.results[0])}</span>
                ) : (
                  say('home.yours')
                )}
              </span>
              <a href={run.outcome ? to('replay', run.id) : to('table', run.id)}>
                {say(run.outcome ? 'hall.watch' : 'home.continue')}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function goldOf({ outcome }: Kept): number {
  const gold = outcome?.results[0]?.gold;
  return typeof gold === 'number' ? gold : -1;
}
