/** Who sits at a table: people and bots, their names, levels and heroes. */

import { LEVELS, type Level } from '@underhall/bots/level';
import type { ReactNode } from 'react';
import { myName } from '../app/myName.ts';
import { settings } from '../app/settings.ts';
import { Icon } from '../art/Icon.tsx';
import { optionName, valueName } from '../games/optionNames.ts';
import { Picture } from '../games/pictures.tsx';
import { say } from '../messages/say.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Pick } from '../parts/Pick.tsx';
import { Rules } from '../parts/RuleLink.tsx';
import { Segments } from '../parts/Switch.tsx';
import type { GameCard, Json, Sitter, TableOption } from '../play/scene.ts';

export interface Chair {
  readonly key: number;
  readonly kind: Sitter['kind'];
  readonly name: string;
  readonly level: Level;
  readonly brings: Readonly<Record<string, Json>>;
}

let lastKey = 0;
const BOT_NAMES = ['Morwen', 'Brack', 'Oona', 'Sable', 'Tibalt', 'Greta', 'Hob'];

function chair(kind: Sitter['kind'], name: string, brings: Chair['brings'] = {}): Chair {
  return { key: ++lastKey, kind, name, level: 'adventurer', brings };
}

/** Of who gives none: one’s own from the settings, “you” only for who is alone at this screen. */
export function nameFor(kind: Sitter['kind'], seat: number, shared: boolean): string {
  if (kind === 'bot') return BOT_NAMES[seat % BOT_NAMES.length];
  if (kind === 'me' && (settings().name || !shared)) return myName();
  return say('set.player', { n: seat + 1 });
}

/** Do several people sit at this screen? */
export function isShared(chairs: readonly Chair[]): boolean {
  return chairs.filter(({ kind }) => kind !== 'bot').length > 1;
}

/** So many seats: who sits there already stays; bots take the rest. */
export function seatsFor(count: number, before: readonly Chair[]): Chair[] {
  return Array.from({ length: count }, (_, i) => before[i] ?? (i === 0 ? chair('me', '') : chair('bot', '')));
}

interface SeatsProps {
  readonly card: GameCard;
  readonly chairs: readonly Chair[];
  /** What no seat can bring, as `option value`, each with the reason. */
  readonly unfit: Readonly<Record<string, string>>;
  readonly onChange: (chairs: readonly Chair[]) => void;
}

export function Seats({ card, chairs, unfit, onChange }: SeatsProps): ReactNode {
  const change = (at: number, what: Partial<Chair>) =>
    onChange(chairs.map((one, i) => (i === at ? { ...one, ...what } : one)));
  return (
    <section className="panel stack">
      <h2>{say('set.seats')}</h2>
      <ol className="plain seats">
        {chairs.map((one, i) => (
          <SeatLine
            key={one.key}
            card={card}
            chair={one}
            seat={i}
            shared={isShared(chairs)}
            unfit={unfit}
            onChange={(what) => change(i, what)}
            onRemove={
              chairs.length > card.seats.least ? () => onChange(chairs.filter((_, j) => j !== i)) : undefined
            }
          />
        ))}
      </ol>
      {Object.keys(unfit).length > 0 && (
        <p className="muted small-note">
          {say('set.cannot')} <Rules text={Object.values(unfit).join(' ')} game={card.id} />
        </p>
      )}
      {chairs.length < card.seats.most && (
        <button type="button" className="btn small" onClick={() => onChange([...chairs, chair('bot', '')])}>
          <Icon name="plus" /> {say('set.seat.add')}
        </button>
      )}
    </section>
  );
}

interface SeatLineProps {
  readonly card: GameCard;
  readonly chair: Chair;
  readonly seat: number;
  readonly shared: boolean;
  readonly unfit: SeatsProps['unfit'];
  readonly onChange: (what: Partial<Chair>) => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatLine({ card, chair, seat, shared, unfit, onChange, onRemove }: SeatLineProps): ReactNode {
  return (
    <li className="seat" style={{ '--seat': `var(--seat-${seat % 8})` } as React.CSSProperties}>
      <div className="seat-line">
        <span className="seat-mark" aria-hidden="true">
          {seat + 1}
        </span>
        <Segments
          label={`${say('set.seat', { n: seat + 1 })}: ${say('set.who')}`}
          value={chair.kind}
          values={(['me', 'here', 'bot'] as const).map((kind) => ({
            value: kind,
            label: say(`set.${kind}`),
          }))}
          onChange={(kind) => onChange({ kind })}
        />
        {onRemove && (
          <IconButton icon="close" label={say('set.seat.remove', { n: seat + 1 })} onClick={onRemove} />
        )}
      </div>
      <div className="seat-more">
        <label className="field">
          <span>{say('set.name')}</span>
          <input
            type="text"
            value={chair.name}
            maxLength={24}
            translate="no"
            placeholder={nameFor(chair.kind, seat, shared)}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </label>
        {chair.kind === 'bot' && (
          <Pick
            label={say('set.level')}
            value={chair.level}
            values={LEVELS.map((level) => ({ value: level, label: say(`level.${level}`) }))}
            note={say(`level.${chair.level}.sentence`)}
            onChange={(level) => onChange({ level })}
          />
        )}
        {card.seatOptions.map((option) => (
          <SeatOption
            key={option.id}
            card={card}
            option={option}
            value={chair.brings[option.id]}
            unfit={unfit}
            onChange={(value) => onChange({ brings: brought(chair.brings, option.id, value) })}
          />
        ))}
      </div>
    </li>
  );
}

function brought(before: Chair['brings'], id: string, value: Json | undefined): Chair['brings'] {
  const { [id]: _gone, ...others } = before;
  return value === undefined ? others : { ...others, [id]: value };
}

interface SeatOptionProps {
  readonly card: GameCard;
  readonly option: TableOption;
  readonly value: Json | undefined;
  readonly unfit: SeatsProps['unfit'];
  readonly onChange: (value: Json | undefined) => void;
}

function SeatOption({ card, option, value, unfit, onChange }: SeatOptionProps): ReactNode {
  if (option.kind !== 'one-of') return null;
  const chosen = String(value ?? option.standard);
  const face = card.faces[chosen];
  return (
    <Pick
      className="field seat-option"
      label={optionName(card, option.id)}
      value={chosen}
      values={option.values.map((one) => ({
        value: one,
        label: valueName(card, option.id, one),
        disabled: `${option.id} ${one}` in unfit,
      }))}
      note={face?.text}
      onChange={onChange}
    >
      {face && <Picture face={face} card={card} />}
    </Pick>
  );
}
