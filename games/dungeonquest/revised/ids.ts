/** The ids that only the Revised Edition has. */
import { type Ids, idsOf } from '../ids.ts';
import type { Content } from './content.ts';

export function revisedIds({ combatCards, monsters }: Content): Ids {
  return {
    'combat card': idsOf(combatCards),
    'monster card': idsOf(monsters),
    source: ['catacombs'],
    cause: ['outer-wall'],
  };
}
