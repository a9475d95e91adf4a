/** `swap`: two heroes change places at the same moment; both count as warped (GRAMMAR, further verbs). */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import type { Deed } from '../language/says.ts';
import { isImmune } from '../modifiers/rules.ts';
import { heroesThatFit } from '../selecting/heroes.ts';
import { enter } from '../walking/entering.ts';
import type { M, World } from '../world.ts';
import { orNothing } from './otherwise.ts';
import { playerOf } from './people.ts';

type Swap = Extract<Deed, { readonly do: 'swap' }>;

export type Swapping = Swap | { readonly do: 'swap-with'; readonly hero: Instance };
export type SwapQuestion = { readonly do: 'swap-whom'; readonly swap: Swap; readonly you: Seat };

/** DNR-EFFECT-16: those he could change places with. */
export function swappable(match: M, { with: whom, cross }: Swap, scope: Scope): Seat[] {
  const { heroes, spaces } = match.world;
  const seat = seatOfHero(match, scope.it);
  if (seat === NONE || heroes[seat].out || isImmune(match, seat, 'warp')) return [];
  const { space } = heroes[seat];
  return heroesThatFit(match, whom, scope).filter((one) => {
    const there = heroes[one].space;
    const realm = cross || spaces[there].realm === spaces[space].realm;
    return one !== seat && there !== space && realm && !isImmune(match, one, 'warp');
  });
}

const handlers: Handlers<World, Swapping> = {
  swap(match, swap, scope) {
    const chooser = playerOf(match, swap.by, scope);
    if (chooser === NONE || swappable(match, swap, scope).length === 0) return;
    match.push(
      { do: 'swap-whom', swap, you: scope.seat },
      scopeOf(chooser, scope.card, scope.value, scope.it),
    );
  },

  /** DNR-EFFECT-13..15; who comes into the space of an attack may answer it (DNR-WINDOW-22). */
  'swap-with'(match, { hero }, scope) {
    const { heroes } = match.world;
    const [one, other] = [seatOfHero(match, scope.it), seatOfHero(match, hero)];
    if (heroes[one].out || heroes[other].out) return;
    const [from, to] = [heroes[one].space, heroes[other].space];
    enter(match, other, from, 'warp');
    enter(match, one, to, 'warp');
    if (match.window()?.name === 'response') match.reopen([other]);
  },
};

const questions: Questions<World, SwapQuestion> = {
  /** CH-39 */
  'swap-whom': {
    kind: 'ask',
    midway: true,
    options(match, { swap, you }, scope, options) {
      for (const seat of swappable(match, swap, scopeOf(you, scope.card, scope.value, scope.it))) {
        const hero = match.world.heroes[seat].card;
        options.add(`pick:${hero}`, { do: 'swap-with', hero });
      }
      orNothing(options);
    },
  },
};

export const swapping: Chapter<World, Swapping, SwapQuestion> = { handlers, questions };
