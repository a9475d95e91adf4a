/** How everybody fared in the match of the day, and whose runs can be watched. */
import { type ReactNode, useEffect, useState } from 'react';
import { to } from '../app/router.ts';
import { tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { dailyWorth } from '../games/daily.ts';
import { faredIn } from '../play/results.ts';
import type { GameCard, Kept } from '../play/scene.ts';
import { whyOf } from '../play/trouble.ts';
import { type DailyList, dailyList, type ListedRun, putRun } from './dailyList.ts';
import { NameField } from './NameField.tsx';
import { say } from './say.ts';
import { callMe, useMyName } from './session.ts';
import './online.css';

interface Props {
  readonly card: GameCard;
  readonly day: string;
  /** One's own best of the day that came to its end. */
  readonly best: Kept | undefined;
}

export default function DailyRuns({ card, day, best }: Props): ReactNode {
  const [list, setList] = useState<DailyList>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let stale = false;
    setList(undefined);
    setTrouble(undefined);
    dailyList(card.id, day).then(
      (found) => stale || setList(found),
      (error: unknown) => stale || setTrouble(whyOf(error)),
    );
    return () => {
      stale = true;
    };
  }, [card.id, day]);
  return (
    <section className="panel stack" aria-labelledby="everybody">
      <h2 id="everybody">{say('daily.everybody')}</h2>
      {trouble && <p className="muted">{trouble}</p>}
      {list && <Listed list={list} card={card} day={day} />}
      {list && best && isBetter(best, list) && (
        <PutRun best={best} day={day} onPut={async () => setList(await dailyList(card.id, day))} />
      )}
      {list && !list.open && !best && list.runs.length > 0 && (
        <p className="muted">{say('daily.everybody.first')}</p>
      )}
    </section>
  );
}

/** Than what stands in the list. */
function isBetter({ game, outcome }: Kept, { mine }: DailyList): boolean {
  if (!outcome) return false;
  return !mine || dailyWorth(game, outcome) > dailyWorth(game, mine.outcome);
}

interface ListedProps {
  readonly list: DailyList;
  readonly card: GameCard;
  readonly day: string;
}

function Listed({ list: { runs, open, mine }, card, day }: ListedProps): ReactNode {
  const isFar = mine && !runs.some((run) => run.mine);
  if (runs.length === 0) return <p className="muted">{say('daily.everybody.none')}</p>;
  return (
    <ol className="plain daily-runs daily-places">
      {runs.map((run, i) => (
        <Place
          key={run.id}
          run={run}
          place={i + 1}
          card={card}
          watch={open ? to('replay', 'daily', card.id, day, run.id) : undefined}
        />
      ))}
      {isFar && (
        <li className="daily-run" data-mine>
          <span className="daily-place">{mine.place}</span>
          <span>
            <b>{say('daily.everybody.you')}</b> {faredIn(card, mine.outcome, 0).line}
          </span>
        </li>
      )}
    </ol>
  );
}

interface PlaceProps {
  readonly run: ListedRun;
  readonly place: number;
  readonly card: GameCard;
  readonly watch: string | undefined;
}

function Place({ run: { name, outcome, mine }, place, card, watch }: PlaceProps): ReactNode {
  return (
    <li className="daily-run" data-mine={mine}>
      <span className="daily-place">{place}</span>
      <span>
        <b translate="no">{name}</b> {mine && <span className="chip">{say('lobby.you')}</span>}
        <span className="daily-fared">
          {outcome.winners.includes(0) && (
            <span className="daily-mark">
              <Icon name="laurels" title={say('hall.wins')} />{' '}
            </span>
          )}
          {faredIn(card, outcome, 0).line}
        </span>
      </span>
      {watch && (
        <a className="btn small" href={watch} aria-label={say('daily.everybody.watch', { who: name })}>
          {say('hall.watch')}
        </a>
      )}
    </li>
  );
}

interface PutProps {
  readonly best: Kept;
  readonly day: string;
  readonly onPut: () => Promise<void>;
}

/** One's own run is put on the list when one says so. */
function PutRun({ best, day, onPut }: PutProps): ReactNode {
  const [name, setName] = useMyName();
  const [busy, setBusy] = useState(false);
  const put = async () => {
    await callMe(name.trim());
    await putRun(best, day);
    await onPut();
  };
  return (
    <form
      className="parchment daily-put"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        tryTo(() => put().finally(() => setBusy(false)));
      }}
    >
      <p>{say('daily.put.sentence')}</p>
      <NameField name={name} onChange={setName} />
      <button type="submit" className="btn primary" disabled={busy || !name.trim()}>
        {say(busy ? 'daily.put.busy' : 'daily.put')}
      </button>
    </form>
  );
}
