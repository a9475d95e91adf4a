/** OPTWAIT: Death Can Wait, a knock-out in place of death. */
import { type Chapter, type Handlers, NONE, type Questions, type Scope, scopeOf } from '@underhall/kernel';
import { discardCard, discardDrawn } from '../decks.ts';
import { beyond, exitsOf, nameOf, type Space, spaceOf } from '../grid.ts';
import { isExplored } from '../passage.ts';
import { exploreFreely } from '../placing.ts';
import { cardFace, NOWHERE } from '../world.ts';
import { leaveCombat } from './combat/ending.ts';
import { comeTo } from './postponed.ts';
import { type M, optional, type World } from './world.ts';

export type KnockOut =
  | { do: 'knocked-out'; cause: string }
  | { do: 'come-round'; cause: string }
  | { do: 'pull-out'; space: Space }
  | { do: 'pulled-out'; space: Space };

export type KnockOutQuestion = { do: 'pull-out-where' };

/** DQ-OPTWAIT-1 */
export function insteadOfDeath(match: M, cause: string, scope: Scope): boolean {
  if (!optional(match).wait) return false;
  match.push({ do: 'knocked-out', cause }, scope);
  return true;
}

const handlers: Handlers<World, KnockOut> = {
  /** DQ-OPTWAIT-1, DQ-OPTWAIT-2, DQ-OPTWAIT-4, DQ-OPTWAIT-12 */
  'knocked-out'(match, { cause }, scope) {
    const { seat } = scope;
    const hero = match.world.heroes[seat];
    leaveCombat(match, seat);
    // DQ-OPTWAIT-13: a postponed encounter is over only if it had begun.
    if (seat === match.world.active && match.coming('encounter-space')) hero.postponed = false;
    match.dropFor(seat, 'end-of-turn');
    if (seat === match.world.active) match.world.turnOver = true;
    for (const card of match.instances.list(match.zone('kept', seat))) discardCard(match, card, seat);
    discardDrawn(match, seat);
    hero.determination = [];
    match.tell({ type: 'knocked-out', seat, cause });
    match.push({ do: 'come-round', cause }, scope);
    const die = match.roll();
    match.tell({ type: 'rolled', seat, cause: 'knocked-out', dice: [die] });
    match.push({ do: 'discard', what: 'loot', count: die, how: 'choice' }, scopeOf(seat));
  },

  /** DQ-OPTWAIT-3, DQ-OPTWAIT-5, DQ-OPTWAIT-7..10, DQ-OPTWAIT-12 */
  'come-round'(match, { cause }, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.wounds -= Math.ceil(hero.wounds / 2);
    hero.caught = false;
    hero.freed = false;
    hero.goesBack = false;
    hero.trappedSearches = 0;
    match.tell({ type: 'came-round', seat: scope.seat, wounds: hero.wounds });
    if (cause === 'dead-end') match.push({ do: 'pull-out-where' }, scope);
    // DQ-OPTWAIT-9
    if (scope.card !== NONE && cardFace(match, scope.card).rages) match.push({ do: 'retreat' }, scope);
    // DQ-OPTALL-11
    if (cause.startsWith('hero:')) match.push({ do: 'leave-victor' }, scope);
  },

  /** DQ-OPTWAIT-5: as one who comes up from the Catacombs. */
  'pull-out'(match, { space }, scope) {
    match.push({ do: 'pulled-out', space }, scope);
    if (!isExplored(match, space)) match.push(exploreFreely(space), scope);
  },

  'pulled-out'(match, { space }, scope) {
    comeTo(match, space, NOWHERE, scope);
  },
};

const questions: Questions<World, KnockOutQuestion> = {
  /** CH-34 */
  'pull-out-where': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const stock = match.instances.size(match.zone('stock'));
      for (const exit of exitsOf(match.world.heroes[seat].space)) {
        if (beyond(exit) < 0) continue;
        const space = spaceOf(beyond(exit));
        if (isExplored(match, space) || stock > 0)
          options.add(`to:${nameOf(space)}`, { do: 'pull-out', space });
      }
      if (options.legal.length === 0) options.add('stay', { do: 'nothing' });
    },
  },
};

export const knockOutChapter: Chapter<World, KnockOut, KnockOutQuestion> = { handlers, questions };
