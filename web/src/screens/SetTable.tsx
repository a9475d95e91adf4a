import { type ReactNode, useMemo, useState } from 'react';
import { go } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { toastTrouble } from '../app/toasts.ts';
import { gameName } from '../games/catalogue.ts';
import { type Preset, presetsOf } from '../games/presets.ts';
import { say } from '../messages/say.ts';
import { Rules } from '../parts/RuleLink.tsx';
import { Switch } from '../parts/Switch.tsx';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import type { GameCard, Json, Sitter } from '../play/scene.ts';
import type { OwnPack } from '../play/store.ts';
import { layTable, newSeed } from '../play/tables.ts';
import { useGame } from '../play/useGame.ts';
import { useKept } from '../play/useKept.ts';
import { OptionField } from './OptionField.tsx';
import { type Chair, isShared, nameFor, Seats, seatsFor } from './Seats.tsx';
import { useProblems } from './useProblems.ts';
import './set.css';

/** `set/GAME`, or `set/GAME/PACK` to play with a pack of one's own. */
export default function SetTable({ path: [game = '', pack] }: { path: readonly string[] }): ReactNode {
  const { card, trouble } = useGame(game);
  useTitle(gameName(game), say('set.title'));
  if (trouble) return <TroublePage title={say('set.trouble')} why={trouble} />;
  if (!card) return <Waiting />;
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
  const [kept] = useKept('packs');
  const [chosenPacks, setChosenPacks] = useState<readonly string[]>(pack ? [pack] : []);
  const [starting, setStarting] = useState(false);

  const packs = useMemo(() => kept?.filter(({ game }) => game === box.id) ?? [], [kept, box.id]);
  const contents = useMemo(
    () => packs.filter(({ id }) => chosenPacks.includes(id)).map(({ content }) => content),
    [packs, chosenPacks],
  );
  // Packs bring heroes and options of their own.
  const card = useGame(box.id, contents).card ?? box;
  const wanted = useMemo(() => ({ options, seats: chairs.map(({ brings }) => brings) }), [options, chairs]);
  const { problems, excluded, unfit } = useProblems(card, contents, wanted);

  const choose = (one: Preset) => {
    setPreset(one.id);
    setOptions(one.options);
    setChairs(seatsFor(one.seats, chairs));
  };
  const start = async () => {
    setStarting(true);
    const sitters: Sitter[] = chairs.map(({ kind, name, level }, i) => ({
      kind,
      name: name || nameFor(kind, i, isShared(chairs)),
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
      toastTrouble(error);
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
          {presets.length > 0 && <Presets presets={presets} chosen={preset} onChoose={choose} />}
          <Seats card={card} chairs={chairs} unfit={unfit} onChange={setChairs} />
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
          {packs.length > 0 && <PackPicker packs={packs} chosen={chosenPacks} onChange={setChosenPacks} />}
          <SeedField seed={seed} onChange={setSeed} />
        </div>
      </div>
      <div className="set-start">
        {problems.length > 0 && <Problems problems={problems} game={card.id} />}
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

interface PresetsProps {
  readonly presets: readonly Preset[];
  readonly chosen: string;
  readonly onChoose: (preset: Preset) => void;
}

function Presets({ presets, chosen, onChoose }: PresetsProps): ReactNode {
  return (
    <section className="panel">
      <h2>{say('set.presets')}</h2>
      <div className="presets">
        {presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className="preset"
            aria-pressed={preset.id === chosen}
            onClick={() => onChoose(preset)}
          >
            <b>{say(`set.preset.${preset.id}`)}</b>
            <span>{say(`set.preset.${preset.id}.sentence`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

interface PackPickerProps {
  readonly packs: readonly OwnPack[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function PackPicker({ packs, chosen, onChange }: PackPickerProps): ReactNode {
  return (
    <section className="panel">
      <h2>{say('set.packs')}</h2>
      {packs.map(({ id, name }) => (
        <Switch
          key={id}
          label={name}
          on={chosen.includes(id)}
          onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </section>
  );
}

function SeedField({ seed, onChange }: { seed: string; onChange: (seed: string) => void }): ReactNode {
  return (
    <section className="panel">
      <label className="field">
        <span>{say('set.seed')}</span>
        <input
          type="text"
          value={seed}
          maxLength={64}
          placeholder={say('set.seed.any')}
          aria-describedby="seed-note"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p id="seed-note" className="faint small-note">
        {say('set.seed.sentence')}
      </p>
    </section>
  );
}

function Problems({ problems, game }: { problems: readonly string[]; game: string }): ReactNode {
  return (
    <div className="set-problems">
      <b>{say('set.problems')}</b>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            <Rules text={problem} game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}
