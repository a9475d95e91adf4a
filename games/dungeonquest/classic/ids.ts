/** The ids that only the 2010 edition has. */
import { DIRECTIONS, exitOf, nameOf, SPACES } from '../grid.ts';
import { type Ids, idsOf } from '../ids.ts';
import { portcullisAt } from '../movement.ts';
import type { Content } from './content.ts';

/** What a test at a portcullis is made for, by the name it has in scenarios: the space it is in, and on which side. */
export const PORTCULLISES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: SPACES }, (_, space) => space).flatMap((space) =>
    DIRECTIONS.map((side, n) => [`portcullis:${nameOf(space)}:${side}`, portcullisAt(exitOf(space, n))]),
  ),
);

export function classicIds({ combatCards, powers, tokens }: Content): Ids {
  return {
    'combat card': idsOf([...combatCards, ...powers]),
    token: idsOf(tokens),
    attempt: ['pit', 'cave-in', 'web', 'bridge', ...PORTCULLISES.keys()],
    cause: idsOf(powers),
  };
}
