/** The cards of Dungeon! as they lie on the table: monsters with their values, treasures, spells, and backs. */
import { COLUMNS, type Column } from '@underhall/dungeon/columns';
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import { MonsterPicture } from '../art/MonsterPicture.tsx';
import type { GameCard } from '../play/scene.ts';
import { Sign, type SignName } from './icons.ts';
import { adventurerLook } from './plan/tokens.tsx';
import { isHidden, levelOfBack, type Monster, monsterOf, treasureOf } from './printed.ts';
import { say } from './say.ts';
import { signOf } from './signs.ts';
import './cards.css';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

interface Props {
  readonly face: string;
  readonly card: GameCard;
  readonly size?: 'small' | 'large' | undefined;
  /** Whose value counts: the column that is lit. */
  readonly column?: Column | undefined;
  /** What a sword adds, where it was rolled for. */
  readonly bonus?: number | undefined;
}

export function Card({ face, card, size, column, bonus }: Props): ReactNode {
  if (isHidden(face)) return <Back face={face} size={size} />;
  const monster = monsterOf(face, card);
  if (monster) return <MonsterFace monster={monster} size={size} column={column} />;
  const treasure = treasureOf(face, card);
  const words = card.faces[face];
  return (
    <div
      className={`dun-card parchment ${size ?? ''}`}
      data-kind={treasure ? 'treasure' : 'spell'}
      data-level={treasure?.level}
      translate="no"
    >
      {treasure && <Level level={treasure.level} />}
      <CardPicture card={words} className="dun-card-picture" />
      <strong className="dun-card-name">{words?.name ?? face}</strong>
      {size !== 'small' && treasure?.power !== '' && <p>{words?.text}</p>}
      {treasure && treasure.gold > 0 && (
        <b className="dun-card-gold">{say('dun.gold', { gold: treasure.gold.toLocaleString('en') })}</b>
      )}
      {bonus !== undefined && bonus > 0 && <b className="dun-card-bonus">{`+${bonus}`}</b>}
    </div>
  );
}

function Level({ level }: { level: number }): ReactNode {
  return (
    <span className="dun-level" data-level={level} translate="no" title={say('dun.level', { n: level })}>
      {ROMAN[level]}
    </span>
  );
}

/** What everybody sees of a card that lies face down: its kind and its level, if that is shown. */
function Back({ face, size }: Pick<Props, 'face' | 'size'>): ReactNode {
  const level = levelOfBack(face);
  return (
    <div
      className={`dun-card back ${size ?? ''}`}
      data-level={level}
      role="img"
      aria-label={level > 0 ? say('dun.back', { n: level }) : say('dun.back.any')}
    >
      <Sign name={signOf(face)} className="dun-card-sign" />
      <span className="dun-back-level" translate="no">
        {ROMAN[level]}
      </span>
    </div>
  );
}

interface MonsterProps {
  readonly monster: Monster;
  readonly size: Props['size'];
  readonly column: Column | undefined;
}

function MonsterFace({ monster, size, column }: MonsterProps): ReactNode {
  const { face, name, text, level, values } = monster;
  return (
    <div
      className={`dun-card parchment ${size ?? ''}`}
      data-kind={values ? 'monster' : 'trap'}
      data-level={level}
      translate="no"
    >
      <Level level={level} />
      <MonsterPicture id={face} className="dun-card-picture" />
      <strong className="dun-card-name">{name}</strong>
      {values ? <Values values={values} column={column} /> : size !== 'small' && <p>{text}</p>}
    </div>
  );
}

const SPELLS: Readonly<Record<string, string>> = { fireBall: 'fire-ball', lightningBolt: 'lightning-bolt' };

/** The emblem on the pawn, or the sign on the spell. */
function signOfColumn(column: Column): SignName {
  return column in SPELLS ? signOf(SPELLS[column]) : adventurerLook(column).emblem;
}

/** What the signs over the numbers of a monster mean. */
export function Legend(): ReactNode {
  return (
    <ul className="plain dun-legend">
      {COLUMNS.map((one) => (
        <li key={one}>
          <Sign name={signOfColumn(one)} /> {say(`dun.column.${one}`)}
        </li>
      ))}
    </ul>
  );
}

/** What two dice must reach, for everybody; the own column is lit. */
export function Values({
  values,
  column,
}: {
  values: Monster['values'] & object;
  column: Column | undefined;
}): ReactNode {
  return (
    <dl className="dun-values" aria-label={say('dun.values')}>
      {COLUMNS.map((one) => (
        <div
          key={one}
          data-column={one}
          data-own={one === column || undefined}
          title={say(`dun.column.${one}`)}
        >
          <dt>
            <Sign name={signOfColumn(one)} title={say(`dun.column.${one}`)} />
          </dt>
          <dd>{values[one] > 0 ? values[one] : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
