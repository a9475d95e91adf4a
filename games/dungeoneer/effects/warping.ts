/** Where a Warp may lead (DNR-EFFECT-12..16). */
import { NONE, type Scope } from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import type { Deed } from '../language/says.ts';
import { isImmune } from '../modifiers/rules.ts';
import { spacesThatFit } from '../selecting/spaces.ts';
import type { M } from '../world.ts';

export type Warp = Extract<Deed, { readonly do: 'warp' }>;

/** The spaces the current hero could be warped to: other than his own, and in his realm unless it says so (DNR-EFFECT-16). */
export function warpTargets(match: M, { to, cross }: Warp, scope: Scope): number[] {
  const seat = seatOfHero(match, scope.it);
  if (seat === NONE || match.world.heroes[seat].out || isImmune(match, seat, 'warp')) return [];
  const { spaces, heroes } = match.world;
  const { space } = heroes[seat];
  const { realm } = spaces[space];
  return spacesThatFit(match, to, seat).filter(
    (one) => one !== space && (cross || spaces[one].realm === realm),
  );
}
