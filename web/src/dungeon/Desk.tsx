/**
 * Questions about cards instead of spaces: who goes down, which spells, which treasure is dropped, how it is divided.
 * They lie on a desk over the plan, and what can be chosen is chosen there.
 */
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import type { Asked, GameCard } from '../play/scene.ts';
import { Choosable } from '../table/Choosable.tsx';
import { Digit } from '../table/Digit.tsx';
import type { AtTable } from '../table/useTable.ts';
import { Card } from './Card.tsx';
import type { Facts, SeatFacts } from './facts.ts';
import { PawnPicture } from './PawnPicture.tsx';
import { counted, swordBonus, treasureOf } from './printed.ts';
import { say } from './say.ts';
import './desk.css';

interface Props {
  readonly at: AtTable;
  readonly asked: Asked;
  readonly facts: Facts;
}

const DESKS: Readonly<Record<string, (props: Props) => ReactNode>> = {
  'choose-adventurer': ChooseAdventurer,
  'choose-spell': ChooseSpells,
  'choose-spells': ChooseSpells,
  'drop-which': DropWhich,
  split: Split,
  'choose-pile': ChoosePile,
};

export function hasDesk({ question }: Asked): boolean {
  return question.do in DESKS;
}

/** Options that lie on the desk need no button. */
export function isOnDesk(option: string, asked: Asked): boolean {
  return hasDesk(asked) && option !== 'done';
}

export function Desk(props: Props): ReactNode {
  const Own = DESKS[props.asked.question.do];
  return Own ? <Own {...props} /> : null;
}

interface ChoiceProps {
  readonly at: AtTable;
  readonly asked: Asked;
  readonly option: string;
  readonly label?: string;
  readonly children: ReactNode;
}

function Choice({ at, asked, option, label, children }: ChoiceProps): ReactNode {
  return (
    <Choosable at={at} option={option} className="dun-choice" label={label}>
      {children}
      <Digit asked={asked} option={option} />
    </Choosable>
  );
}

// ------------------------------------------------------------------ setting out

function ChooseAdventurer({ at, asked }: Props): ReactNode {
  const { card } = at;
  return (
    <div className="dun-desk" data-many={asked.options.length + asked.forbidden.length}>
      <ul className="plain dun-choices">
        {asked.options.map(({ id }) => (
          <li key={id}>
            <Choice at={at} asked={asked} option={id}>
              <Adventurer id={id} card={card} />
            </Choice>
          </li>
        ))}
        {asked.forbidden.map(({ id, reason, rule }) => (
          <li key={id} className="dun-choice" data-off>
            <Adventurer id={id} card={card} />
            <p className="dun-off">
              {reason} <RuleLink rule={rule} game={card.id} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Adventurer({ id, card }: { id: string; card: GameCard }): ReactNode {
  const words = card.faces[id];
  return (
    <span className="dun-adventurer parchment" translate="no">
      <PawnPicture adventurer={id} />
      <strong>{words?.name ?? id}</strong>
      <span>{words?.text}</span>
    </span>
  );
}

/** Ten out of three stacks; how many of each were taken is counted. */
function ChooseSpells({ at, asked, facts }: Props): ReactNode {
  const { card } = at;
  const picked = new Map(counted(asked.picks.map(({ id }) => id)));
  const held = new Map(counted(facts.seats[asked.seat]?.spells ?? []));
  return (
    <div className="dun-desk dun-spells">
      <ul className="plain dun-choices">
        {counted(facts.supply).map(([face, left]) => {
          const mine = (picked.get(face) ?? 0) + (held.get(face) ?? 0);
          const open = asked.options.some(({ id }) => id === face);
          const inside = (
            <>
              <Card face={face} card={card} />
              <span className="dun-count">
                <b>{mine}</b> <span>{say('dun.spells.left', { n: left - (picked.get(face) ?? 0) })}</span>
              </span>
            </>
          );
          return (
            <li key={face}>
              {open ? (
                <Choice at={at} asked={asked} option={face}>
                  {inside}
                </Choice>
              ) : (
                <div className="dun-choice" data-off>
                  {inside}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

// ------------------------------------------------------------------ what a wound costs

/** `drop:17`, `first:17`: the card that an option is about. */
function cardIn(option: string): number {
  return Number(option.split(':')[1]);
}

function faceOf({ cards, treasures }: SeatFacts, number: number): string {
  return treasures[cards.indexOf(number)] ?? '';
}

function DropWhich({ at, asked, facts }: Props): ReactNode {
  const seat = facts.seats[asked.seat];
  return (
    <ul className="plain dun-choices" aria-label={say('dun.drop')}>
      {asked.options.map(({ id, label }) => (
        <li key={id}>
          <Choice at={at} asked={asked} option={id} label={label}>
            <Card face={faceOf(seat, cardIn(id))} card={at.card} size="small" />
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** More cards than two piles have room for at their usual size. */
const MANY = 9;

/** Two piles side by side: what is picked goes over to the first one. */
function Split({ at, asked, facts }: Props): ReactNode {
  const { card } = at;
  const seat = facts.seats[asked.seat];
  const picked = asked.picks.map(({ id }) => cardIn(id));
  const rest = seat.cards.filter((number) => !picked.includes(number));
  const options = new Map(asked.options.map((option) => [cardIn(option.id), option]));
  return (
    <div className="dun-split" data-many={seat.cards.length > MANY || undefined}>
      <p>{say('dun.split')}</p>
      <Pile title={say('dun.pile.first')} numbers={picked} seat={seat} card={card} facts={facts} />
      <Pile title={say('dun.pile.second')} numbers={rest} seat={seat} card={card} facts={facts}>
        {(number, face) => {
          const option = options.get(number);
          if (!option) return face;
          return (
            <Choice at={at} asked={asked} option={option.id} label={option.label}>
              {face}
              <Icon name="back" className="dun-over" />
            </Choice>
          );
        }}
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly title: string;
  readonly numbers: readonly number[];
  readonly seat: SeatFacts;
  readonly card: GameCard;
  readonly facts: Facts;
  readonly children?: (number: number, face: ReactNode) => ReactNode;
}

function Pile({ title, numbers, seat, card, facts, children = (_, face) => face }: PileProps): ReactNode {
  const gold = numbers.reduce((sum, number) => sum + (treasureOf(faceOf(seat, number), card)?.gold ?? 0), 0);
  return (
    <section className="dun-half">
      <h2>
        {title} <span>{say('dun.gold', { gold: gold.toLocaleString('en') })}</span>
      </h2>
      <ul className="plain dun-choices">
        {numbers.map((number) => {
          const face = faceOf(seat, number);
          const bonus = swordBonus({ ...seat, treasures: [face] }, facts, card);
          return (
            <li key={number}>
              {children(number, <Card face={face} card={card} size="small" bonus={bonus} />)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Who sits to the left says which pile is kept, and sees backs only. */
function ChoosePile({ at, asked, facts }: Props): ReactNode {
  return (
    <ul className="plain dun-choices dun-two">
      {asked.options.map(({ id, label }, i) => (
        <li key={id}>
          <Choice at={at} asked={asked} option={id} label={label}>
            <span className="dun-heap" data-none={facts.divided[i]?.length === 0 || undefined}>
              {facts.divided[i]?.map((face, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down have no names
                <Card key={n} face={face} card={at.card} size="small" />
              ))}
            </span>
            <strong>{label}</strong>
          </Choice>
        </li>
      ))}
    </ul>
  );
}
