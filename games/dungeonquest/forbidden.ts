/** What both editions forbid, each by its own rule, for those who write scenarios. */
import type { Prohibitions } from '@underhall/kernel';
import type { Edition } from './edition.ts';

/** The edition says what else it forbids at the same options. */
export function sharedProhibitions({ rules }: Pick<Edition, 'rules'>) {
  return {
    'move:WAY': {
      wall: rules.wall,
      'wall-beyond': rules['wall-beyond'],
      'outer-wall': rules['outer-wall'],
      occupied: rules.occupied,
      'no-chambers': rules['no-chambers'],
      'other-half': rules['other-half'],
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
    leave: { 'no-loot': rules['leave.no-loot'], 'no-treasure': rules['leave.no-treasure'] },
    BRANCH: { 'cannot-be-done': rules['cannot-be-done'] },
  } satisfies Prohibitions;
}
