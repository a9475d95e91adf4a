/** What can be forbidden in the Revised Edition and by which rule, for those who write scenarios. */
import type { Prohibitions } from '@underhall/kernel';
import { sharedProhibitions } from '../forbidden.ts';
import { SEARCH_RULES } from './action.ts';
import { revisedEdition } from './edition.ts';
import { ENTRY_HALL } from './ways.ts';

const { rules } = revisedEdition;
const shared = sharedProhibitions(revisedEdition);

export const forbidden: Prohibitions = {
  ...shared,
  'tower:SPACE': {
    occupied: [rules['start.occupied'], 'DQR-OPTWAIT-5'],
    'no-way-out': 'DQR-OPTWAIT-6',
  },
  'move:WAY': {
    ...shared['move:WAY'],
    'other-half': [rules['other-half'], 'DQR-BRIDGE-3'],
    [ENTRY_HALL.reason]: ENTRY_HALL.rule,
  },
  'retreat:WAY': { ...shared['retreat:WAY'], 'no-chambers': rules['no-chambers'] },
  search: SEARCH_RULES,
  'flee:WAY': { 'not-explored': 'DQR-ESC-7' },
};
