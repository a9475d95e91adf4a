/** OPTDICE: the Combat Dice variant. */
import type { Chapter, Handlers, Questions } from '@underhall/kernel';
import { attributeOf } from '../../../tests.ts';
import type { Attribute } from '../../../verbs.ts';
import { showHelpfulLoot } from '../../cloak.ts';
import { contentOf, type M, type World } from '../../world.ts';
import { type Combat, combatIn, heroScope } from '../state.ts';
import { endRound, frightened, hasRule } from './wounds.ts';

type Dice = readonly [number, number];
export type DiceEffect =
  | { do: 'dice-round' }
  | { do: 'combat-reroll'; dice: Dice; which: number }
  | { do: 'judge-dice'; dice: Dice };
export type DiceQuestion = { do: 'reroll-dice'; side: 'hero'; dice: Dice };

/** Dice to roll again, as bits. */
const FIRST = 1;
const SECOND = 2;

const handlers: Handlers<World, DiceEffect> = {
  /** DQ-OPTDICE-1, DQ-OPTDICE-3, DQ-OPTDICE-5, DQ-OPTDICE-9: no attribute test, and no window of one. */
  'dice-round'(match) {
    const combat = combatIn(match);
    const dice: Dice = [match.roll(), match.roll()];
    tellDice(match, combat, dice);
    // DQ-OPTDICE-12
    if (rerollable(dice) !== 0 && hasRule(match, combat, 'DQ-OPTDICE-12')) {
      match.push({ do: 'reroll-dice', side: 'hero', dice }, heroScope(combat));
    } else match.push({ do: 'judge-dice', dice }, heroScope(combat));
  },

  /** DQ-OPTDICE-12: the new result counts. */
  'combat-reroll'(match, { dice, which }) {
    const combat = combatIn(match);
    const again: Dice = [which & FIRST ? match.roll() : dice[0], which & SECOND ? match.roll() : dice[1]];
    tellDice(match, combat, again);
    match.push({ do: 'judge-dice', dice: again }, heroScope(combat));
  },

  /** DQ-OPTDICE-6..8 */
  'judge-dice'(match, { dice }) {
    const combat = combatIn(match);
    const wounds = dice[0] === dice[1] ? 2 : 1;
    if (dice[0] + dice[1] > targetOf(match, combat)) endRound(match, combat, wounds, 0);
    else endRound(match, combat, 0, frightened(match, combat, 'DQ-OPTDICE-15', wounds));
  },
};

const questions: Questions<World, DiceQuestion> = {
  /** CH-39 */
  'reroll-dice': {
    kind: 'ask',
    options(_match, { dice }, _scope, options) {
      const may = rerollable(dice);
      const add = (id: string, which: number) => options.add(id, { do: 'combat-reroll', dice, which });
      if (may & FIRST) add('reroll:1', FIRST);
      if (may & SECOND) add('reroll:2', SECOND);
      if (may === (FIRST | SECOND)) add('reroll:both', FIRST | SECOND);
      options.add('keep', { do: 'judge-dice', dice });
    },
  },
};

function rerollable([first, second]: Dice): number {
  return (first >= 5 ? FIRST : 0) | (second >= 5 ? SECOND : 0);
}

/** DQ-OPTDICE-4: each Monster is fought with one attribute. */
function attributeAgainst(match: M, { kind }: Combat): Attribute {
  return contentOf(match).monsters.find(({ id }) => id === kind)?.diceAttribute ?? 'strength';
}

function targetOf(match: M, combat: Combat): number {
  return attributeOf(match, combat.hero, attributeAgainst(match, combat));
}

function tellDice(match: M, combat: Combat, dice: Dice): void {
  const attribute = attributeAgainst(match, combat);
  showHelpfulLoot(match, combat.hero, attribute);
  match.tell({ type: 'combat-dice', seat: combat.hero, attribute, dice, target: targetOf(match, combat) });
}

export const diceChapter: Chapter<World, DiceEffect, DiceQuestion> = { handlers, questions };
