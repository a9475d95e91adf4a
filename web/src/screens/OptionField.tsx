/** One optional rule: what it changes, and why it cannot be chosen where it cannot. */
import { type ReactNode, useId } from 'react';
import { optionName, valueName } from '../games/optionNames.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Pick.tsx';
import { Rules } from '../parts/RuleLink.tsx';
import { Switch } from '../parts/Switch.tsx';
import type { GameCard, Json, TableOption } from '../play/scene.ts';
import { say } from './say.ts';

interface Props {
  readonly card: GameCard;
  readonly option: TableOption;
  readonly value: Json | undefined;
  readonly excluded: string | undefined;
  /** Why it is on, whatever is chosen. */
  readonly fixed?: string | undefined;
  readonly onChange: (value: Json) => void;
}

export function OptionField({ card, option, value, excluded, fixed, onChange }: Props): ReactNode {
  const name = useId();
  const label = optionName(card, option.id);
  const sentence = card.messages[`option.${option.id}.sentence`];
  if (option.kind === 'flag') {
    return (
      <Switch
        label={label}
        sentence={sentence}
        on={value === true}
        disabled={excluded !== undefined || fixed !== undefined}
        onChange={onChange}
      >
        {fixed && <span className="setting-why">{fixed}</span>}
        {excluded && (
          <span className="setting-why">
            {say('set.cannot')} <Rules text={excluded} game={card.id} />
          </span>
        )}
      </Switch>
    );
  }
  if (option.kind === 'number') {
    return (
      <div className="setting">
        <span className="setting-words">
          <span id={name} className="setting-name">
            {label}
          </span>
          {sentence && <span className="setting-sentence">{sentence}</span>}
        </span>
        <NumberField
          labelledby={name}
          value={Number(value)}
          least={option.least}
          most={option.most}
          onChange={onChange}
        />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the list below
    <label className="setting">
      <span className="setting-words">
        <span className="setting-name">{label}</span>
        {sentence && <span className="setting-sentence">{sentence}</span>}
      </span>
      <Select
        className="one-of"
        value={String(value)}
        values={option.values.map((one) => ({ value: one, label: valueName(card, option.id, one) }))}
        onChange={onChange}
      />
    </label>
  );
}
