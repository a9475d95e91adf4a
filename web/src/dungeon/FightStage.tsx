/** An attack: the monster with its values, the dice, and then the monster's own attack on its table. */
import { type AttackResult, MONSTER_ATTACK } from '@underhall/dungeon/attack-table';
import type { Column } from '@underhall/dungeon/columns';
import type { ReactNode } from 'react';
import { Dice } from '../parts/Dice.tsx';
import type { GameCard } from '../play/scene.ts';
import { Card } from './Card.tsx';
import type { Attack, Fight, Strike } from './fight.ts';
import { PawnPicture } from './PawnPicture.tsx';
import { monsterOf } from './printed.ts';
import { say } from './say.ts';
import type { Facts } from './terms.ts';
import './fight.css';

interface Props {
  readonly fight: Fight;
  readonly facts: Facts;
  readonly card: GameCard;
  /** The viewer's seat. */
  readonly viewer: number | undefined;
  /** What is to be decided now, beside what led to it. */
  readonly children?: ReactNode;
}

export function FightStage({ fight, facts, card, viewer, children }: Props): ReactNode {
  const { seat, monster, space, spell, attack, strike } = fight;
  const { adventurer, space: stands } = facts.seats[seat];
  // DUN-OPTCAST-8: what survives a spell from outside does not attack.
  const outside = !strike && space !== undefined && space !== stands;
  const column = spell ?? adventurer ?? undefined;
  const values = monsterOf(monster, card)?.values;
  return (
    <section className="dun-fight" aria-label={say('dun.fight')} data-asks={children ? true : undefined}>
      <Card face={monster} card={card} size="large" column={column} />
      <div className="dun-fight-turns">
        <div className="dun-attack" data-good={attack && (attack.success ? 'yes' : 'no')}>
          <PawnPicture adventurer={adventurer ?? ''} seat={seat} className="dun-fight-pawn" />
          {attack ? (
            <Attacked attack={attack} spell={spell} outside={outside} />
          ) : (
            <p>
              {values && column ? needs(values[column], column, seat === viewer && !spell) : say('dun.trap')}
            </p>
          )}
        </div>
        {(strike || (attack && !attack.success && !outside)) && (
          <AttackTable strike={strike} settled={children !== undefined} />
        )}
      </div>
      {children}
    </section>
  );
}

function needs(value: number, column: Column, own: boolean): string {
  if (value === 0) return say('dun.needs.dash');
  return own
    ? say('dun.needs.you', { value })
    : say('dun.needs', { who: say(`dun.column.${column}`), value });
}

/** The dice with what the sword adds, against what was needed: nobody should have to trust them. */
function Attacked({
  attack: { dice, bonus, value, success },
  spell,
  outside,
}: {
  attack: Attack;
  spell: Column | undefined;
  outside: boolean;
}): ReactNode {
  const then = outside ? null : <b> {say('dun.attack.then')}</b>;
  if (dice.length === 0)
    return (
      <p>
        {say(spell ? 'dun.attack.never.spell' : 'dun.attack.never')}
        {then}
      </p>
    );
  const total = dice.reduce((a, b) => a + b, 0) + bonus;
  return (
    <>
      <Dice key={dice.join()} dice={dice} />
      {bonus > 0 && <b className="dun-bonus">{say('dun.attack.sword', { bonus })}</b>}
      <p>
        {say('dun.attack.total', { total, value: value ?? '–' })}{' '}
        <b>{say(success ? 'dun.attack.kills' : 'dun.attack.misses')}</b>
        {!success && then}
      </p>
    </>
  );
}

interface Row {
  readonly result: AttackResult;
  readonly from: number;
  readonly to: number;
}

/** The Monster Attack Table by its rows. */
const ROWS: readonly Row[] = [...new Set(MONSTER_ATTACK)].map((result) => ({
  result,
  from: Math.max(2, MONSTER_ATTACK.indexOf(result)),
  to: MONSTER_ATTACK.lastIndexOf(result),
}));

/** `settled`: the roll was seen already, and is looked back at. */
function AttackTable({ strike, settled }: { strike: Strike | undefined; settled: boolean }): ReactNode {
  return (
    <div className="dun-strike" data-result={strike?.result}>
      <header>
        <h2>{say('dun.strike')}</h2>
        {strike && <Dice key={strike.dice.join()} dice={strike.dice} settled={settled} />}
      </header>
      <ol className="plain">
        {ROWS.map(({ result, from, to }) => (
          <li key={result} data-result={result} aria-current={strike?.result === result || undefined}>
            <b>{from === to ? from : `${from}–${to}`}</b>
            <span>
              <strong>{say(`dun.result.${result}`)}</strong> {say(`dun.result.${result}.sentence`)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
