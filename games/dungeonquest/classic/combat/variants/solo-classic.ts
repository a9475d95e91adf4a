/** OPTSOLOCLASSIC: the Classic Solo Combat variant. */
import type { Chapter, Handlers, Questions } from '@underhall/kernel';
import type { World } from '../../world.ts';
import { combatIn, heroScope } from '../state.ts';
import { endRound, frightened, hasRule } from './wounds.ts';

/** DQ-OPTSOLOCLASSIC-4..7: wounds for the Hero and for the Monster by die result. */
const WOUNDS: readonly (readonly [hero: number, monster: number])[] = [
  [0, 0],
  [1, 0],
  [1, 0],
  [1, 1],
  [1, 1],
  [0, 1],
  [0, 2],
];

export type SoloClassicEffect =
  | { do: 'soloclassic-round' }
  | { do: 'roll-die'; again: boolean }
  | { do: 'judge-die'; die: number };
export type SoloClassicQuestion = { do: 'reroll-one'; side: 'hero' };

const handlers: Handlers<World, SoloClassicEffect> = {
  /** DQ-OPTSOLOCLASSIC-1, DQ-OPTSOLOCLASSIC-2 */
  'soloclassic-round'(match) {
    match.push({ do: 'roll-die', again: false }, heroScope(combatIn(match)));
  },

  /** DQ-OPTSOLOCLASSIC-3, DQ-OPTSOLOCLASSIC-9: a second roll counts. */
  'roll-die'(match, { again }) {
    const combat = combatIn(match);
    const die = match.roll();
    match.tell({ type: 'combat-dice', seat: combat.hero, dice: [die] });
    const mayReroll = die === 1 && !again && hasRule(match, combat, 'DQ-OPTSOLOCLASSIC-9');
    match.push(mayReroll ? { do: 'reroll-one', side: 'hero' } : { do: 'judge-die', die }, heroScope(combat));
  },

  /** DQ-OPTSOLOCLASSIC-4..7 */
  'judge-die'(match, { die }) {
    const combat = combatIn(match);
    const [hero, monster] = WOUNDS[die];
    endRound(match, combat, hero, frightened(match, combat, 'DQ-OPTSOLOCLASSIC-12', monster));
  },
};

const questions: Questions<World, SoloClassicQuestion> = {
  /** CH-40 */
  'reroll-one': {
    kind: 'ask',
    options(_match, _question, _scope, options) {
      options.add('reroll', { do: 'roll-die', again: true });
      options.add('keep', { do: 'judge-die', die: 1 });
    },
  },
};

export const soloClassicChapter: Chapter<World, SoloClassicEffect, SoloClassicQuestion> = {
  handlers,
  questions,
};
