import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { go } from '../app/router.ts';
import { speed } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { tableArtOf } from '../games/tableArt.ts';
import { say, sayIf } from '../messages/say.ts';
import { call } from '../play/hall.ts';
import type {
  GameCard,
  Json,
  Looker,
  MatchHost,
  MatchRecord,
  News,
  ReplayCard,
  Sitter,
} from '../play/scene.ts';
import type { Shown } from '../play/stage.ts';
import { store } from '../play/store.ts';
import { keepPlan, strangers } from '../play/tables.ts';
import type { TableArt } from '../table/GenericTable.tsx';
import type { Actions, AtTable } from '../table/useTable.ts';
import './replay.css';

interface Loaded {
  readonly id: string;
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly packs: readonly Json[];
  readonly card: GameCard;
  readonly replay: ReplayCard;
  readonly art: TableArt;
}

async function load(path: readonly string[]): Promise<Loaded> {
  const [first, link] = path;
  let record: MatchRecord;
  let sitters: readonly Sitter[] = [];
  let packs: readonly Json[] = [];
  if (first === 'link') record = await call('recordOfLink', link);
  else {
    const kept = await store.get('matches', first);
    if (!kept) throw new Error(say('table.missing'));
    ({ record, sitters, packs } = kept);
  }
  if (sitters.length === 0) sitters = strangers(record.setup.seats.length);
  const id = path.join('/');
  const [card, replay, art] = await Promise.all([
    call('describe', record.game, packs),
    call('replay', id, record, sitters, packs),
    tableArtOf(record.game),
  ]);
  return { id, record, sitters, packs, card, replay, art };
}

export default function Replay({ path }: { path: readonly string[] }): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [trouble, setTrouble] = useState('');
  const key = path.join('/');
  useEffect(() => {
    setLoaded(undefined);
    load(key.split('/')).then(setLoaded, (error: Error) => setTrouble(error.message));
  }, [key]);
  if (trouble) {
    return (
      <main className="page narrow">
        <div className="page-head">
          <h1>{say('replay.broken')}</h1>
          <p>{trouble}</p>
        </div>
        <div>
          <a className="btn" href="#/">
            {say('trouble.home')}
          </a>
        </div>
      </main>
    );
  }
  if (!loaded) return <main className="page muted">{say('loading')}</main>;
  return <Watching key={loaded.id} loaded={loaded} />;
}

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP = 900;
const NOTHING = () => undefined;
const still: Actions = {
  choose: NOTHING,
  retract: NOTHING,
  undo: NOTHING,
  hold: NOTHING,
  prefer: NOTHING,
  resign: NOTHING,
  weigh: NOTHING,
  hurry: NOTHING,
  take: NOTHING,
};

