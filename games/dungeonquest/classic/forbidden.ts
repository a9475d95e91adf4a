/** What can be forbidden in the 2010 edition and by which rule, for those who write scenarios. */
import type { Prohibitions } from '@underhall/kernel';
import { ESCAPE_REASONS } from './combat/escape.ts';
import { classicEdition, SAME_CORRIDOR } from './edition.ts';
import { SEARCH_RULES } from './searching.ts';
import { BARRIER_REASONS } from './servants.ts';

const { rules } = classicEdition;

/** By rule, the other way round. */
function byReason(reasons: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(reasons).map(([rule, reason]) => [reason, rule]));
}

export const forbidden: Prohibitions = {
  'tower:SPACE': { occupied: rules['start.occupied'] },
  'move:WAY': {
    wall: rules.wall,
    'wall-beyond': rules['wall-beyond'],
    'outer-wall': rules['outer-wall'],
    occupied: rules.occupied,
    'no-chambers': rules['no-chambers'],
    'other-half': rules['other-half'],
    [SAME_CORRIDOR.reason]: SAME_CORRIDOR.rule,
    trapped: 'DQ-DEADEND-3',
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
  },
  retreat: { 'no-way-back': 'DQ-SPEC-13', occupied: rules.occupied },
  search: { ...SEARCH_RULES, 'not-across': 'DQ-CAVEIN-7' },
  leave: {
    'no-loot': rules['leave.no-loot'],
    'no-treasure': rules['leave.no-treasure'],
    jumped: rules['leave.jumped'],
  },
  escape: byReason(ESCAPE_REASONS),
  counter: { 'no-suitable-card': 'DQ-COMBAT-16' },
  'play:COMBAT': { 'icon-does-not-fit': 'DQ-COMBAT-16' },
  BRANCH: { 'cannot-be-done': rules['cannot-be-done'] },
  'move:SPACE:MONSTER:WAY': { ...byReason(BARRIER_REASONS), 'moved-last': 'DQ-OPTSERV-7' },
  add: { 'enough-monsters': ['DQ-OPTSERV-15', 'DQ-OPTSERV-19'] },
};
