/** What can be forbidden in the Revised Edition and by which rule, for those who write scenarios. */
import type { Prohibitions } from '@underhall/kernel';
import { SEARCH_RULES } from './action.ts';
import { revisedEdition } from './edition.ts';
import { ENTRY_HALL } from './ways.ts';

const { rules } = revisedEdition;

export const forbidden: Prohibitions = {
  'tower:SPACE': {
    occupied: [rules['start.occupied'], 'DQR-OPTWAIT-5'],
    'no-way-out': 'DQR-OPTWAIT-6',
  },
  'move:WAY': {
    wall: rules.wall,
    'wall-beyond': rules['wall-beyond'],
    'outer-wall': rules['outer-wall'],
    occupied: rules.occupied,
    'no-chambers': rules['no-chambers'],
    'other-half': [rules['other-half'], 'DQR-BRIDGE-3'],
    [ENTRY_HALL.reason]: ENTRY_HALL.rule,
  },
  'through:WAY': {
    'outer-wall': rules['secret-door.outer-wall'],
    occupied: rules['secret-door.occupied'],
    'no-chambers': rules['no-chambers'],
  },
  'retreat:WAY': {
    'no-retreat-through-door': rules['retreat.no-retreat-through-door'],
    'wall-beyond': rules['wall-beyond'],
    occupied: rules['retreat.occupied'],
    'no-chambers': rules['no-chambers'],
  },
  search: SEARCH_RULES,
  leave: { 'no-loot': rules['leave.no-loot'], 'no-treasure': rules['leave.no-treasure'] },
  escape: {
    'card-forbids-escape': 'DQR-ESC-16',
    'no-escape-below': ['DQR-ESC-13', 'DQR-OPTSOLO-13'],
    'nowhere-to-flee': ['DQR-ESC-2', 'DQR-OPTSOLO-13'],
  },
  'flee:WAY': { 'not-explored': 'DQR-ESC-7' },
  BRANCH: { 'cannot-be-done': rules['cannot-be-done'] },
};
