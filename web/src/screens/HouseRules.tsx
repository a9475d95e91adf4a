/** What most tables leave as the preset has it: optional rules, packs, the seed. Folded, with what is on in sight. */
import type { ReactNode } from 'react';
import { optionName, valueName } from '../games/optionNames.ts';
import { Switch } from '../parts/Switch.tsx';
import type { GameCard, Json, TableOption } from '../play/scene.ts';
import type { OwnPack } from '../play/store.ts';
import { OptionField } from './OptionField.tsx';
import { say } from './say.ts';

interface Props {
  readonly card: GameCard;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly excluded: Readonly<Record<string, string>>;
  readonly onChange: (id: string, value: Json) => void;
}

/** Is it on whatever is agreed, because so many play? */
function isAlways(option: TableOption, seats: number): boolean {
  return option.kind === 'flag' && option.alwaysFrom !== undefined && seats >= option.alwaysFrom;
}

/** What is not as the rulebook has it. */
function changed({ card, options, seats }: Pick<Props, 'card' | 'options' | 'seats'>): string[] {
  return card.options.flatMap((option) => {
    const { id, kind, standard } = option;
    const value = options[id] ?? standard;
    if (isAlways(option, seats)) return [optionName(card, id)];
    if (value === standard) return [];
    if (kind === 'flag') return [optionName(card, id)];
    return [`${optionName(card, id)} ${valueName(card, id, String(value))}`];
  });
}

export function HouseRules({ card, options, seats, excluded, onChange }: Props): ReactNode {
  if (card.options.length === 0) return null;
  const on = changed({ card, options, seats });
  return (
    <details className="panel fold">
      <summary>
        <h2>{say('set.options')}</h2>
        <span className="fold-said">{on.length > 0 ? on.join(' · ') : say('set.options.as-printed')}</span>
      </summary>
      <div className="settings">
        {card.options.map((option) => {
          const always = isAlways(option, seats);
          return (
            <OptionField
              key={option.id}
              card={card}
              option={option}
              value={always ? true : (options[option.id] ?? option.standard)}
              excluded={always ? undefined : excluded[option.id]}
              fixed={always ? card.messages[`option.${option.id}.always`] : undefined}
              onChange={(value) => onChange(option.id, value)}
            />
          );
        })}
      </div>
    </details>
  );
}

interface PackPickerProps {
  readonly packs: readonly OwnPack[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function PackPicker({ packs, chosen, onChange }: PackPickerProps): ReactNode {
  const on = packs.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <details className="panel fold" open={on.length > 0}>
      <summary>
        <h2>{say('set.packs')}</h2>
        <span className="fold-said" translate={on.length > 0 ? 'no' : undefined}>
          {on.length > 0 ? on.join(' · ') : say('set.packs.none')}
        </span>
      </summary>
      {packs.map(({ id, name }) => (
        <Switch
          key={id}
          label={name}
          on={chosen.includes(id)}
          onChange={(wanted) => onChange(wanted ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </details>
  );
}

export function SeedField({ seed, onChange }: { seed: string; onChange: (seed: string) => void }): ReactNode {
  return (
    <section className="panel seed">
      <label>
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
