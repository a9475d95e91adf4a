import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { games, tavern } from '../games/catalogue.ts';
import type { LabProgress } from '../lab/run.ts';
import { say } from '../messages/say.ts';
import { call } from '../play/hall.ts';
import { LEVELS } from '../play/levels.ts';
import type { GameCard, Json } from '../play/scene.ts';
import '../table/generic.css';
import './lab.css';

const Findings = lazy(() => import('../lab/Findings.tsx'));
const playable = [...games, ...tavern].filter((game) => game.playable);
const COUNTS = [100, 500, 2000, 10_000] as const;
/** Bots that are quick enough for thousands of matches come first. */
const BOTS = ['random', 'greedy:40', ...LEVELS] as const;
const ANY = 'any';

interface Chair {
  readonly bot: string;
  readonly brings: Readonly<Record<string, Json>>;
}

export default function Lab(): ReactNode {
  const [game, setGame] = useState(playable[0].id);
  const [card, setCard] = useState<GameCard>();
  const [chairs, setChairs] = useState<readonly Chair[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({});
  const [matches, setMatches] = useState<number>(COUNTS[1]);
  const [progress, setProgress] = useState<LabProgress>();
  const stop = useRef<() => void>(undefined);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    setCard(undefined);
    setOptions({});
    setProgress(undefined);
    call('describe', game, []).then(
      (found) => {
        setCard(found);
        const seats = Math.max(
          found.seats.least,
          Math.min(found.seats.most, found.seatOptions.length > 0 ? found.seats.most : 2),
        );
        setChairs(Array.from({ length: seats }, () => freshChair(found)));
      },
      () => undefined,
    );
    return () => stop.current?.();
  }, [game]);

  const start = async () => {
    if (!card) return;
    const { simulate } = await import('../lab/run.ts');
    setRunning(true);
    setProgress(undefined);
    stop.current = simulate(
      {
        game,
        version: card.version,
        seed: 'lab',
        matches,
        rotate: true,
        events: false,
        table: { options, seats: chairs.map(({ brings }) => brings), bots: chairs.map(({ bot }) => bot) },
      },
      (now) => {
        setProgress(now);
        if (now.finished) setRunning(false);
      },
      (why) => {
        setRunning(false);
        toast(why, { kind: 'trouble' });
      },
    );
  };

  const change = (at: number, what: Partial<Chair>) =>
    setChairs(chairs.map((one, i) => (i === at ? { ...one, ...what } : one)));
  return (
    <main className="page">
      <div className="page-head">
        <h1>{say('lab.title')}</h1>
        <p>{say('lab.lede')}</p>
      </div>
      <div className="lab-grid">
        <section className="panel stack">
          <label className="field">
            <span>{say('lab.game')}</span>
            <select value={game} onChange={(event) => setGame(event.target.value)} translate="no">
              {playable.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {chairs.map((chair, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            <div key={i} className="lab-seat">
              <b>{say('lab.seat', { n: i + 1 })}</b>
              <label className="field">
                <span className="sr">{say('lab.bots')}</span>
                <select value={chair.bot} onChange={(event) => change(i, { bot: event.target.value })}>
                  {BOTS.map((bot) => (
                    <option key={bot} value={bot}>
                      {say(`bot.${bot}`)}
                    </option>
                  ))}
                </select>
              </label>
              {card?.seatOptions.map((option) =>
                option.kind !== 'one-of' ? null : (
                  <label key={option.id} className="field">
                    <span className="sr">{card.messages[`option.${option.id}`] ?? option.id}</span>
                    <select
                      value={String(chair.brings[option.id] ?? ANY)}
                      onChange={(event) =>
                        change(i, { brings: { ...chair.brings, [option.id]: event.target.value } })
                      }
                    >
                      <option value={ANY}>{say('set.any')}</option>
                      {option.values
                        .filter((value) => value !== option.standard)
                        .map((value) => (
                          <option key={value} value={value} translate="no">
                            {card.messages[`option.${option.id}.${value}`] ?? value}
                          </option>
                        ))}
                    </select>
                  </label>
                ),
              )}
            </div>
          ))}
          {card && card.seats.most > card.seats.least && (
            <div className="row tight">
              <button
                type="button"
                className="btn small"
                disabled={chairs.length <= card.seats.least}
                onClick={() => setChairs(chairs.slice(0, -1))}
              >
                {say('lab.fewer')}
              </button>
              <button
                type="button"
                className="btn small"
                disabled={chairs.length >= card.seats.most}
                onClick={() => setChairs([...chairs, freshChair(card)])}
              >
                {say('lab.more')}
              </button>
            </div>
          )}
          {card?.options.some(({ kind }) => kind === 'flag') && (
            <details>
              <summary>{say('set.options')}</summary>
              <div className="stack lab-options">
                {card.options.map((option) =>
                  option.kind !== 'flag' ? null : (
                    <label key={option.id} className="row tight">
                      <input
                        type="checkbox"
                        checked={options[option.id] === true}
                        onChange={(event) => setOptions({ ...options, [option.id]: event.target.checked })}
                      />
                      {card.messages[`option.${option.id}`] ?? option.id}
                    </label>
                  ),
                )}
              </div>
            </details>
          )}
          <label className="field">
            <span>{say('lab.matches')}</span>
            <select value={matches} onChange={(event) => setMatches(Number(event.target.value))}>
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count.toLocaleString('en')}
                </option>
              ))}
            </select>
          </label>
          {running ? (
            <button type="button" className="btn" onClick={() => stop.current?.()}>
              {say('lab.stop')}
            </button>
          ) : (
            <button type="button" className="btn primary" disabled={!card} onClick={start}>
              {say('lab.run')}
            </button>
          )}
        </section>
        <div className="stack">
          {(running || progress) && (
            <div className="panel lab-progress">
              <progress max={matches} value={progress?.played ?? 0} aria-label={say('lab.matches')} />
              <p>
                {say('lab.progress', { n: progress?.played ?? 0, all: matches })}
                {progress && (
                  <span className="faint"> · {say('lab.speed', { n: Math.round(progress.perSecond) })}</span>
                )}
              </p>
            </div>
          )}
          {progress && (
            <Suspense fallback={<p className="muted">{say('loading')}</p>}>
              <Findings found={progress.found} />
            </Suspense>
          )}
          {!running && !progress && <p className="panel muted lab-empty">{say('lab.empty')}</p>}
        </div>
      </div>
    </main>
  );
}

function freshChair({ seatOptions }: GameCard): Chair {
  const brings = Object.fromEntries(
    seatOptions.filter(({ kind }) => kind === 'one-of').map(({ id }) => [id, ANY]),
  );
  return { bot: 'greedy:40', brings };
}
