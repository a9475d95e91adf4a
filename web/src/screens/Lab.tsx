import type { Plan } from '@underhall/lab';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { playable } from '../games/catalogue.ts';
import { optionName } from '../games/optionNames.ts';
import { COUNTS } from '../lab/reliance.ts';
import type { LabProgress } from '../lab/run.ts';
import { GamePicker } from '../parts/GamePicker.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Pick } from '../parts/Pick.tsx';
import type { GameCard, Json, Kept } from '../play/scene.ts';
import { useGame } from '../play/useGame.ts';
import { useKept } from '../play/useKept.ts';
import { chairsOf, type LabChair, LabSeats } from './LabSeats.tsx';
import { say } from './say.ts';
import './lab.css';

const Findings = lazy(() => import('../lab/Findings.tsx'));

type Options = Readonly<Record<string, Json>>;

export default function Lab(): ReactNode {
  const [chosen, setGame] = useState<string>();
  const [kept] = useKept('matches');
  const game = chosen ?? lastPlayed(kept) ?? playable[0].id;
  const { card } = useGame(kept || chosen ? game : undefined);
  const [chairs, setChairs] = useState<readonly LabChair[]>([]);
  const [options, setOptions] = useState<Options>({});
  const [matches, setMatches] = useState<number>(COUNTS[1]);
  const { progress, running, start, stop } = useSimulation(card);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setOptions({});
    setChairs(card ? chairsOf(card) : []);
  }, [card]);

  const run = async () => {
    if (!card) return;
    await start({
      ...{ game, version: card.version, seed: 'lab', matches, rotate: true, events: false, notes: true },
      table: { options, seats: chairs.map(({ brings }) => brings), bots: chairs.map(({ bot }) => bot) },
    });
    // On a phone what is found lies below what was asked.
    results.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <main className="page">
      <PageHead title={say('lab.title')} lede={say('lab.lede')} />
      <div className="lab-grid">
        <section className="panel stack">
          <GamePicker games={playable} game={game} onChange={setGame} />
          {card && <LabSeats card={card} chairs={chairs} onChange={setChairs} />}
          {card && <OptionalRules card={card} options={options} onChange={setOptions} />}
          <Pick
            label={say('lab.matches')}
            value={`${matches}`}
            values={COUNTS.map((count) => ({ value: `${count}`, label: count.toLocaleString('en') }))}
            onChange={(count) => setMatches(Number(count))}
          />
          {running ? (
            <button type="button" className="btn" onClick={stop}>
              {say('lab.stop')}
            </button>
          ) : (
            <button type="button" className="btn primary" disabled={!card} onClick={run}>
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

function lastPlayed(kept: readonly Kept[] | undefined): string | undefined {
  const last = kept?.toSorted((a, b) => b.changed - a.changed);
  return last?.find(({ game }) => playable.some(({ id }) => id === game))?.game;
}

interface Simulation {
  readonly progress: LabProgress | undefined;
  readonly running: boolean;
  readonly start: (plan: Plan) => Promise<void>;
  readonly stop: () => void;
}

function useSimulation(card: GameCard | undefined): Simulation {
  const [progress, setProgress] = useState<LabProgress>();
  const [running, setRunning] = useState(false);
  const halt = useRef<() => void>(undefined);
  const stop = () => halt.current?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found of one game says nothing of another
  useEffect(() => {
    setProgress(undefined);
    return stop;
  }, [card]);
  const start = async (plan: Plan) => {
    const { simulate } = await import('../lab/run.ts');
    setRunning(true);
    setProgress(undefined);
    halt.current = simulate(
      plan,
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
  return { progress, running, start, stop };
}

interface RulesProps {
  readonly card: GameCard;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

function OptionalRules({ card, options, onChange }: RulesProps): ReactNode {
  const flags = card.options.filter(({ kind }) => kind === 'flag');
  if (flags.length === 0) return null;
  return (
    <details>
      <summary>{say('set.options')}</summary>
      <div className="stack lab-options">
        {flags.map(({ id }) => (
          <label key={id} className="row tight">
            <input
              type="checkbox"
              checked={options[id] === true}
              onChange={(event) => onChange({ ...options, [id]: event.target.checked })}
            />
            {optionName(card, id)}
          </label>
        ))}
      </div>
    </details>
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
