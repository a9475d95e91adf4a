/** A fight of others in short. */
import type { ReactNode } from 'react';
import { FightBrief } from '../FightBrief.tsx';
import { blowsOf, fightLine } from './clash.ts';
import type { AtTable, CombatFacts, Facts } from './terms.ts';

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly combat: CombatFacts;
}

export function CombatBrief({ at: { card, shown }, facts: { seats }, combat }: Props): ReactNode {
  const { hero, opponent, kind, damage, monsterWounds } = combat;
  const soon = [damage[0]?.length ?? 0, damage[1]?.length ?? 0] as const;
  return (
    <FightBrief
      card={card}
      hero={seats[hero]}
      other={kind === '' ? seats[opponent] : undefined}
      kind={kind}
      soon={soon}
      taken={soon[1] + monsterWounds}
      blows={blowsOf(shown.log)}
      line={fightLine(shown.log)}
    />
  );
}
