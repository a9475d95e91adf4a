import { type ReactNode, useMemo, useState } from 'react';
import { go } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { toastTrouble } from '../app/toasts.ts';
import { gameName, onShelf } from '../games/catalogue.ts';
import { isFirstGame, type Preset, presetsOf } from '../games/presets.ts';
import { Rules } from '../parts/RuleLink.tsx';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import type { GameCard, Json } from '../play/scene.ts';
import { layTable, newSeed } from '../play/tables.ts';
import { useGame } from '../play/useGame.ts';
import { useKept } from '../play/useKept.ts';
import { type Chair, seatsFor, sittersOf } from './chairs.ts';
import { HouseRules, PackPicker, SeedField } from './HouseRules.tsx';
import { Seats } from './Seats.tsx';
import { say } from './say.ts';
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
  const { problems, excluded, seats } = useProblems(card, contents, wanted);

  const choose = (one: Preset) => {
    setPreset(one.id);
    setOptions(one.options);
    setChairs(seatsFor(one.seats, chairs));
  };
  const start = async () => {
    setStarting(true);
    try {
      const plan = await layTable({
        game: card.id,
        packs: contents,
        sitters: sittersOf(chairs),
        wanted: { ...wanted, seed: seed.trim() || newSeed() },
        ...(isFirstGame(preset) && { occasion: { kind: 'first', name: card.id } }),
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
      {presets.length > 0 && <Presets presets={presets} chosen={preset} onChoose={choose} />}
      <div className="set-grid">
        <Seats card={card} chairs={chairs} problems={seats} onChange={setChairs} />
        <div className="stack">
          <HouseRules
            card={card}
            options={options}
            seats={chairs.length}
            excluded={excluded}
            onChange={(id, value) => {
              setPreset('');
              setOptions({ ...options, [id]: value });
            }}
          />
          {packs.length > 0 && <PackPicker packs={packs} chosen={chosenPacks} onChange={setChosenPacks} />}
          <SeedField seed={seed} onChange={setSeed} />
        </div>
      </div>
      <div className="set-start">
        {problems.length > 0 ? (
          <Problems problems={problems} game={card.id} />
        ) : (
          <p className="set-summary">
            {say('set.summary', { n: chairs.length, minutes: onShelf(card.id)?.minutes ?? '' })}
          </p>
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

interface PresetsProps {
  readonly presets: readonly Preset[];
  readonly chosen: string;
  readonly onChoose: (preset: Preset) => void;
}

function Presets({ presets, chosen, onChoose }: PresetsProps): ReactNode {
  return (
    <section aria-labelledby="presets" className="stack">
      <h2 id="presets">{say('set.presets')}</h2>
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

function Problems({ problems, game }: { problems: readonly string[]; game: string }): ReactNode {
  return (
    <div className="set-problems">
      <b>{say('set.problems')}</b>{' '}
      {problems.map((problem) => (
        <span key={problem}>
          <Rules text={problem} game={game} />{' '}
        </span>
      ))}
    </div>
  );
}
