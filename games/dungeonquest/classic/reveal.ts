/** `reveal combat`: cards of the Combat deck are turned up. */
import { type Instance, NONE, type Scope } from '@underhall/kernel';
import type { DungeonQuestEffect } from '../effects.ts';
import { combatFace, type M } from './world.ts';

/** The branch of its type runs once for each card. */
export function reveal(
  match: M,
  { count, branches }: Extract<DungeonQuestEffect, { do: 'reveal' }>,
  scope: Scope,
): void {
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
}
