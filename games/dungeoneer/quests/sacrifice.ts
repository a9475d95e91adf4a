/** QSAC: a Sacrifice Quest is completed by paying its price. */
import type { Chapter, Handlers, Instance } from '@underhall/kernel';
import { quest } from '../cards.ts';
import type { RuleChapter } from '../chapter.ts';
import { feasible } from '../effects/paying.ts';
import type { Happening } from '../effects.ts';
import type { World } from '../world.ts';

export type Sacrifice = { readonly do: 'try-sacrifice'; readonly quest: Instance };

const handlers: Handlers<World, Sacrifice> = {
  /** DNR-QSAC-1, DNR-QSAC-2 */
  'try-sacrifice'(match, { quest: card }, scope) {
    const { criteria } = quest(match, card);
    if (criteria.kind !== 'sacrifice' || !feasible(match, criteria.price.steps, scope)) return;
    match.push({ do: 'complete', quest: card }, scope);
    match.pushAll(criteria.price.steps as Happening, scope);
  },
};

const chapter: Chapter<World, Sacrifice> = { handlers, questions: {} };
export const sacrifices: RuleChapter = { ...chapter, tries: { sacrifice: 'try-sacrifice' } };
