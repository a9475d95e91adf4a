/** Where tables with friends are set and found. */
import { type ReactNode, useState } from 'react';
import { to } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { tryTo } from '../app/toasts.ts';
import { covers } from '../art/covers.tsx';
import { appearanceOf } from '../games/appearances.ts';
import { gameName, games, type OnShelf } from '../games/catalogue.ts';
import type { Preset } from '../games/presets.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Pick } from '../parts/Pick.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useKept } from '../play/useKept.ts';
import { PackPicker } from '../screens/HouseRules.tsx';
import { useTablesHere } from './available.ts';
import { Connection } from './Connection.tsx';
import { NameField } from './NameField.tsx';
import { say } from './say.ts';
import { useMyName } from './session.ts';
import { TableItem } from './TableItem.tsx';
import { clockName, TableWishes, USUAL } from './TableWishes.tsx';
import { byUrgency, friendlyPresets, setTable, useTables } from './tables.ts';
import '../screens/home.css';
import '../screens/set.css';
import './online.css';

export default function Friends(): ReactNode {
  const here = useTablesHere();
  useTitle(say('friends.title'));
  if (here === undefined) return <Waiting />;
  if (!here) return <NoTables />;
  return <Meeting />;
}

export function NoTables(): ReactNode {
  return (
    <main className="page">
      <PageHead
        title={say('friends.title')}
        lede={say(navigator.onLine ? 'friends.none' : 'friends.offline')}
      />
      <div className="row">
        <a className="btn primary" href="#/">
          {say('trouble.home')}
        </a>
      </div>
    </main>
  );
}

function Meeting(): ReactNode {
  const [name, setName] = useMyName();
  const [setting, setSetting] = useState(false);
  const [isNameWanted, setNameWanted] = useState(false);
  const [wishes, setWishes] = useState(USUAL);
  const [packs] = useKept('packs');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tables = useTables();
  /** Those of the packs that were chosen that fit this game. */
  const contentsFor = (game: string) =>
    (packs ?? []).flatMap((pack) => (pack.game === game && chosen.includes(pack.id) ? [pack.content] : []));
  const begin = (game: string, preset: Preset | undefined) => {
    const given = name.trim();
    if (!given) {
      setNameWanted(true);
      document.querySelector<HTMLInputElement>('.friends-name input')?.focus();
      return;
    }
    setSetting(true);
    tryTo(() => setTable(game, given, preset, wishes, contentsFor(game)).finally(() => setSetting(false)));
  };
  const mine = tables?.mine.toSorted(byUrgency) ?? [];
  const open = tables?.open.filter(({ you }) => you === undefined) ?? [];
  return (
    <main className="page friends">
      <Connection />
      <div className="friends-head">
        <PageHead title={say('friends.title')} lede={say('friends.lede')} />
        <div className="parchment friends-me">
          <NameField name={name} onChange={setName} />
          {isNameWanted && !name.trim() && <p className="friends-need">{say('online.needname')}</p>}
          <a className="friends-account" href={to('me')}>
            {say('friends.account')}
          </a>
        </div>
      </div>
      {mine.length > 0 && (
        <section className="stack" aria-labelledby="mine">
          <h2 id="mine">{say('friends.mine')}</h2>
          <ul className="plain tables">
            {mine.map((card) => (
              <TableItem key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
      <div className="friends-hall">
        <section className="stack" aria-labelledby="games">
          <h2 id="games">{say('friends.games')}</h2>
          <ul className="plain boxes friends-boxes">
            {games
              .filter(({ playable }) => playable)
              .map((game) => (
                <GameBox
                  key={game.id}
                  game={game}
                  disabled={setting}
                  onBegin={(preset) => begin(game.id, preset)}
                />
              ))}
          </ul>
        </section>
        <div className="stack">
          <details className="panel fold">
            <summary>
              <h2>{say('friends.wishes')}</h2>
              <span className="fold-said">
                {[
                  say(wishes.public ? 'lobby.open.public' : 'lobby.open.invited'),
                  clockName(wishes.clock),
                ].join(' · ')}
              </span>
            </summary>
            <TableWishes wishes={wishes} onChange={(change) => setWishes({ ...wishes, ...change })} />
          </details>
          {packs && packs.length > 0 && (
            <PackPicker
              packs={packs.map((pack) => ({ ...pack, name: `${pack.name} · ${gameName(pack.game)}` }))}
              chosen={chosen}
              onChange={setChosen}
            />
          )}
          <section className="stack" aria-labelledby="open">
            <h2 id="open">{say('friends.open')}</h2>
            {open.length > 0 ? (
              <ul className="plain tables">
                {open.map((card) => (
                  <TableItem key={card.id} card={card} />
                ))}
              </ul>
            ) : (
              <p className="muted">{say('friends.open.none')}</p>
            )}
          </section>
        </div>
      </div>
    </main>
  );
}

interface GameBoxProps {
  readonly game: OnShelf;
  readonly disabled: boolean;
  readonly onBegin: (preset: Preset | undefined) => void;
}

function GameBox({ game: { id, name, players, minutes }, disabled, onBegin }: GameBoxProps): ReactNode {
  const { cover } = appearanceOf(id);
  const Cover = cover && covers[cover];
  const presets = friendlyPresets(id);
  const [chosen, setChosen] = useState(presets[0]?.id);
  return (
    <li>
      <button
        type="button"
        className="box-link friends-box"
        disabled={disabled}
        onClick={() => onBegin(presets.find((preset) => preset.id === chosen))}
      >
        <span className="box" aria-hidden="true">
          {Cover && <Cover />}
        </span>
        <span className="sr">{say('friends.set', { game: name })}</span>
      </button>
      <span className="box-words">
        <b translate="no">{name}</b>
        <span className="faint">{say('home.players', { players, minutes })}</span>
      </span>
      {chosen && (
        <Pick
          bare
          label={say('friends.preset', { game: name })}
          value={chosen}
          values={presets.map((preset) => ({ value: preset.id, label: say(`set.preset.${preset.id}`) }))}
          onChange={setChosen}
        />
      )}
    </li>
  );
}
