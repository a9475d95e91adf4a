/** One optional rule: what it changes, and why it cannot be chosen where it cannot. */
import type { ReactNode } from 'react';
import { optionName, valueName } from '../games/optionNames.ts';
import { say } from '../messages/say.ts';
import { Select } from '../parts/Pick.tsx';
import { Rules } from '../parts/RuleLink.tsx';
import { Switch } from '../parts/Switch.tsx';
import type { GameCard, Json, TableOption } from '../play/scene.ts';

interface Props {
  readonly card: GameCard;
  readonly option: TableOption;
  readonly value: Json | undefined;
  readonly excluded: string | undefined;
  readonly onChange: (value: Json) => void;
}

export function OptionField({ card, option, value, excluded, onChange }: Props): ReactNode {
  const label = optionName(card, option.id);
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
          onChange={(event) =>
            onChange(Math.max(option.least, Math.min(option.most, Math.round(Number(event.target.value)))))
          }
        />
      ) : (
        <Select
          className="one-of"
          value={String(value)}
          values={option.values.map((one) => ({ value: one, label: valueName(card, option.id, one) }))}
          onChange={onChange}
        />
      )}
    </label>
  );
}
