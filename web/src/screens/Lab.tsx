import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { games, tavern } from '../games/catalogue.ts';
import type { LabProgress } from '../lab/run.ts';
import { say } from '../messages/say.ts';
import { LEVELS } from '../play/levels.ts';
import type { GameCard, Json } from '../play/scene.ts';
import { useGame } from '../play/useGame.ts';
import '../table/generic.css';
import './lab.css';

const Findings = lazy(() => import('../lab/Findings.tsx'));
const playable = [...games, ...tavern].filter((game) => game.playable);
const COUNTS = [100, 300, 1000, 3000, 10_000] as const;
/** Bots that are quick enough for thousands of matches come first. */
const BOTS = ['random', 'greedy:40', ...LEVELS] as const;
const ANY = 'any';

interface Chair {
  readonly bot: string;
  readonly brings: Readonly<Record<string, Json>>;
}

export default function Lab(): ReactNode {
  const [game, setGame] = useState(playable[0].id);
  const { card } = useGame(game);
  const [chairs, setChairs] = useState<readonly Chair[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({});
  const [matches, setMatches] = useState<number>(COUNTS[1]);
  const [progress, setProgress] = useState<LabProgress>();
  const stop = useRef<() => void>(undefined);
  const results = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    setOptions({});
    setProgress(undefined);
    setChairs(card ? chairsOf(card) : []);
    return () => stop.current?.();
  }, [card]);

  const start = async () => {
    if (!card) return;
    const { simulate } = await import('../lab/run.ts');
    setRunning(true);
    setProgress(undefined);
    // On a phone what is found lies below what was asked.
    results.current?.scrollIntoView({ block: 'nearest' });
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
                            {card.messages[`option.${option.id}.${value}`] ??
                              card.faces[value]?.name ??
                              value}
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
        <div ref={results} className="stack lab-results">
          {(running || progress) && <Progress progress={progress} matches={matches} running={running} />}
          {progress && card && (
            <Suspense fallback={<p className="muted">{say('loading')}</p>}>
              <Findings found={progress.found} card={card} />
            </Suspense>
          )}
          {!running && !progress && (
            <div className="panel muted lab-empty">
              <Icon name="erlenmeyer" />
              <p>{say('lab.empty')}</p>
              <p className="faint">{say('lab.note')}</p>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

interface ProgressProps {
  readonly progress: LabProgress | undefined;
  readonly matches: number;
  readonly running: boolean;
}

function Progress({ progress, matches, running }: ProgressProps): ReactNode {
  const { played = 0, perSecond = 0 } = progress ?? {};
  return (
    <div className="panel lab-progress" role="status">
      <progress max={matches} value={played} aria-label={say('lab.matches')} />
      <p>
        {played === 0 ? say('lab.first') : say('lab.progress', { n: played, all: matches })}
        {progress && (
          <span className="faint">
            {' · '}
            {say('lab.speed', { n: perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond) })}
            {running && perSecond > 0 && ` · ${leftOf((matches - played) / perSecond)}`}
          </span>
        )}
      </p>
    </div>
  );
}

function leftOf(seconds: number): string {
  const time =
    seconds < 90
      ? say('lab.seconds', { n: Math.ceil(seconds) })
      : say('lab.minutes', { n: Math.ceil(seconds / 60) });
  return say('lab.left', { time });
}

/** As many as are usual: a full dungeon, two at a small game. */
function chairsOf(card: GameCard): Chair[] {
  const { least, most } = card.seats;
  const seats = Math.max(least, Math.min(most, card.seatOptions.length > 0 ? most : 2));
  return Array.from({ length: seats }, () => freshChair(card));
}

function freshChair({ seatOptions }: GameCard): Chair {
  const brings = Object.fromEntries(
    seatOptions.filter(({ kind }) => kind === 'one-of').map(({ id }) => [id, ANY]),
  );
  return { bot: 'greedy:40', brings };
}
