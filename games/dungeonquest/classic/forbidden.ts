/** What can be forbidden in the 2010 edition and by which rule, for those who write scenarios. */
import type { Prohibitions } from '@underhall/kernel';
import { sharedProhibitions } from '../forbidden.ts';
import { ESCAPE_REASONS } from './combat/escape.ts';
import { classicEdition, SAME_CORRIDOR } from './edition.ts';
import { SEARCH_RULES } from './searching.ts';
import { BARRIER_REASONS } from './servants.ts';

const { rules } = classicEdition;
const shared = sharedProhibitions(classicEdition);

/** By rule, the other way round. */
function byReason(reasons: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(reasons).map(([rule, reason]) => [reason, rule]));
}

export const forbidden: Prohibitions = {
  ...shared,
  'tower:SPACE': { occupied: rules['start.occupied'] },
  'move:WAY': {
    ...shared['move:WAY'],
    [SAME_CORRIDOR.reason]: SAME_CORRIDOR.rule,
    trapped: 'DQ-DEADEND-3',
  },
  retreat: { 'no-way-back': 'DQ-SPEC-13', occupied: rules.occupied },
  search: { ...SEARCH_RULES, 'not-across': 'DQ-CAVEIN-7' },
  leave: { ...shared.leave, jumped: rules['leave.jumped'] },
  escape: byReason(ESCAPE_REASONS),
  counter: { 'no-suitable-card': 'DQ-COMBAT-16' },
  'play:COMBAT': { 'icon-does-not-fit': 'DQ-COMBAT-16' },
  'move:SPACE:MONSTER:WAY': { ...byReason(BARRIER_REASONS), 'moved-last': 'DQ-OPTSERV-7' },
  add: { 'enough-monsters': ['DQ-OPTSERV-15', 'DQ-OPTSERV-19'] },
};
