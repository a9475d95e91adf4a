/** The middle of a fight that is rolled: what the dice mean, and how they fall. */
import type { ReactNode } from 'react';
import type { GameCard } from '../../play/scene.ts';
import { Throw } from '../../table/Throw.tsx';
import { DieChart } from '../DieChart.tsx';
import { needed } from '../needed.ts';
import { monsterName } from '../people.ts';
import type { SeatFacts } from '../terms.ts';
import { type Roll, rollOnStage } from './clash.ts';
import { say } from './say.ts';
import type { AtTable, CombatFacts } from './terms.ts';
import { diceAttributeOf } from './tokens.ts';
import '../rolled.css';

interface Props {
  readonly at: AtTable;
  readonly combat: CombatFacts;
  readonly hero: SeatFacts;
}

export function CombatRoll({ at, combat, hero }: Props): ReactNode {
  const { card, shown } = at;
  const monster = monsterName(combat.kind, card);
  const roll = rollOnStage(shown);
  const fallen = roll !== undefined && !shown.untold;
  return (
    <div className="dq-rolled">
      {roll && <Throw key={roll.n} at={at} dice={roll.dice} settled={shown.now?.n !== roll.n} />}
      {combat.mode === 'dice' ? (
        <>
          <p className="dq-rolled-line">
            {fallen ? sumLine(roll, combat, card) : needLine(combat, hero, card)}
          </p>
          <p className="dq-known">{say('roll.dice', { monster })}</p>
        </>
      ) : (
        <DieChart monster={monster} die={fallen ? roll.dice[0] : undefined} />
      )}
    </div>
  );
}

function needLine({ kind }: CombatFacts, hero: SeatFacts, card: GameCard): string {
  const attribute = diceAttributeOf(kind, card);
  return needed(say(`attribute.${attribute}`), hero[attribute]);
}

function sumLine({ dice, target = 0 }: Roll, { kind }: CombatFacts, card: GameCard): string {
  return say('test.against', {
    sum: dice.reduce((a, b) => a + b, 0),
    attribute: say(`attribute.${diceAttributeOf(kind, card)}`),
    target,
  });
}
