/** `reveal combat`: cards of the Combat deck are turned up. */
import { type Chapter, type Handlers, type Instance, type LabelBranch, NONE } from '@underhall/kernel';
import type { DungeonQuestEffect } from '../effects.ts';
import { combatFace, type World } from './world.ts';

export type Reveal = {
  do: 'reveal';
  deck: 'combat';
  count: number;
  branches: readonly LabelBranch<DungeonQuestEffect>[];
};

const handlers: Handlers<World, Reveal> = {
  /** The branch of its type runs once for each card. */
  reveal(match, { count, branches }, scope) {
    const { instances } = match;
    const { base } = instances.layout;
    const cards: Instance[] = [];
    for (let i = 0; i < count && instances.first(base.combat) !== NONE; i++) {
      const card = instances.first(base.combat);
      instances.toTop(card, base['combat-discard']);
      cards.push(card);
    }
    match.tell({ type: 'turned-up', seat: scope.seat, cards });
    for (const card of cards) {
      const { type } = combatFace(match, card);
      for (const { label, effect } of branches)
        if (label === type || label === 'any') match.pushAll(effect, scope);
    }
  },
};

export const revealChapter: Chapter<World, Reveal> = { handlers, questions: {} };
