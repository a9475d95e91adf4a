import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { go } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { toast } from '../app/toasts.ts';
import { gameName } from '../games/catalogue.ts';
import { presetsOf } from '../games/presets.ts';
import { type Key, say } from '../messages/say.ts';
import { Rules } from '../parts/RuleLink.tsx';
import { Switch } from '../parts/Switch.tsx';
import { call } from '../play/hall.ts';
import type { GameCard, Json, Sitter } from '../play/scene.ts';
import { type OwnPack, store } from '../play/store.ts';
import { layTable, newSeed } from '../play/tables.ts';
import { useGame } from '../play/useGame.ts';
import { OptionField } from './OptionField.tsx';
import { type Chair, nameFor, Seats, seatsFor } from './Seats.tsx';
import './set.css';

/** `set/GAME`, or `set/GAME/PACK` to play with a pack of one's own. */
export default function SetTable({ path: [game = '', pack] }: { path: readonly string[] }): ReactNode {
  const { card, trouble } = useGame(game);
  useTitle(gameName(game), say('set.title'));
  if (trouble) {
    return (
      <main className="page narrow">
        <div className="page-head">
          <h1>{say('set.trouble')}</h1>
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
  if (!card) return <main className="page muted">{say('loading')}</main>;
  return <Setting key={card.id} box={card} pack={pack} />;
}

function Setting({ box, pack }: { box: GameCard; pack: string | undefined }): ReactNode {
  const presets = presetsOf(box);
  const [options, setOptions] = useState<Record<string, Json>>(presets[0]?.options ?? {});
  const [preset, setPreset] = useState<string>(presets[0]?.id ?? '');
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    seatsFor(presets[0]?.seats ?? box.seats.least, []),
  );
  const [seed, setSeed] = useState('');
  const [packs, setPacks] = useState<readonly OwnPack[]>([]);
  const [chosenPacks, setChosenPacks] = useState<readonly string[]>(pack ? [pack] : []);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [excluded, setExcluded] = useState<Readonly<Record<string, string>>>({});
  const [starting, setStarting] = useState(false);

  useEffect(() => {
    store.all('packs').then(
      (all) => setPacks(all.filter(({ game }) => game === box.id)),
      () => undefined,
    );
  }, [box.id]);

  const contents = useMemo(
    () => packs.filter(({ id }) => chosenPacks.includes(id)).map(({ content }) => content),
    [packs, chosenPacks],
  );
  // Packs bring heroes and options of their own.
  const card = useGame(box.id, contents).card ?? box;
  const wanted = useMemo(() => ({ options, seats: chairs.map(({ brings }) => brings) }), [options, chairs]);

  useEffect(() => {
    let stale = false;
    const flags = card.options.filter((o) => o.kind === 'flag');
    const turned = flags.map((o) => ({
      ...wanted,
      options: { ...options, [o.id]: !(options[o.id] ?? o.standard) },
    }));
    call('problems', card.id, contents, [wanted, ...turned]).then(
      ([now, ...others]) => {
        if (stale) return;
        setProblems(now);
        const found: Record<string, string> = {};
        flags.forEach((o, i) => {
          const fresh = others[i].filter((problem) => !now.includes(problem));
          if (fresh.length > 0) found[o.id] = fresh.join(' ');
        });
        setExcluded(found);
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [card, contents, options, wanted]);

  const start = async () => {
    setStarting(true);
    const sitters: Sitter[] = chairs.map(({ kind, name, level }, i) => ({
      kind,
      name: name || nameFor(kind, i),
      ...(kind === 'bot' ? { level } : {}),
    }));
    try {
      const plan = await layTable({
        game: card.id,
        packs: contents,
        sitters,
        wanted: { ...wanted, seed: seed.trim() || newSeed() },
      });
      go('table', plan.id);
    } catch (error) {
      setStarting(false);
      toast((error as Error).message, { kind: 'trouble' });
    }
  };

  return (
    <main className="page set">
      <div className="page-head">
        <p className="faint">{say('set.title')}</p>
        <h1 translate="no">{gameName(card.id)}</h1>
      </div>
      <div className="set-grid">
        <div className="stack">
          {presets.length > 0 && (
            <section className="panel">
              <h2>{say('set.presets')}</h2>
              <div className="presets">
                {presets.map((one) => (
                  <button
                    key={one.id}
                    type="button"
                    className="preset"
                    aria-pressed={preset === one.id}
                    onClick={() => {
                      setPreset(one.id);
                      setOptions(one.options);
                      setChairs(seatsFor(one.seats, chairs));
                    }}
                  >
                    <b>{say(`set.preset.${one.id}` as Key)}</b>
                    <span>{say(`set.preset.${one.id}.sentence` as Key)}</span>
                  </button>
                ))}
              </div>
            </section>
          )}
          <Seats card={card} chairs={chairs} onChange={setChairs} />
        </div>
        <div className="stack">
          <section className="panel">
            <h2>{say('set.options')}</h2>
            {card.options.length === 0 && <p className="muted">{say('set.options.none')}</p>}
            <div className="settings">
              {card.options.map((option) => (
                <OptionField
                  key={option.id}
                  card={card}
                  option={option}
                  value={options[option.id] ?? option.standard}
                  excluded={excluded[option.id]}
                  onChange={(value) => {
                    setPreset('');
                    setOptions({ ...options, [option.id]: value });
                  }}
                />
              ))}
            </div>
          </section>
          {packs.length > 0 && (
            <section className="panel">
              <h2>{say('set.packs')}</h2>
              {packs.map(({ id, name }) => (
                <Switch
                  key={id}
                  label={name}
                  on={chosenPacks.includes(id)}
                  onChange={(on) =>
                    setChosenPacks(on ? [...chosenPacks, id] : chosenPacks.filter((p) => p !== id))
                  }
                />
              ))}
            </section>
          )}
          <section className="panel">
            <label className="field">
              <span>{say('set.seed')}</span>
              <input
                type="text"
                value={seed}
                maxLength={64}
                placeholder={say('set.seed.any')}
                aria-describedby="seed-note"
                onChange={(event) => setSeed(event.target.value)}
              />
            </label>
            <p id="seed-note" className="faint small-note">
              {say('set.seed.sentence')}
            </p>
          </section>
        </div>
      </div>
      <div className="set-start">
        {problems.length > 0 && (
          <div className="set-problems">
            <b>{say('set.problems')}</b>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>
                  <Rules text={problem} game={card.id} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <button
          type="button"
          className="btn primary big"
          disabled={problems.length > 0 || starting}
          onClick={start}
        >
          {say('set.start')}
        </button>
      </div>
    </main>
  );
}
