/** One side of an attack: a hero, or a monster, with what it brings to the roll. */
import type { ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import type { GameCard } from '../../play/scene.ts';
import { CardSign, FORM_SIGNS } from '../Card.tsx';
import { Sign } from '../icons.ts';
import { heroKind, heroLook } from '../people.ts';
import { adventureOn, nameOf, questOn } from '../printed.ts';
import { Life } from '../Sheet.tsx';
import { say } from '../say.ts';
import type { Facts } from '../terms.ts';

interface Props {
  readonly face: string;
  readonly number: number;
  readonly side: 'attack' | 'counter';
  readonly form: 'melee' | 'magic' | 'speed' | '';
  /** Wounds on it, if it is a monster. */
  readonly wounds: number;
  /** What it adds to its die, where that was told. */
  readonly has: number | undefined;
  readonly facts: Facts;
  readonly card: GameCard;
  readonly hit: boolean;
  readonly children?: ReactNode;
}

export function Fighter({
  face,
  number,
  side,
  form,
  wounds,
  has,
  facts,
  card,
  hit,
  children,
}: Props): ReactNode {
  const seat = facts.seats.find((one) => one.number === number);
  const monster = adventureOn(face, card)?.monster ?? questOn(face, card)?.monster;
  const name = questOn(face, card)?.monster?.name ?? nameOf(face, card);
  const score = has ?? (form === '' ? undefined : seat ? seat[form] : monster?.scores[form]);
  return (
    <div
      className="dnr-fighter"
      data-side={side}
      data-hero={seat !== undefined || undefined}
      data-hit={hit || undefined}
      style={
        seat && ({ '--who': heroLook(face).colour, '--who-dark': heroLook(face).dark } as React.CSSProperties)
      }
    >
      <span className="dnr-fighter-picture">
        {seat ? <Portrait id={heroKind(face)} /> : <CardSign face={face} card={card} />}
      </span>
      <strong translate="no">{name}</strong>
      <span className="dnr-fighter-line">
        {seat && <Life life={seat.life} of={seat.lifeScore} />}
        {monster && <Life life={Math.max(0, monster.life - wounds)} of={monster.life} />}
        {form !== '' && score !== undefined && (
          <b className="dnr-fighter-score" title={say(`dnr.${form}`)}>
            <Sign name={FORM_SIGNS[form]} title={say(`dnr.${form}`)} /> +{score}
          </b>
        )}
      </span>
      {children}
    </div>
  );
}
