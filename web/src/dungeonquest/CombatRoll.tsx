/** The middle of a fight that is rolled: what the dice mean, and how they have fallen. */
import type { ReactNode } from 'react';
import { Dice } from '../parts/Dice.tsx';
import type { Roll } from './clash.ts';
import { diceAttributeOf, monsterName } from './people.ts';
import { say } from './say.ts';
import type { CombatFacts, SeatFacts } from './terms.ts';

interface Props {
  readonly combat: CombatFacts;
  readonly hero: SeatFacts;
  readonly roll: Roll | undefined;
}

export function CombatRoll({ combat, hero, roll }: Props): ReactNode {
  const monster = monsterName(combat.kind);
  return (
    <div className="dq-rolled">
      {combat.mode === 'dice' ? (
        <p className="dq-known">{say('roll.dice', { against: against(combat.kind, hero), monster })}</p>
      ) : (
        <ul className="plain dq-known">
          <li>{say('roll.die.1', { monster })}</li>
          <li>{say('roll.die.3', { monster })}</li>
          <li>{say('roll.die.5', { monster })}</li>
          <li>{say('roll.die.6', { monster })}</li>
        </ul>
      )}
      {roll && (
        <>
          <Dice key={roll.n} dice={roll.dice} settled />
          {roll.target !== undefined && <p>{sumLine(roll.dice, roll.target, combat.kind)}</p>}
        </>
      )}
    </div>
  );
}

function against(kind: string, hero: SeatFacts): string {
  const attribute = diceAttributeOf(kind);
  return say('roll.attribute', { attribute: say(`attribute.${attribute}`), n: hero[attribute] });
}

function sumLine(dice: readonly number[], target: number, kind: string): string {
  return say('test.against', {
    sum: dice.reduce((a, b) => a + b, 0),
    attribute: say(`attribute.${diceAttributeOf(kind)}`),
    target,
  });
}
