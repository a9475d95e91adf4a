/**
 * Questions about cards instead of spaces: who goes down, which spells, which treasure is dropped, how it is divided.
 * They lie on a desk over the plan, and what can be chosen is chosen there.
 */
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Portrait } from '../art/Portrait.tsx';
import { Laid } from '../parts/Laid.tsx';
import { RuleSign } from '../parts/RuleLink.tsx';
import type { GameCard } from '../play/scene.ts';
import { Choosable } from '../table/Choosable.tsx';
import { Digit } from '../table/Digit.tsx';
import { Card } from './Card.tsx';
import { counted, swordBonus, treasureOf } from './printed.ts';
import { say } from './say.ts';
import type { Asked, AtTable, Facts, OptionShown, SeatFacts } from './terms.ts';
import './desk.css';

interface Props {
  readonly at: AtTable;
  readonly asked: Asked;
  readonly facts: Facts;
}

const DESKS: { readonly [K in Asked['question']['do']]?: (props: Props) => ReactNode } = {
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

/** Options that lie on the desk need no button; that one is done with picking has one. */
export function isOnDesk({ about }: OptionShown, asked: Asked): boolean {
  return hasDesk(asked) && about !== undefined;
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
        {asked.options.map(({ id, about }) => (
          <li key={id}>
            <Choice at={at} asked={asked} option={id}>
              <Adventurer id={about?.adventurer ?? ''} card={card} />
            </Choice>
          </li>
        ))}
        {asked.forbidden.map(({ id, about, reason, rule }) => (
          <li key={id} className="dun-choice" data-off>
            <Adventurer id={about?.adventurer ?? ''} card={card} />
            <p className="dun-off">
              {reason} <RuleSign rules={[rule]} game={card.id} />
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
      <Portrait id={id} />
      <strong>{words?.name ?? id}</strong>
      <span>{words?.text}</span>
    </span>
  );
}

/** Ten out of three stacks; how many of each were taken is counted. */
function ChooseSpells({ at, asked, facts }: Props): ReactNode {
  const { card } = at;
  const picked = new Map(counted(spellsIn(asked.picks)));
  const held = new Map(counted(facts.seats[asked.seat]?.spells ?? []));
  return (
    <div className="dun-desk dun-spells">
      <ul className="plain dun-choices">
        {counted(facts.supply).map(([face, left]) => {
          const mine = (picked.get(face) ?? 0) + (held.get(face) ?? 0);
          const open = asked.options.find(({ about }) => about?.spell === face);
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
                <Choice at={at} asked={asked} option={open.id}>
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

/** The spells that options would take, by their faces. */
export function spellsIn(options: readonly OptionShown[]): string[] {
  return options.flatMap(({ about }) => about?.spell ?? []);
}

// ------------------------------------------------------------------ what a wound costs

function faceOf({ cards, treasures }: SeatFacts, number: number | undefined): string {
  return number === undefined ? '' : (treasures[cards.indexOf(number)] ?? '');
}

function DropWhich({ at, asked, facts }: Props): ReactNode {
  const seat = facts.seats[asked.seat];
  return (
    <ul className="plain dun-choices" aria-label={say('dun.drop')}>
      {asked.options.map(({ id, label, about }) => (
        <li key={id}>
          <Choice at={at} asked={asked} option={id} label={label}>
            <Card face={faceOf(seat, about?.card)} card={at.card} size="small" />
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
  const picked = asked.picks.flatMap(({ about }) => about?.card ?? []);
  const rest = seat.cards.filter((number) => !picked.includes(number));
  const options = new Map(asked.options.map((option) => [option.about?.card, option]));
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
      {asked.options.map(({ id, label, about }) => {
        const pile = facts.divided[(about?.pile ?? 1) - 1];
        return (
          <li key={id}>
            <Choice at={at} asked={asked} option={id} label={label}>
              <span className="dun-heap" data-none={pile.length === 0 || undefined}>
                <Laid row={pile}>{(face) => <Card face={face} card={at.card} size="small" />}</Laid>
              </span>
              <strong>{label}</strong>
            </Choice>
          </li>
        );
      })}
    </ul>
  );
}