function Watching({ loaded }: { loaded: Loaded }): ReactNode {
  const { id, record, sitters, packs, card, replay, art } = loaded;
  const people = sitters.findIndex(({ kind }) => kind !== 'bot');
  const [viewer, setViewer] = useState<Looker>(people >= 0 ? people : 'spectator');
  const [moment, setMoment] = useState(0);
  const [news, setNews] = useState<News>();
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState(1);

  useEffect(() => {
    let stale = false;
    call('replayAt', id, moment, viewer).then(
      (found) => stale || setNews(found),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [id, moment, viewer]);

  useEffect(() => {
    if (!playing) return;
    if (moment >= replay.length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setMoment(moment + 1), speed() === 'off' ? STEP / 2 / pace : STEP / pace);
    return () => clearTimeout(timer);
  }, [playing, moment, pace, replay.length]);

  const step = useCallback(
    (by: number) => {
      setPlaying(false);
      setMoment((now) => Math.max(0, Math.min(replay.length, now + by)));
    },
    [replay.length],
  );

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button, a')) return;
      if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === ' ') setPlaying((now) => !now);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [step]);

  const at = useMemo((): AtTable | undefined => {
    if (!news) return undefined;
    const shown: Shown = {
      scene: { ...news.scene, asked: undefined },
      facts: news.scene.facts,
      log: news.told,
      now: news.told.at(-1),
      busy: false,
      handover: undefined,
    };
    const kept = {
      id,
      game: record.game,
      packs,
      sitters,
      record,
      picks: [],
      created: 0,
      changed: 0,
      outcome: replay.outcome,
      waitsFor: [],
    };
    return {
      kept,
      card,
      shown,
      weighed: undefined,
      armed: undefined,
      act: still,
      host: undefined as unknown as MatchHost,
    };
  }, [news, card, id, packs, record, replay.outcome, sitters]);

  const copy = async () => {
    const link = await call('linkOf', record, packs);
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#/replay/link/${link}`);
    toast(say('replay.copied'));
  };
  const playOn = async () => {
    const seat = typeof viewer === 'number' ? viewer : 0;
    const plan = await keepPlan({
      game: record.game,
      packs,
      sitters: sitters.map((sitter, i) =>
        i === seat
          ? { kind: 'me', name: sitter.name }
          : { kind: 'bot', name: sitter.name, level: sitter.level ?? 'adventurer' },
      ),
      record: { ...record, choices: record.choices.slice(0, moment) },
    });
    go('table', plan.id);
  };

  const button = (
    icon: Parameters<typeof Icon>[0]['name'],
    label: string,
    work: () => void,
    mirrored = false,
  ) => (
    <button
      type="button"
      className={`btn ghost square small ${mirrored ? 'mirrored' : ''}`}
      aria-label={label}
      title={label}
      onClick={work}
    >
      <Icon name={icon} />
    </button>
  );
  const bar = (
    <section className="replay-bar panel" aria-label={say('replay.title')}>
      <div className="replay-steps">
        {button('first', say('replay.first'), () => step(-replay.length))}
        {button('step', say('replay.prev'), () => step(-1), true)}
        {button(playing ? 'pause' : 'play', say(playing ? 'replay.pause' : 'replay.play'), () => {
          if (moment >= replay.length) setMoment(0);
          setPlaying(!playing);
        })}
        {button('step', say('replay.next'), () => step(1))}
        {button('last', say('replay.last'), () => step(replay.length))}
      </div>
      <label className="replay-scrub">
        <span className="sr">{say('replay.moment')}</span>
        <input
          type="range"
          min={0}
          max={replay.length}
          value={moment}
          onChange={(event) => {
            setPlaying(false);
            setMoment(Number(event.target.value));
          }}
        />
        <span className="faint">{say('replay.of', { n: moment, all: replay.length })}</span>
      </label>
      <label className="replay-pick">
        <span className="sr">{say('replay.speed')}</span>
        <select value={pace} onChange={(event) => setPace(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {`${one}×`}
            </option>
          ))}
        </select>
      </label>
      <label className="replay-pick">
        <span className="sr">{say('replay.viewer')}</span>
        <select
          value={String(viewer)}
          onChange={(event) =>
            setViewer(event.target.value === 'spectator' ? 'spectator' : Number(event.target.value))
          }
        >
          <option value="spectator">{say('replay.spectator')}</option>
          {sitters.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            <option key={seat} value={seat} translate="no">
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="btn small"
        title={say('replay.playon.sentence')}
        disabled={moment >= replay.length && replay.outcome !== undefined}
        onClick={playOn}
      >
        {say('replay.playon')}
      </button>
      <button type="button" className="btn small" onClick={copy}>
        <Icon name="link" /> {say('replay.copy')}
      </button>
    </section>
  );
  if (!at) return <main className="page muted">{say('loading')}</main>;
  const { Table } = art;
  return (
    <Table
      at={at}
      menu={
        <div className="table-bar">
          <a className="btn ghost square small" href="#/" aria-label={say('back')}>
            <Icon name="back" />
          </a>
          <span className="table-name">
            {say('replay.title')} <span translate="no">{card.name}</span>
          </span>
        </div>
      }
      ending={
        <>
          {bar}
          {moment === replay.length && <Series replay={replay} />}
        </>
      }
    />
  );
}

/** How what the game counts went up and down. */
function Series({ replay: { series, sitters } }: { replay: ReplayCard }): ReactNode {
  const names = Object.keys(series).filter((name) =>
    series[name].some((line) => line.some((n) => n !== line[0])),
  );
  if (names.length === 0) return null;
  return (
    <section className="replay-plots" aria-label={say('replay.plots')}>
      {names.slice(0, 3).map((name) => (
        <Plot key={name} name={sayIf(`count.${name}`) ?? name} lines={series[name]} sitters={sitters} />
      ))}
    </section>
  );
}

function Plot({
  name,
  lines,
  sitters,
}: {
  name: string;
  lines: readonly (readonly number[])[];
  sitters: readonly Sitter[];
}): ReactNode {
  const most = Math.max(1, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const length = Math.max(1, lines[0].length - 1);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <svg viewBox="0 0 240 70" role="img" aria-label={name}>
        <path d="M0 65H240" stroke="currentColor" opacity="0.25" />
        {lines.map((line, seat) => (
          <polyline
            key={sitters[seat]?.name ?? seat}
            points={line
              .map(
                (n, i) =>
                  `${((i / length) * 238 + 1).toFixed(1)},${(65 - ((n - least) / (most - least)) * 60).toFixed(1)}`,
              )
              .join(' ')}
            fill="none"
            stroke={`var(--seat-${seat % 6})`}
            strokeWidth="2"
            strokeDasharray={['', '5 3', '2 2', '8 3 2 3'][seat % 4]}
          />
        ))}
        <text x="238" y="10" textAnchor="end" fontSize="10" fill="currentColor">
          {most}
        </text>
      </svg>
    </figure>
  );
}
