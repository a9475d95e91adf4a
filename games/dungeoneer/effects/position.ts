/** `warp`: a hero comes to another space without using exits. */
import { CARDS, type Chapter, type Handlers, NONE, type Questions, scopeOf } from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import { enter } from '../walking/entering.ts';
import type { World } from '../world.ts';
import { orNothing } from './otherwise.ts';
import { playerOf } from './people.ts';
import { type Warp, warpTargets } from './warping.ts';

export type PositionVerb =
  | Warp
  /** The current hero is warped there. */
  | { readonly do: 'warp-to'; readonly space: number };
export type PositionQuestion = { readonly do: 'warp-where'; readonly warp: Warp };

const handlers: Handlers<World, PositionVerb> = {
  warp(match, warp, scope) {
    const found = warpTargets(match, warp, scope);
    if (found.length === 0) return;
    if (warp.by === 'random') {
      const space = found[match.rng.below(found.length, CARDS)];
      match.push({ do: 'warp-to', space }, scope);
      return;
    }
    const seat = playerOf(match, warp.by, scope);
    if (seat === NONE) return;
    match.push({ do: 'warp-where', warp }, scopeOf(seat, scope.card, scope.value, scope.it));
  },

  /** DNR-EFFECT-13..15 */
  'warp-to'(match, { space }, scope) {
    enter(match, seatOfHero(match, scope.it), space, 'warp');
  },
};

const questions: Questions<World, PositionQuestion> = {
  /** CH-39 */
  'warp-where': {
    kind: 'ask',
    midway: true,
    options(match, { warp }, scope, options) {
      for (const space of warpTargets(match, warp, scope))
        options.add(`warp:${match.face(match.world.spaces[space].card).id}`, { do: 'warp-to', space });
      orNothing(options);
    },
  },
};

export const position: Chapter<World, PositionVerb, PositionQuestion> = { handlers, questions };
