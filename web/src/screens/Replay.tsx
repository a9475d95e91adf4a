import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { goBack } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { toastTrouble } from '../app/toasts.ts';
import { dailySitters } from '../games/daily.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { call } from '../play/hall.ts';
import { type Opened, type Opening, openKept } from '../play/opening.ts';
import { byName, strangers } from '../play/people.ts';
import { useReel, useReelKeys } from '../play/reel.ts';
import { retold } from '../play/retold.ts';
import type { Kept, Looker, News } from '../play/scene.ts';
import type { Shown } from '../play/stage.ts';
import { Trouble, whyOf } from '../play/trouble.ts';
import type { TableArt } from '../table/art.ts';
import { tableArtOf } from '../table/tableArtOf.ts';
import type { Actions, AtTable } from '../table/useTable.ts';
import { DamagedPage } from './Damaged.tsx';
import { OtherRules } from './OtherRules.tsx';
import { type Found, ReplayBar } from './ReplayBar.tsx';
import { say } from './say.ts';

/** `replay/TABLE/17`, `replay/link/LINK/17` or `replay/daily/GAME/DAY/RUN/17`: where the match is, and the moment to begin with. */
interface Place {
  readonly path: readonly string[];
  readonly moment: number;
}

function placeOf(path: readonly string[]): Place {
  const parts = path[0] === 'link' ? 2 : path[0] === 'daily' ? 4 : 1;
  return { path: path.slice(0, parts), moment: Number(path[parts]) || 0 };
}

interface Loaded extends Found {
  readonly art: TableArt;
}

/** A match that is there and cannot be replayed. */
type Unshown = Exclude<Opened, Opening | 'missing'>;

async function load(place: readonly string[]): Promise<Loaded | Unshown> {
  const [first = '', link = ''] = place;
  if (first === 'link') {
    const record = await call('recordOfLink', link);
    return loadRecord(place, { record, sitters: strangers(record.setup.seats.length), packs: [] });
  }
  if (first === 'daily') {
    const { fetchRun } = await import('../online/dailyList.ts');
    const [, game = '', day = '', run = ''] = place;
    const { name, record } = await fetchRun(game, day, run);
    return loadRecord(place, { record, sitters: dailySitters(name, record.setup.seats.length), packs: [] });
  }
  const opened = await openKept(first);
  if (opened === 'missing') throw new Trouble(say('table.missing'));
  return 'kept' in opened ? loadRecord(place, opened.kept) : opened;
}

async function loadRecord(
  place: readonly string[],
  { record, sitters: sat, packs }: Pick<Kept, 'record' | 'sitters' | 'packs'>,
): Promise<Loaded> {
  const id = place.join('/');
  const sitters = byName(sat);
  const [card, replay, art] = await Promise.all([
    call('describe', record.game, packs),
    call('replay', id, record, sitters, packs),
    tableArtOf(record.game),
  ]);
  return { id, place, record, sitters, packs, card, replay, art };
}

export default function Replay({ path }: { path: readonly string[] }): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | Unshown>();
  const [trouble, setTrouble] = useState('');
  const place = placeOf(path);
  const key = JSON.stringify(place.path);
  useTitle(say('replay.title'), loaded && 'art' in loaded ? loaded.card.name : undefined);
  useEffect(() => {
    let stale = false;
    setLoaded(undefined);
    setTrouble('');
    load(JSON.parse(key)).then(
      (found) => stale || setLoaded(found),
      (error: unknown) => stale || setTrouble(whyOf(error)),
    );
    return () => {
      stale = true;
    };
  }, [key]);
  if (trouble) return <TroublePage title={say('replay.broken')} why={trouble} />;
  if (!loaded) return <Waiting />;
  if ('damaged' in loaded) return <DamagedPage damaged={loaded.damaged} />;
  if ('other' in loaded) return <OtherRules match={loaded.other} card={loaded.card} />;
  return <Watching key={loaded.id} loaded={loaded} begin={place.moment} />;
}

const NOTHING = () => undefined;
const still: Actions = {
  choose: NOTHING,
  retract: NOTHING,
  undo: NOTHING,
  hold: NOTHING,
  prefer: NOTHING,
  resign: NOTHING,
  weigh: NOTHING,
  disarm: NOTHING,
  step: NOTHING,
  hurry: NOTHING,
  take: NOTHING,
};

/** The match at the moment, as somebody sees it. */
function useNews(id: string, moment: number, viewer: Looker): News | undefined {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    let stale = false;
    call('replayAt', id, moment, viewer).then(
      (found) => stale || setNews(found),
      (error: unknown) => stale || toastTrouble(error),
    );
    return () => {
      stale = true;
    };
  }, [id, moment, viewer]);
  return news;
}

/** A table at which nothing is asked: where the question would stand, it says what happened. */
function tableAt({ id, record, sitters, packs, card, replay, art }: Loaded, news: News): AtTable {
  const { scene, told, from } = news;
  const lines = told.slice(from).flatMap(({ line }) => line ?? []);
  const shown: Shown = {
    scene: {
      ...scene,
      ...{ mayUndo: false, mayRetract: false, mayHold: false, mayResign: false },
      asked: {
        seat: 0,
        kind: 'offer',
        question: { do: 'replay' },
        prompt: retold(lines) || say(scene.moment === 0 ? 'replay.begins' : 'replay.quiet'),
        rules: [],
        options: [],
        forbidden: [],
        picks: [],
      },
    },
    facts: scene.facts,
    log: told,
    now: told.at(-1),
    untold: false,
    inHand: false,
    busy: false,
    pace: 1,
    handover: undefined,
  };
  const { outcome } = replay;
  return {
    kept: {
      ...{ id, game: record.game, packs, sitters, record, outcome },
      ...{ picks: [], created: 0, changed: 0, waitsFor: [] },
    },
    card,
    shown,
    weighed: undefined,
    armed: undefined,
    act: still,
    live: false,
    script: art.script,
  };
}

function Watching({ loaded, begin }: { loaded: Loaded; begin: number }): ReactNode {
  const { id, sitters, card, replay, art } = loaded;
  const person = sitters.findIndex(({ kind }) => kind !== 'bot');
  const [viewer, setViewer] = useState<Looker>(person >= 0 ? person : 'spectator');
  const reel = useReel(replay, loaded.place, begin);
  useReelKeys(reel, replay.length);
  useEffect(() => () => void call('closeReplay', id).catch(() => undefined), [id]);
  const news = useNews(id, reel.moment, viewer);
  const at = useMemo(() => (news ? tableAt(loaded, news) : undefined), [loaded, news]);
  if (!at) return <Waiting />;
  const { Table } = art;
  return (
    <Table
      at={at}
      menu={
        <div className="table-bar">
          <IconButton icon="back" label={say('back')} onClick={goBack} />
          <span className="table-name">
            <span translate="no">{card.name}</span> – {say('replay.title')}
          </span>
        </div>
      }
      ending={<ReplayBar found={loaded} reel={reel} viewer={viewer} onViewer={setViewer} />}
    />
  );
}
