/** QTHREAT: a Threat Quest is completed by overcoming the Threat on it. */
import type { Chapter, Handlers, Instance } from '@underhall/kernel';
import { quest } from '../cards.ts';
import type { RuleChapter } from '../chapter.ts';
import type { Happening } from '../effects.ts';
import { SOURCE } from '../rolls/kinds.ts';
import type { World } from '../world.ts';

export type QuestThreat = { readonly do: 'try-threat'; readonly quest: Instance };

const handlers: Handlers<World, QuestThreat> = {
  'try-threat'(match, { quest: card }, scope) {
    const { criteria } = quest(match, card);
    if (criteria.kind !== 'threat') return;
    const { score, number, fail, success } = criteria;
    match.push(
      {
        do: 'face',
        source: SOURCE.quest,
        score,
        number,
        fail: [{ do: 'fail-quest', quest: card, fail: fail.steps as Happening }],
        success: [...(success.steps as Happening), { do: 'complete', quest: card }],
      },
      scope,
    );
  },
};

const chapter: Chapter<World, QuestThreat> = { handlers, questions: {} };
export const questThreats: RuleChapter = { ...chapter, tries: { threat: 'try-threat' } };
