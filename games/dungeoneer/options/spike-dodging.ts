/** OPTSPIKE: whoever enters Spikes may pay an MP instead of rolling (CH-22). */
import type { Chapter, Handlers, Questions, Seat } from '@underhall/kernel';
import { spendMp, whyNoMp } from '../heroes/points.ts';
import type { M, World } from '../world.ts';
import { isPlayed } from './played.ts';

export type Dodge = { readonly do: 'dodge' };
/** Lies above the roll, which is taken away by whoever dodges. */
export type DodgeQuestion = { readonly do: 'dodge-or-roll' };

/** DNR-OPTSPIKE-2, DNR-OPTSPIKE-3, DNR-OPTSPIKE-5 */
export function mayDodge(match: M, seat: Seat): boolean {
  return isPlayed(match, 'optspike') && whyNoMp(match, seat) === undefined;
}

const handlers: Handlers<World, Dodge> = {
  /** DNR-OPTSPIKE-1 */
  dodge(match, _effect, { seat }) {
    spendMp(match, seat);
    match.change('face', undefined);
    match.tell({ type: 'dodged', seat });
  },
};

const questions: Questions<World, DodgeQuestion> = {
  'dodge-or-roll': {
    kind: 'ask',
    midway: true,
    options(match, _question, { seat }, options) {
      if (mayDodge(match, seat)) options.add('dodge', { do: 'dodge' });
      options.add('roll', { do: 'nothing' });
    },
  },
};

export const spikeDodging: Chapter<World, Dodge, DodgeQuestion> = { handlers, questions };
