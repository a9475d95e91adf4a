/** What only cards of the Revised Edition do: turn tiles, fight with tests, turn up monster cards. */
import {
  type Amount,
  type Chapter,
  type Handlers,
  type LabelBranch,
  NONE,
  type Scope,
  scopeOf,
} from '@underhall/kernel';
import { topOf } from '../decks.ts';
import type { DungeonQuestEffect } from '../effects.ts';
import { SPACES } from '../grid.ts';
import { attributeOf, test } from '../tests.ts';
import type { Attribute } from '../verbs.ts';
import { IN_DUNGEON, isInside, tileAt } from '../world.ts';
import { evaluate, wounds } from '../wounds.ts';
import { shortfallIn } from './amounts.ts';
import { turnTile } from './visits.ts';
import { type M, monsterFace, type World } from './world.ts';

/** `penalty`: of the monster card that was turned up; `10-armor`: what is missing to a number. */
export function amount(match: M, written: string, scope: Scope): number | undefined {
  if (written === 'penalty') return scope.value;
  const short = shortfallIn(written);
  return short && Math.max(0, short.from - attributeOf(match, scope.seat, short.attribute));
}

export type Deeds =
  | { do: 'rotate'; what: 'chamber' | 'corridors'; quarters: 1 | 2 | 3 }
  | { do: 'duel'; attribute: string; life: Amount }
  | { do: 'duel-round'; attribute: string; life: number }
  | { do: 'reveal'; deck: 'monster'; count: number; branches: readonly LabelBranch<DungeonQuestEffect>[] };

const handlers: Handlers<World, Deeds> = {
  /** DQR-HALL-7, DQR-HALL-8: towers and the treasure chamber are never turned. */
  rotate(match, { what, quarters }, { seat }) {
    const hero = match.world.heroes[seat];
    if (what === 'chamber') {
      if (hero.state === IN_DUNGEON && tileAt(match, hero.space)) turnTile(match, hero.space, quarters);
      return;
    }
    for (let space = 0; space < SPACES; space++)
      if (tileAt(match, space)?.kind === 'corridor') turnTile(match, space, quarters);
  },

  duel(match, { attribute, life }, scope) {
    match.push({ do: 'duel-round', attribute, life: evaluate(match, life, scope) }, scope);
  },

  /** Each success costs the creature a life, each failure the Hero a wound, until one is dead. */
  'duel-round'(match, { attribute, life }, scope) {
    if (life <= 0 || !isInside(match.world.heroes[scope.seat])) return;
    const cause = scope.card === NONE ? 'dungeon' : match.face(scope.card).id;
    const again = (left: number): DungeonQuestEffect => ({ do: 'duel-round', attribute, life: left });
    match.push(
      test(attribute as Attribute, {
        success: [again(life - 1)],
        fail: [wounds(1, 'threat', cause), again(life)],
      }),
      scope,
    );
  },

  /** Monster cards are turned up and discarded; each hands its escape penalty down. */
  reveal(match, { count, branches }, scope) {
    const { instances } = match;
    const cards: number[] = [];
    for (let i = 0; i < count; i++) {
      const card = topOf(match, 'monster');
      if (card === NONE) break;
      // They lie open until all are there, so that none is shuffled back and turned up twice.
      instances.toBottom(card, instances.layout.base.drawn + scope.seat);
      cards.push(card);
    }
    for (const card of cards) instances.toTop(card, instances.layout.base['monster-discard']);
    match.tell({ type: 'turned-up', seat: scope.seat, cards });
    for (const card of cards.toReversed()) {
      const { kind, escapePenalty } = monsterFace(match, card);
      for (const { label, effect } of branches)
        if (label === kind || label === 'any')
          match.pushAll(effect, scopeOf(scope.seat, scope.card, escapePenalty));
    }
  },
};

export const deedChapter: Chapter<World, Deeds> = { handlers, questions: {} };
