import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import { call, HallError } from '../play/hall.ts';
import type { Json } from '../play/scene.ts';
import { type OwnPack, store } from '../play/store.ts';
import { newId } from '../play/tables.ts';

function read(text: string): { game: string; name: string; content: Json } {
  let content: Json;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(say('packs.nojson', { why: (error as Error).message }));
  }
  const { game, name } = (content ?? {}) as { game?: Json; name?: Json };
  if (typeof game !== 'string') throw new Error(say('packs.nogame'));
  return { game, name: typeof name === 'string' ? name : game, content };
}

export default function Packs(): ReactNode {
  const [packs, setPacks] = useState<readonly OwnPack[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const load = () => {
    store.all('packs').then(setPacks, () => undefined);
  };
  useEffect(load, []);
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblems([]);
    try {
      const pack = read(await chosen.text());
      await call('describe', pack.game, [pack.content]);
      await store.put('packs', { ...pack, id: newId(), added: Date.now() });
      toast(say('packs.good', { name: pack.name }));
      load();
    } catch (error) {
      setProblems(
        error instanceof HallError && error.problems.length > 0 ? error.problems : [(error as Error).message],
      );
    }
  };
  return (
    <main className="page narrow">
      <div className="page-head">
        <h1>{say('packs.title')}</h1>
        <p>{say('packs.lede')}</p>
      </div>
      <section className="panel stack">
        {packs.length === 0 && <p className="muted">{say('packs.none')}</p>}
        <ul className="plain stack">
          {packs.map((pack) => (
            <li key={pack.id} className="row spread">
              <span translate="no">
                <b>{pack.name}</b> <span className="faint">{gameName(pack.game)}</span>
              </span>
              <button
                type="button"
                className="btn ghost small"
                onClick={async () => {
                  await store.remove('packs', pack.id);
                  load();
                }}
              >
                <Icon name="close" /> {say('packs.remove')}
              </button>
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
        <div>
          <button type="button" className="btn" onClick={() => file.current?.click()}>
            <Icon name="plus" /> {say('packs.load')}
          </button>
        </div>
        {problems.length > 0 && (
          <div className="set-problems" role="alert">
            <b>{say('packs.bad')}</b>
            <ul translate="no">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </main>
  );
}
