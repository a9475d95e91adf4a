import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { editionsBeside, playable } from '../games/catalogue.ts';
import { optionName } from '../games/optionNames.ts';
import { COUNTS } from '../lab/reliance.ts';
import type { LabProgress } from '../lab/run.ts';
import { useSimulation } from '../lab/useSimulation.ts';
import { GamePicker } from '../parts/GamePicker.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Pick } from '../parts/Pick.tsx';
import type { GameCard, Json, Kept } from '../play/scene.ts';
import { useGame } from '../play/useGame.ts';
import { useKept } from '../play/useKept.ts';
import { chairsOf, type LabChair, LabSeats, tableFor } from './LabSeats.tsx';
import { say } from './say.ts';
import './lab.css';

const Findings = lazy(() => import('../lab/Findings.tsx'));
const Beside = lazy(() => import('../lab/Beside.tsx'));

/** No edition stands beside the one that is looked at. */
const ALONE = '';

type Options = Readonly<Record<string, Json>>;

export default function Lab(): ReactNode {
  const [chosen, setGame] = useState<string>();
  const [kept] = useKept('matches');
  const game = chosen ?? lastPlayed(kept) ?? playable[0].id;
  const { card } = useGame(kept || chosen ? game : undefined);
  const others = editionsBeside(game);
  const [wanted, setBeside] = useState(ALONE);
  const beside = others.find(({ id }) => id === wanted)?.id;
  const { card: second } = useGame(beside);
  const ready = card !== undefined && (beside === undefined || second !== undefined);
  const [chairs, setChairs] = useState<readonly LabChair[]>([]);
  const [options, setOptions] = useState<Options>({});
  const [matches, setMatches] = useState<number>(COUNTS[1]);
  const { progress, running, start, stop } = useSimulation(card, second);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setOptions({});
    setChairs(card ? chairsOf(card) : []);
  }, [card]);

  const run = async () => {
    if (!card) return;
    const played = second ? [card, second] : [card];
    await start(
      played.map((each) => ({
        ...{
          game: each.id,
          version: each.version,
          seed: 'lab',
          matches,
          rotate: true,
          events: false,
          notes: true,
        },
        table: tableFor(each, chairs, options),
      })),
    );
    // On a phone what is found lies below what was asked.
    results.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <main className="page">
      <PageHead title={say('lab.title')} lede={say('lab.lede')} />
      <div className="lab-grid">
        <section className="panel stack">
          <GamePicker games={playable} game={game} onChange={setGame} />
          {others.length > 0 && (
            <Pick
              label={say('lab.beside')}
              value={beside ?? ALONE}
              values={[
                { value: ALONE, label: say('lab.alone') },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={setBeside}
              names
            />
          )}
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
            <button type="button" className="btn primary" disabled={!ready} onClick={run}>
              {say('lab.run')}
            </button>
          )}
        </section>
        <div ref={results} className="stack lab-results">
          {(running || progress) && (
            <Progress progress={progress} matches={matches * (second ? 2 : 1)} running={running} />
          )}
          {progress && card && (
            <Suspense fallback={<p className="muted">{say('loading')}</p>}>
              <Results found={progress.found} card={card} second={second} />
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

interface ResultsProps {
  readonly found: LabProgress['found'];
  readonly card: GameCard;
  readonly second: GameCard | undefined;
}

function Results({ found: [first, other], card, second }: ResultsProps): ReactNode {
  if (second && other) return <Beside found={[first, other]} cards={[card, second]} />;
  return <Findings found={first} card={card} />;
}

function lastPlayed(kept: readonly Kept[] | undefined): string | undefined {
  const last = kept?.toSorted((a, b) => b.changed - a.changed);
  return last?.find(({ game }) => playable.some(({ id }) => id === game))?.game;
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
