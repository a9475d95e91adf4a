/** Who sits at a table, one row a seat: who it is, by what name, and the hero. */

import { LEVELS, type Level } from '@underhall/bots/level';
import { type ReactNode, useState } from 'react';
import { engraved } from '../art/Engraving.tsx';
import { Icon } from '../art/Icon.tsx';
import { portraitArt, RIVALS } from '../art/portraitArt.ts';
import { optionName, valueName } from '../games/optionNames.ts';
import { Patterns, Picture } from '../games/pictures.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Pick } from '../parts/Pick.tsx';
import { Rules } from '../parts/RuleLink.tsx';
import type { GameCard, Json } from '../play/scene.ts';
import { brought, type Chair, chair, nameFor } from './chairs.ts';
import { FolkPicker } from './FolkPicker.tsx';
import { say } from './say.ts';
import type { SeatProblems } from './useProblems.ts';

interface SeatsProps {
  readonly card: GameCard;
  readonly chairs: readonly Chair[];
  /** What is wrong with each seat, and what it cannot bring. */
  readonly problems: readonly SeatProblems[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

export function Seats({ card, chairs, problems, onChange }: SeatsProps): ReactNode {
  const change = (at: number, what: Partial<Chair>) =>
    onChange(chairs.map((one, i) => (i === at ? { ...one, ...what } : one)));
  return (
    <section className="panel stack">
      <h2>{say('set.seats')}</h2>
      <Patterns game={card.id} />
      <datalist id="rivals" translate="no">
        {RIVALS.map((name) => (
          <option key={name} value={name}>
            {say(`rival.${name}`)}
          </option>
        ))}
      </datalist>
      <ol className="plain seats">
        {chairs.map((one, i) => (
          <SeatLine
            key={one.key}
            card={card}
            chairs={chairs}
            seat={i}
            problems={problems[i]}
            onChange={(what) => change(i, what)}
            onRemove={
              chairs.length > card.seats.least ? () => onChange(chairs.filter((_, j) => j !== i)) : undefined
            }
          />
        ))}
      </ol>
      {chairs.length < card.seats.most && (
        <button type="button" className="btn small" onClick={() => onChange([...chairs, chair('bot')])}>
          <Icon name="plus" /> {say('set.seat.add')}
        </button>
      )}
    </section>
  );
}

interface SeatLineProps {
  readonly card: GameCard;
  readonly chairs: readonly Chair[];
  readonly seat: number;
  readonly problems: SeatProblems | undefined;
  readonly onChange: (what: Partial<Chair>) => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatLine({ card, chairs, seat, problems, onChange, onRemove }: SeatLineProps): ReactNode {
  const chair = chairs[seat];
  const place = say('set.seat', { n: seat + 1 });
  const name = nameFor(chair, seat, chairs);
  const face = chair.kind === 'bot' ? portraitArt((chair.name || name).toLowerCase()) : undefined;
  const others = chairs.flatMap((one, i) =>
    i === seat ? [] : [{ name: one.name || nameFor(one, i, chairs), brings: one.brings }],
  );
  return (
    <li
      className="seat"
      aria-label={place}
      style={{ '--seat': `var(--seat-${seat % 8})` } as React.CSSProperties}
    >
      <span className="seat-mark" aria-hidden="true">
        {seat + 1}
      </span>
      <Pick
        bare
        className="seat-who"
        label={`${place}: ${say('set.who')}`}
        title={chair.kind === 'bot' ? say(`level.${chair.level}.sentence`) : undefined}
        value={whoOf(chair)}
        values={WHO.map((who) => ({ value: who, label: whoName(who) }))}
        onChange={(who) => onChange(chairAs(who))}
      />
      <input
        className="seat-name"
        type="text"
        value={chair.name}
        maxLength={24}
        translate="no"
        placeholder={name}
        list={chair.kind === 'bot' ? 'rivals' : undefined}
        data-face={face ? true : undefined}
        style={face ? { backgroundImage: `url(${engraved(face)})` } : undefined}
        aria-label={`${place}: ${say('set.name')}`}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {card.seatOptions.map((option) => (
        <SeatOption
          key={option.id}
          card={card}
          option={option}
          value={chair.brings[option.id]}
          place={place}
          who={chair.name || name}
          others={others}
          unfit={problems?.unfit ?? {}}
          onChange={(value) => onChange({ brings: brought(chair.brings, option.id, value) })}
        />
      ))}
      {onRemove && (
        <IconButton icon="close" label={say('set.seat.remove', { n: seat + 1 })} onClick={onRemove} />
      )}
      {problems && problems.own.length > 0 && (
        <p className="seat-problem">
          <Rules text={problems.own.join(' ')} game={card.id} />
        </p>
      )}
    </li>
  );
}

/** People, and bots by how well they play. */
const WHO = ['me', 'here', ...LEVELS] as const;
type Who = (typeof WHO)[number];

function whoOf({ kind, level }: Chair): Who {
  return kind === 'bot' ? level : kind;
}

function whoName(who: Who): string {
  if (who === 'me' || who === 'here') return say(`set.${who}`);
  return say('set.bot', { level: say(`level.${who}`) });
}

function chairAs(who: Who): Partial<Chair> {
  return who === 'me' || who === 'here' ? { kind: who } : { kind: 'bot', level: who satisfies Level };
}

interface SeatOptionProps {
  readonly card: GameCard;
  readonly option: GameCard['seatOptions'][number];
  readonly value: Json | undefined;
  readonly place: string;
  readonly who: string;
  readonly others: readonly Pick<Chair, 'name' | 'brings'>[];
  readonly unfit: SeatProblems['unfit'];
  readonly onChange: (value: Json | undefined) => void;
}

/** What a seat brings, as a button that shows it and opens the others to choose from. */
export function SeatOption(props: SeatOptionProps): ReactNode {
  const { card, option, value, place, who, others, unfit, onChange } = props;
  const [open, setOpen] = useState(false);
  if (option.kind !== 'one-of') return null;
  const chosen = String(value ?? option.standard);
  const face = card.faces[chosen];
  return (
    <>
      <button
        type="button"
        className="seat-folk"
        aria-label={`${place}, ${optionName(card, option.id)}: ${valueName(card, option.id, chosen)}`}
        onClick={() => setOpen(true)}
      >
        {face ? <Picture face={face} card={card} /> : <Icon name="hooded-figure" className="icon picture" />}
        <span translate="no">{valueName(card, option.id, chosen)}</span>
      </button>
      <FolkPicker
        open={open}
        title={say('set.folk', { who })}
        card={card}
        option={option}
        chosen={chosen}
        unfit={Object.fromEntries(
          Object.entries(unfit).map(([one, why]) => [one, takenLine(option.id, one, others) ?? why]),
        )}
        onChoose={(picked) => {
          setOpen(false);
          onChange(picked === option.standard ? undefined : picked);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Who has taken it; undefined where something else speaks against it. */
function takenLine(
  option: string,
  value: string,
  others: readonly Pick<Chair, 'name' | 'brings'>[],
): string | undefined {
  const who = others.filter(({ brings }) => brings[option] === value).map(({ name }) => name);
  return who.length > 0 ? say('set.taken', { who: who.join(', ') }) : undefined;
}
