import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { go } from '../app/router.ts';
import { games, onShelf, tavern } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import { call } from '../play/hall.ts';
import type { FaceCard, GameCard } from '../play/scene.ts';
import './compendium.css';

const playable = [...games, ...tavern].filter((game) => game.playable);

export default function Compendium({ path: [wanted] }: { path: readonly string[] }): ReactNode {
  const game = onShelf(wanted ?? '')?.playable ? wanted : playable[0].id;
  const [card, setCard] = useState<GameCard>();
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.toLowerCase());
  useEffect(() => {
    setCard(undefined);
    call('describe', game, []).then(setCard, () => undefined);
  }, [game]);
  const groups = useMemo(() => grouped(Object.values(card?.faces ?? {}), query), [card, query]);
  return (
    <main className="page">
      <div className="page-head">
        <h1>{say('comp.title')}</h1>
        <p>{say('comp.lede')}</p>
      </div>
      <div className="rules-tools">
        <label className="field">
          <span>{say('set.game')}</span>
          <select value={game} onChange={(event) => go('compendium', event.target.value)} translate="no">
            {playable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('comp.search')}</span>
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
      </div>
      {card && groups.length === 0 && <p className="muted">{say(query ? 'comp.none' : 'comp.empty')}</p>}
      {groups.map(([back, faces]) => (
        <section key={back} className="comp-group">
          <h2 translate="no">{card?.messages[`back.${back}`] ?? back}</h2>
          <ul className="plain comp-cards">
            {faces.map((face) => (
              <li key={face.id} className="comp-card parchment" translate="no">
                <h3>{face.name}</h3>
                {face.text && <p>{face.text}</p>}
                <Count face={face} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Count({ face: { printed } }: { face: FaceCard }): ReactNode {
  const count =
    typeof printed === 'object' && printed !== null && 'count' in printed ? printed.count : undefined;
  if (typeof count !== 'number') return null;
  return (
    <p className="comp-count" translate="yes">
      {say('comp.count', { n: count })}
    </p>
  );
}

function grouped(faces: readonly FaceCard[], query: string): [string, FaceCard[]][] {
  const found = new Map<string, FaceCard[]>();
  for (const face of faces) {
    if (query && !`${face.name} ${face.text}`.toLowerCase().includes(query)) continue;
    const group = found.get(face.back) ?? [];
    group.push(face);
    found.set(face.back, group);
  }
  return [...found];
}
