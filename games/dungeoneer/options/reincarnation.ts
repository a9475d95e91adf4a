/** OPTREINC: who is defeated goes on with a new hero. Until that one is placed, the player has none and is out. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { drawCards } from '../cards/drawing.ts';
import { heroCard, leftOf, mapOf } from '../cards.ts';
import type { DungeoneerEffect } from '../effects.ts';
import { settleGrade } from '../grades/changing.ts';
import { freeHeroes, stackHeroes } from '../grades/stacking.ts';
import { lifeScore } from '../heroes/stack.ts';
import { reindex } from '../modifiers/standing.ts';
import { becomeHero, HAND } from '../turn/setup.ts';
import { type M, NOWHERE, type World } from '../world.ts';

export type Reincarnation =
  | { readonly do: 'reincarnate' }
  | { readonly do: 'rise-as'; readonly card: Instance }
  /** The new hero is on no space yet. */
  | { readonly do: 'place-new' }
  | { readonly do: 'put-new'; readonly seat: Seat; readonly space: number };
export type ReincarnationQuestion =
  | { readonly do: 'new-hero' }
  | { readonly do: 'which-entrance'; readonly seat: Seat };

/** What a turn is made of: the combat or effect in progress lies above it. */
const TURN_ITSELF: readonly DungeoneerEffect['do'][] = [
  'end-turn',
  'discard-phase',
  'stay-and-draw',
  'discard-what',
  'hero-phase',
  'hero-actions',
  'act',
  'build-phase',
  'lay',
  'dungeonlord-phase',
  'lord-actions',
  'lord',
  'ready',
];
const END_OF_TURN: readonly DungeoneerEffect['do'][] = ['end-turn'];

/** Does this player come back? He is out only until the effect in progress is over. */
export function comesBack({ agenda, scopes }: Pick<M, 'agenda' | 'scopes'>, seat: Seat): boolean {
  return agenda.some(
    ({ do: kind }, i) => (kind === 'reincarnate' || kind === 'place-new') && scopes[i].seat === seat,
  );
}

/** DNR-OPTREINC-9, DNR-OPTREINC-15: on his own turn he comes back when nothing of it is left. */
export function awaitNewHero(match: M, seat: Seat): void {
  const above = match.world.active === seat ? END_OF_TURN : TURN_ITSELF;
  match.slip({ do: 'reincarnate' }, scopeOf(seat), above);
}

/** The Hero cards that nobody has played; if there are none, those of the defeated (DNR-OPTREINC-2, DNR-OPTMIX-4). */
function available(match: M): Instance[] {
  const lowest = match.world.grades[0];
  const free = freeHeroes(match, lowest);
  return free.length > 0 ? free : freeHeroes(match, lowest, 'fallen');
}

const handlers: Handlers<World, Reincarnation> = {
  reincarnate(match, _effect, scope) {
    const { instances } = match;
    const { base } = instances.layout;
    instances.pour(base.hero + scope.seat, base.fallen);
    match.push({ do: 'place-new' }, scope);
    match.push({ do: 'new-hero' }, scope);
  },

  /** DNR-OPTREINC-3, DNR-OPTREINC-7, DNR-OPTREINC-14 */
  'rise-as'(match, { card }, { seat }) {
    const hero = match.world.heroes[seat];
    becomeHero(match, seat, card);
    stackHeroes(match);
    hero.life = lifeScore(match, seat);
    hero.space = NOWHERE;
  },

  /** DNR-OPTREINC-4; asked again if that opponent leaves meanwhile. */
  'place-new'(match, _effect, scope) {
    if (!match.world.heroes[scope.seat].out) return;
    match.push({ do: 'place-new' }, scope);
    match.push({ do: 'which-entrance', seat: scope.seat }, scopeOf(leftOf(match, scope.seat)));
  },

  /** DNR-OPTREINC-5, DNR-OPTREINC-6, DNR-OPTREINC-13: he is placed, not moved, and has kept his Quests. */
  'put-new'(match, { seat, space }) {
    const { world } = match;
    const hero = world.heroes[seat];
    hero.out = false;
    hero.space = space;
    hero.stay++;
    hero.visited = [space];
    hero.attacked = false;
    reindex(match);
    match.tell({ type: 'reborn', seat, card: world.spaces[space].card });
    settleGrade(match);
    drawCards(match, seat, HAND);
  },
};

const questions: Questions<World, ReincarnationQuestion> = {
  /** CH-34 */
  'new-hero': {
    kind: 'ask',
    midway: true,
    options(match, _question, _scope, options) {
      for (const card of available(match))
        options.add(`play-as:${heroCard(match, card).id}`, { do: 'rise-as', card });
    },
  },

  /** CH-35, DNR-OPTMIX-6: any Entrance of the map. */
  'which-entrance': {
    kind: 'ask',
    midway: true,
    options(match, { seat }, _scope, options) {
      for (let space = 0; space < match.world.spaces.length; space++) {
        const { id, entrance } = mapOf(match, space);
        if (entrance) options.add(`start-at:${id}`, { do: 'put-new', seat, space });
      }
    },
  },
};

export const reincarnation: Chapter<World, Reincarnation, ReincarnationQuestion> = { handlers, questions };
