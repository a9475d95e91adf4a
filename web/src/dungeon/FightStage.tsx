/** An attack: the monster with its values, the dice, and then the monster's own attack on its table. */
import { type AttackResult, MONSTER_ATTACK } from '@underhall/dungeon/attack-table';
import type { Column } from '@underhall/dungeon/columns';
import type { ReactNode } from 'react';
import { Dice } from '../parts/Dice.tsx';
import { chanceOfAtMost } from '../table/rolls.ts';
import { Throw } from '../table/Throw.tsx';
import { Card } from './Card.tsx';
import type { Attack, Fight, Strike } from './fight.ts';
import { PawnPicture } from './PawnPicture.tsx';
import { monsterOf } from './printed.ts';
import { say } from './say.ts';
import type { AtTable, Facts } from './terms.ts';
import './fight.css';
import './blows.css';
import './fightAside.css';

interface Props {
  readonly at: Pick<AtTable, 'act' | 'shown' | 'card'>;
  readonly fight: Fight;
  readonly facts: Facts;
  /** The viewer's seat. */
  readonly viewer: number | undefined;
  /** What is to be decided now, beside what led to it. */
  readonly children?: ReactNode;
}

export function FightStage({ at, fight, facts, viewer, children }: Props): ReactNode {
  const { card, shown } = at;
  const { seat, monster, space, spell, attack, strike } = fight;
  const { adventurer, space: stands } = facts.seats[seat];
  // DUN-OPTCAST-8: what survives a spell from outside does not attack.
  const outside = !strike && space !== undefined && space !== stands;
  const column = spell ?? adventurer ?? undefined;
  const values = monsterOf(monster, card)?.values;
  const rolling = shown.busy && shown.untold;
  const attacking = attack !== undefined && !strike && rolling;
  const own = seat === viewer;
  // What others fight is a plaque over the plan; whoever only watches sees all of it.
  const aside = viewer !== undefined && !own && !children;
  return (
    <section
      className="dun-fight"
      aria-label={say('dun.fight')}
      data-asks={children ? true : undefined}
      data-aside={aside || undefined}
      data-slain={(!aside && attack?.success && !attacking) || undefined}
      data-blow={strike && !aside && !rolling && shown.busy ? strike.result : undefined}
    >
      <Card face={monster} card={card} size={aside ? 'small' : 'large'} column={column} />
      <div className="dun-fight-turns">
        <div
          className="dun-attack"
          data-good={attack && !attacking ? (attack.success ? 'yes' : 'no') : undefined}
        >
          <PawnPicture adventurer={adventurer ?? ''} seat={seat} className="dun-fight-pawn" />
          {attack ? (
            <Attacked
              at={at}
              attack={attack}
              own={own}
              spell={spell}
              outside={outside}
              rolling={attacking}
              past={strike !== undefined}
            />
          ) : (
            <p>{values && column ? needs(values[column], column, own && !spell) : say('dun.trap')}</p>
          )}
        </div>
        {(strike || (attack && !attacking && !attack.success && !outside)) && (
          <AttackTable strike={strike} rolling={strike !== undefined && rolling} settled={!shown.busy} />
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

/** More than two dice can show, which only a sword brings within reach. */
const DASH = 13;

/** What the dice alone must show, and how likely they do. */
function stake({ bonus, value }: Attack, own: boolean): string {
  const needed = (value ?? DASH) - bonus;
  const chance = Math.round((1 - chanceOfAtMost(2, needed - 1)) * 100);
  if (chance === 100) return say('dun.attack.sure');
  return say(own ? 'dun.attack.stake' : 'dun.attack.stake.other', { needed, chance });
}

interface AttackedProps extends Pick<Props, 'at'> {
  readonly attack: Attack;
  readonly own: boolean;
  readonly spell: Column | undefined;
  readonly outside: boolean;
  /** The dice are in the hand or in the air: what they mean is not to be seen yet. */
  readonly rolling: boolean;
  /** The monster has rolled since then. */
  readonly past: boolean;
}

/** The dice with what the sword adds, against what was needed: nobody should have to trust them. */
function Attacked({ at, attack, own, spell, outside, rolling, past }: AttackedProps): ReactNode {
  const { dice, bonus, value, success } = attack;
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
      {past ? (
        <Dice dice={dice} settled />
      ) : (
        <Throw key={`${at.shown.inHand} ${dice.join()}`} at={at} dice={dice} />
      )}
      {bonus > 0 && <b className="dun-bonus">{say('dun.attack.sword', { bonus })}</b>}
      {rolling ? (
        <p>{stake(attack, own)}</p>
      ) : (
        <p>
          {say('dun.attack.total', { total, value: value ?? '–' })}{' '}
          <b>{say(success ? 'dun.attack.kills' : 'dun.attack.misses')}</b>
          {!success && then}
        </p>
      )}
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

interface TableProps {
  readonly strike: Strike | undefined;
  /** The dice are in the air. */
  readonly rolling: boolean;
  /** The roll was seen already, and is looked back at. */
  readonly settled: boolean;
}

function AttackTable({ strike, rolling, settled }: TableProps): ReactNode {
  const result = rolling ? undefined : strike?.result;
  return (
    <div className="dun-strike" data-result={result}>
      <header>
        <h2>{say('dun.strike')}</h2>
        {strike && <Dice key={strike.dice.join()} dice={strike.dice} settled={settled} untold={rolling} />}
      </header>
      <ol className="plain">
        {ROWS.map((row) => (
          <li key={row.result} data-result={row.result} aria-current={result === row.result || undefined}>
            <b>{row.from === row.to ? row.from : `${row.from}–${row.to}`}</b>
            <span>
              <strong>{say(`dun.result.${row.result}`)}</strong> {say(`dun.result.${row.result}.sentence`)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
