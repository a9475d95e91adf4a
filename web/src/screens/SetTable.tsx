import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { presetsOf } from '../games/presets.ts';
import { type Key, say } from '../messages/say.ts';
import { Rules } from '../parts/RuleLink.tsx';
import { Segments, Switch } from '../parts/Switch.tsx';
import { call } from '../play/hall.ts';
import { LEVELS } from '../play/levels.ts';
import type { GameCard, Json, OptionCard, Sitter } from '../play/scene.ts';
import { type OwnPack, store } from '../play/store.ts';
import { layTable, newSeed } from '../play/tables.ts';
import './set.css';

interface Chair {
  readonly key: number;
  readonly kind: Sitter['kind'];
  readonly name: string;
  readonly level: string;
  readonly brings: Readonly<Record<string, Json>>;
}

let lastKey = 0;
const BOT_NAMES = ['Morwen', 'Brack', 'Oona', 'Sable', 'Tibalt', 'Greta', 'Hob'];

function chair(kind: Sitter['kind'], name: string, brings: Chair['brings'] = {}): Chair {
  return { key: ++lastKey, kind, name, level: 'adventurer', brings };
}

export default function SetTable({ path: [game = ''] }: { path: readonly string[] }): ReactNode {
  const [card, setCard] = useState<GameCard>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    call('describe', game, []).then(setCard, (error: Error) => setTrouble(error.message));
  }, [game]);
  if (trouble) return <main className="page narrow">{trouble}</main>;
  if (!card) return <main className="page muted">{say('loading')}</main>;
  return <Setting key={card.id} card={card} />;
}

function Setting({ card }: { card: GameCard }): ReactNode {
  const presets = presetsOf(card);
  const [options, setOptions] = useState<Record<string, Json>>(presets[0]?.options ?? {});
  const [preset, setPreset] = useState<string>(presets[0]?.id ?? '');
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    seatsFor(presets[0]?.seats ?? card.seats.least, []),
  );
  const [seed, setSeed] = useState('');
  const [packs, setPacks] = useState<readonly OwnPack[]>([]);
  const [chosenPacks, setChosenPacks] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [excluded, setExcluded] = useState<Readonly<Record<string, string>>>({});
  const [starting, setStarting] = useState(false);

  useEffect(() => {
    store.all('packs').then(
      (all) => setPacks(all.filter((pack) => pack.game === card.id)),
      () => undefined,
    );
  }, [card.id]);

  const contents = useMemo(
    () => packs.filter(({ id }) => chosenPacks.includes(id)).map(({ content }) => content),
    [packs, chosenPacks],
  );
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
                onChange={(event) => setSeed(event.target.value)}
              />
            </label>
            <p className="faint small-note">{say('set.seed.sentence')}</p>
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

function nameFor(kind: Sitter['kind'], seat: number): string {
  if (kind === 'me') return settings().name || say('set.you');
  return kind === 'bot' ? BOT_NAMES[seat % BOT_NAMES.length] : say('set.guest', { n: seat + 1 });
}

/** So many seats: who sits there already stays; bots take the rest. */
function seatsFor(count: number, before: readonly Chair[]): Chair[] {
  return Array.from({ length: count }, (_, i) => before[i] ?? (i === 0 ? chair('me', '') : chair('bot', '')));
}

