import { type ReactNode, useEffect, useRef, useState } from 'react';
import { go, to } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import { covers } from '../art/covers.tsx';
import { Icon } from '../art/Icon.tsx';
import { gameName, games, type OnShelf, tavern } from '../games/catalogue.ts';
import { type Key, say } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { timeAgo } from '../parts/time.ts';
import type { Kept } from '../play/scene.ts';
import { store } from '../play/store.ts';
import { exportMatch, importMatch } from '../play/tables.ts';
import './home.css';

export function Home(): ReactNode {
  return (
    <main className="home">
      <section className="home-hero">
        <Torch />
        <div>
          <h1>{say('home.title')}</h1>
          <p className="lede">{say('home.lede')}</p>
        </div>
        <Torch />
      </section>
      <Continue />
      <section className="page shelf" aria-labelledby="shelf">
        <h2 id="shelf" className="sr">
          {say('home.shelf')}
        </h2>
        <ul className="plain boxes">
          {games.map((game) => (
            <Box key={game.id} game={game} />
          ))}
        </ul>
        <div className="home-side">
          <a className="invitation panel" href={to('daily')}>
            <Icon name="sun" />
            <h3>{say('home.daily.title')}</h3>
            <p>{say('home.daily.sentence')}</p>
          </a>
          <a className="invitation panel" href={to('learn')}>
            <Icon name="torch" />
            <h3>{say('home.learn.title')}</h3>
            <p>{say('home.learn.sentence')}</p>
          </a>
          <div className="tavern panel">
            <h3>{say('home.tavern')}</h3>
            <p className="muted">{say('home.tavern.lede')}</p>
            <ul className="plain">
              {tavern.map(({ id, name }) => (
                <li key={id}>
                  <a href={to('set', id)}>
                    <b translate="no">{name}</b> <span>{say(`home.box.${id}` as Key)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </main>
  );
}

function Box({ game: { id, name, players, playable } }: { game: OnShelf }): ReactNode {
  const Cover = covers[id];
  const inside = (
    <>
      <span className="box">
        <Cover />
        {playable ? (
          <span className="box-play btn primary">{say('home.play')}</span>
        ) : (
          <span className="box-later">{say('home.later')}</span>
        )}
      </span>
      <span className="box-words">
        <span className="sr" translate="no">
          {name}
        </span>
        <span>{say(`home.box.${id}` as Key)}</span>
        <span className="faint">
          {playable ? say('home.players', { players }) : say('home.later.sentence')}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {playable ? (
        <a className="box-link" href={to('set', id)}>
          {inside}
        </a>
      ) : (
        <div className="box-link" data-later>
          {inside}
        </div>
      )}
    </li>
  );
}

function Torch(): ReactNode {
  return (
    <svg className="home-torch" viewBox="0 0 60 120" aria-hidden="true">
      <path d="M24 58h12l-4 56h-4z" fill="#6b4019" stroke="#1c0f04" strokeWidth="2" />
      <path d="M18 52h24l-3 12H21z" fill="#4d5357" stroke="#14110d" strokeWidth="2" />
      <path className="flame" d="M30 54C6 42 18 26 26 2c16 16 30 40 4 52z" fill="#ff8f24" />
      <path className="flame two" d="M30 53c-13-8-8-17-3-30 10 10 17 23 3 30z" fill="#ffd76a" />
      <path className="flame" d="M30 52c-6-4-4-9-1-15 5 5 8 11 1 15z" fill="#fff6d8" />
    </svg>
  );
}

const SHOWN = 6;

function Continue(): ReactNode {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [clearing, setClearing] = useState<Kept>();
  const [all, setAll] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const load = () => {
    store.all('matches').then(
      (found) => setKept(found.sort((a, b) => b.changed - a.changed)),
      () => undefined,
    );
  };
  useEffect(load, []);
  const open = kept.filter((match) => !match.outcome);
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const plan = await importMatch(await chosen.text());
      toast(say('home.imported'));
      go('table', plan.id);
    } catch (error) {
      toast((error as Error).message, { kind: 'trouble' });
    }
  };
  return (
    <section
      className="page home-continue"
      aria-label={say('home.continue')}
      data-empty={open.length === 0 || undefined}
    >
      <div className="row spread">
        {open.length > 0 ? <h2>{say('home.continue')}</h2> : <span />}
        <button type="button" className="btn ghost small" onClick={() => file.current?.click()}>
          <Icon name="plus" /> {say('home.import')}
        </button>
      </div>
      <ul className="plain tables">
        {open.slice(0, all ? open.length : SHOWN).map((match) => (
          <li key={match.id} className="open-table panel">
            <a href={to('table', match.id)}>
              <b>
                <span translate="no">{gameName(match.game)}</span>
                {match.occasion && <span className="chip">{say(`occasion.${match.occasion.kind}`)}</span>}
              </b>
              <span className="muted" translate="no">
                {match.sitters.map(({ name }) => name).join(' · ')}
              </span>
              <span className="faint">
                {waits(match)} · {say('home.choices', { n: match.record.choices.length })} ·{' '}
                {timeAgo(match.changed)}
              </span>
            </a>
            <span className="row tight">
              <button
                type="button"
                className="btn ghost square small"
                aria-label={say('home.export')}
                title={say('home.export')}
                onClick={() => exportMatch(match)}
              >
                <Icon name="quill-ink" />
              </button>
              <button
                type="button"
                className="btn ghost square small"
                aria-label={say('home.remove')}
                title={say('home.remove')}
                onClick={() => setClearing(match)}
              >
                <Icon name="close" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          bring(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {!all && open.length > SHOWN && (
        <button type="button" className="btn small" onClick={() => setAll(true)}>
          {say('hall.more', { n: open.length - SHOWN })}
        </button>
      )}
      <Dialog open={clearing !== undefined} title={say('home.remove')} onClose={() => setClearing(undefined)}>
        <p>{say('home.remove.sure')}</p>
        <div className="row">
          <button
            type="button"
            className="btn primary"
            onClick={async () => {
              if (clearing) await store.remove('matches', clearing.id);
              setClearing(undefined);
              load();
            }}
          >
            {say('home.remove.yes')}
          </button>
          <button type="button" className="btn" onClick={() => setClearing(undefined)}>
            {say('cancel')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}

function waits({ waitsFor, sitters }: Kept): string {
  const [first] = waitsFor;
  if (first === undefined) return say('home.continue');
  const sitter = sitters[first];
  if (sitter?.kind === 'me') return say('home.yours');
  return say('home.waits', { who: sitter?.name ?? '' });
}
