/** QCHANCE: a Chance Quest is completed by what the dice show. */
import type { Chapter, Handlers, Instance } from '@underhall/kernel';
import { quest } from '../cards.ts';
import type { RuleChapter } from '../chapter.ts';
import type { Goal } from '../content/cards.ts';
import type { World } from '../world.ts';

export type Chance = { readonly do: 'try-chance'; readonly quest: Instance };

/** DNR-QCHANCE-3: the order in which the dice lie does not matter. */
export function reaches({ kind, number, faces }: Goal, dice: readonly number[]): boolean {
  const sorted = [...dice].sort();
  const sum = dice.reduce((a, b) => a + b, 0);
  const most = Math.max(...dice.map((die) => dice.filter((one) => one === die).length));
  switch (kind) {
    case 'sum>=':
      return sum >= number;
    case 'sum<=':
      return sum <= number;
    case 'all>=':
      return dice.every((die) => die >= number);
    case 'pair':
      return most >= 2;
    case 'triple':
      return most >= 3;
    case 'run':
      return sorted.every((die, i) => i === 0 || die === sorted[i - 1] + 1);
    case 'all-even':
      return dice.every((die) => die % 2 === 0);
    case 'all-odd':
      return dice.every((die) => die % 2 === 1);
    case 'faces':
      return faces.length === sorted.length && faces.every((face, i) => face === sorted[i]);
  }
}

const handlers: Handlers<World, Chance> = {
  /** DNR-QCHANCE-1, DNR-QCHANCE-2 */
  'try-chance'(match, { quest: card }, scope) {
    const { criteria } = quest(match, card);
    if (criteria.kind !== 'chance') return;
    const dice = Array.from({ length: criteria.dice }, () => match.roll());
    match.tell({ type: 'chance', seat: scope.seat, card, dice });
    if (reaches(criteria.goal, dice)) match.push({ do: 'complete', quest: card }, scope);
    else match.push({ do: 'fail-quest', quest: card, fail: [] }, scope);
  },
};

const chapter: Chapter<World, Chance> = { handlers, questions: {} };
export const chances: RuleChapter = { ...chapter, tries: { chance: 'try-chance' } };
