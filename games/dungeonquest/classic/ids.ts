/** The ids that only the 2010 edition has. */
import { SPACES } from '../grid.ts';
import { type Ids, idsOf, numbered } from '../ids.ts';
import type { Content } from './content.ts';

export function classicIds({ combatCards, powers, tokens }: Content): Ids {
  return {
    'combat card': idsOf([...combatCards, ...powers]),
    token: idsOf(tokens),
    attempt: ['pit', 'cave-in', 'web', 'bridge', ...numbered(SPACES * 4, 'portcullis')],
    cause: idsOf(powers),
  };
}
