/** Who plays in the lab: a bot for each seat, and what it brings. */

import { LEVELS } from '@underhall/bots/level';
import type { Plan } from '@underhall/lab';
import type { ReactNode } from 'react';
import { appearanceOf } from '../games/appearances.ts';
import { optionName, valueName } from '../games/optionNames.ts';
import { Pick } from '../parts/Pick.tsx';
import type { GameCard, Json, TableOption } from '../play/scene.ts';
import { say } from './say.ts';

/** Bots that are quick enough for thousands of matches come first. */
const BOTS = ['random', 'greedy:40', ...LEVELS] as const;
const ANY = 'any';
const CHOOSE = 'choose';

export interface LabChair {
  readonly bot: (typeof BOTS)[number];
  readonly brings: Readonly<Record<string, Json>>;
}

/** So many are usual where people bring heroes; two at a small game. */
const USUAL = 4;

export function chairsOf(card: GameCard): LabChair[] {
  const { least, most } = card.seats;
  const seats = Math.max(least, Math.min(most, card.seatOptions.length > 0 ? USUAL : 2));
  const compared = appearanceOf(card.id).lab?.compared;
  return Array.from({ length: seats }, (_, seat) => freshChair(card, compared?.[seat]));
}

function freshChair({ seatOptions }: GameCard, own: LabChair['brings'] = {}): LabChair {
  const brings = seatOptions.flatMap((option) =>
    option.kind === 'one-of' ? [[option.id, own[option.id] ?? unchosen(option)] as const] : [],
  );
  return { bot: 'greedy:40', brings: Object.fromEntries(brings) };
}

/** Drawn by lot, unless the bots choose it themselves when the match begins. */
function unchosen({ standard }: TableOption): string {
  return standard === CHOOSE ? CHOOSE : ANY;
}

/** What the chairs mean in an edition: heroes and optional rules that it does not know are left out. */
export function tableFor(
  { options: known, seatOptions }: GameCard,
  chairs: readonly LabChair[],
  options: Readonly<Record<string, Json>>,
): Plan['table'] {
  const brought = ({ brings }: LabChair) =>
    seatOptions.flatMap((option) => {
      if (option.kind !== 'one-of') return [];
      const wanted = String(brings[option.id]);
      return [[option.id, option.values.includes(wanted) ? wanted : unchosen(option)] as const];
    });
  return {
    options: Object.fromEntries(Object.entries(options).filter(([id]) => known.some((one) => one.id === id))),
    seats: chairs.map((chair) => Object.fromEntries(brought(chair))),
    bots: chairs.map(({ bot }) => bot),
  };
}

interface Props {
  readonly card: GameCard;
  readonly chairs: readonly LabChair[];
  readonly onChange: (chairs: readonly LabChair[]) => void;
}

export function LabSeats({ card, chairs, onChange }: Props): ReactNode {
  const change = (at: number, what: Partial<LabChair>) =>
    onChange(chairs.map((one, i) => (i === at ? { ...one, ...what } : one)));
  const { least, most } = card.seats;
  return (
    <>
      {chairs.map(({ bot, brings }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
        <div key={i} className="lab-seat">
          <b>{say('lab.seat', { n: i + 1 })}</b>
          <Pick
            bare
            label={say('lab.bots')}
            value={bot}
            values={BOTS.map((one) => ({ value: one, label: say(`bot.${one}`) }))}
            onChange={(chosen) => change(i, { bot: chosen })}
          />
          {card.seatOptions.map((option) => (
            <SeatOption
              key={option.id}
              card={card}
              option={option}
              value={brings[option.id]}
              onChange={(value) => change(i, { brings: { ...brings, [option.id]: value } })}
            />
          ))}
        </div>
      ))}
      {most > least && (
        <div className="row tight">
          <button
            type="button"
            className="btn small"
            disabled={chairs.length <= least}
            onClick={() => onChange(chairs.slice(0, -1))}
          >
            {say('lab.fewer')}
          </button>
          <button
            type="button"
            className="btn small"
            disabled={chairs.length >= most}
            onClick={() => onChange([...chairs, freshChair(card)])}
          >
            {say('lab.more')}
          </button>
        </div>
      )}
    </>
  );
}

interface SeatOptionProps {
  readonly card: GameCard;
  readonly option: TableOption;
  readonly value: Json | undefined;
  readonly onChange: (value: string) => void;
}

function SeatOption({ card, option, value, onChange }: SeatOptionProps): ReactNode {
  if (option.kind !== 'one-of') return null;
  const named = option.values.filter((one) => one !== option.standard);
  return (
    <Pick
      bare
      label={optionName(card, option.id)}
      value={String(value ?? unchosen(option))}
      values={[
        { value: unchosen(option), label: say('set.any') },
        ...named.map((one) => ({ value: one, label: valueName(card, option.id, one) })),
      ]}
      onChange={onChange}
    />
  );
}
