/** The middle of a fight that is rolled: what the dice mean, and how they have fallen. */
import type { ReactNode } from 'react';
import { Dice } from '../../parts/Dice.tsx';
import type { GameCard } from '../../play/scene.ts';
import { monsterName } from '../people.ts';
import type { SeatFacts } from '../terms.ts';
import type { Roll } from './clash.ts';
import { say } from './say.ts';
import type { CombatFacts } from './terms.ts';
import { diceAttributeOf } from './tokens.ts';

interface Props {
  readonly combat: CombatFacts;
  readonly hero: SeatFacts;
  readonly roll: Roll | undefined;
  readonly card: GameCard;
}

export function CombatRoll({ combat, hero, roll, card }: Props): ReactNode {
  const monster = monsterName(combat.kind, card);
  return (
    <div className="dq-rolled">
      {combat.mode === 'dice' ? (
        <p className="dq-known">{say('roll.dice', { against: against(combat.kind, hero, card), monster })}</p>
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
          {roll.target !== undefined && (
            <p>{sumLine(roll.dice, roll.target, diceAttributeOf(combat.kind, card))}</p>
          )}
        </>
      )}
    </div>
  );
}

function against(kind: string, hero: SeatFacts, card: GameCard): string {
  const attribute = diceAttributeOf(kind, card);
  return say('roll.attribute', { attribute: say(`attribute.${attribute}`), n: hero[attribute] });
}

function sumLine(
  dice: readonly number[],
  target: number,
  attribute: ReturnType<typeof diceAttributeOf>,
): string {
  return say('test.against', {
    sum: dice.reduce((a, b) => a + b, 0),
    attribute: say(`attribute.${attribute}`),
    target,
  });
}
