/** A fight of others in short. */
import type { ReactNode } from 'react';
import { FightBrief } from '../FightBrief.tsx';
import { blowsOf, fightLine } from './rounds.ts';
import type { AtFight, FightFacts } from './terms.ts';

export function FightShort({
  at: { card, shown },
  facts: { seats },
  fight,
}: AtFight & { fight: FightFacts }): ReactNode {
  return (
    <FightBrief
      card={card}
      hero={seats[fight.hero]}
      kind={fight.kind}
      taken={fight.wounds}
      blows={blowsOf(shown.log)}
      line={fightLine(shown.log)}
    />
  );
}