interface SeatsProps {
  readonly card: GameCard;
  readonly chairs: readonly Chair[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

function Seats({ card, chairs, onChange }: SeatsProps): ReactNode {
  const change = (at: number, what: Partial<Chair>) =>
    onChange(chairs.map((one, i) => (i === at ? { ...one, ...what } : one)));
  return (
    <section className="panel">
      <h2>{say('set.seats')}</h2>
      <ol className="plain seats">
        {chairs.map((one, i) => (
          <li
            key={one.key}
            className="seat"
            style={{ '--seat': `var(--seat-${i % 6})` } as React.CSSProperties}
          >
            <div className="seat-line">
              <span className="seat-mark" aria-hidden="true">
                {i + 1}
              </span>
              <Segments
                label={`${say('set.seat', { n: i + 1 })}: ${say('set.who')}`}
                value={one.kind}
                values={(['me', 'here', 'bot'] as const).map((kind) => ({
                  value: kind,
                  label: say(`set.${kind}`),
                }))}
                onChange={(kind) => change(i, { kind })}
              />
              {chairs.length > card.seats.least && (
                <button
                  type="button"
                  className="btn ghost square small"
                  aria-label={say('set.seat.remove', { n: i + 1 })}
                  onClick={() => onChange(chairs.filter((_, j) => j !== i))}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
            <div className="seat-more">
              <label className="field">
                <span>{say('set.name')}</span>
                <input
                  type="text"
                  value={one.name}
                  maxLength={24}
                  translate="no"
                  placeholder={nameFor(one.kind, i)}
                  onChange={(event) => change(i, { name: event.target.value })}
                />
              </label>
              {one.kind === 'bot' && (
                <label className="field">
                  <span>{say('set.level')}</span>
                  <select value={one.level} onChange={(event) => change(i, { level: event.target.value })}>
                    {LEVELS.map((level) => (
                      <option key={level} value={level}>
                        {say(`level.${level}`)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {card.seatOptions.map((option) => (
                <SeatOption
                  key={option.id}
                  card={card}
                  option={option}
                  value={one.brings[option.id]}
                  onChange={(value) => change(i, { brings: brought(one.brings, option.id, value) })}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {chairs.length < card.seats.most && (
        <button type="button" className="btn small" onClick={() => onChange([...chairs, chair('bot', '')])}>
          <Icon name="plus" /> {say('set.seat.add')}
        </button>
      )}
    </section>
  );
}

function brought(before: Chair['brings'], id: string, value: Json | undefined): Chair['brings'] {
  const { [id]: _gone, ...others } = before;
  return value === undefined ? others : { ...others, [id]: value };
}

interface FieldProps {
  readonly card: GameCard;
  readonly option: OptionCard;
  readonly value: Json | undefined;
}

function nameOf({ messages }: GameCard, id: string): string {
  return messages[`option.${id}`] ?? id;
}

function valueName(card: GameCard, id: string, value: string): string {
  return card.messages[`option.${id}.${value}`] ?? card.faces[value]?.name ?? value;
}

function SeatOption({
  card,
  option,
  value,
  onChange,
}: FieldProps & { onChange: (value: Json | undefined) => void }): ReactNode {
  if (option.kind !== 'one-of') return null;
  return (
    <label className="field">
      <span>{nameOf(card, option.id)}</span>
      <select value={String(value ?? option.standard)} onChange={(event) => onChange(event.target.value)}>
        {option.values.map((one) => (
          <option key={one} value={one}>
            {valueName(card, option.id, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OptionProps extends FieldProps {
  readonly excluded: string | undefined;
  readonly onChange: (value: Json) => void;
}

function OptionField({ card, option, value, excluded, onChange }: OptionProps): ReactNode {
  const label = nameOf(card, option.id);
  const sentence = card.messages[`option.${option.id}.sentence`];
  if (option.kind === 'flag') {
    return (
      <Switch
        label={label}
        sentence={sentence}
        on={value === true}
        disabled={excluded !== undefined}
        onChange={onChange}
      >
        {excluded && (
          <span className="setting-why">
            {say('set.cannot')} <Rules text={excluded} game={card.id} />
          </span>
        )}
      </Switch>
    );
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is one of the two below
    <label className="setting">
      <span className="setting-words">
        <span className="setting-name">{label}</span>
        {sentence && <span className="setting-sentence">{sentence}</span>}
      </span>
      {option.kind === 'number' ? (
        <input
          className="number"
          type="number"
          min={option.least}
          max={option.most}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      ) : (
        <select className="one-of" value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {option.values.map((one) => (
            <option key={one} value={one}>
              {valueName(card, option.id, one)}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
