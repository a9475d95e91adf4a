/** Movement points: who can pay one for what, and how it is paid (DNR-ACT-5, DNR-TIP-3, DNR-HERO-4). */
import type { Seat } from '@underhall/kernel';
import { mayFall } from '../options/restricted-movement.ts';
import type { M } from '../world.ts';

/** Those of his turn, or the saved one. */
export function mpOf({ world }: M, seat: Seat): number {
  const hero = world.heroes[seat];
  return world.active === seat ? hero.mp : hero.saved;
}

/** Why he cannot pay for something other than moving and standing up, as rule and reason; undefined if he can. */
export function whyNoMp(
  match: M,
  seat: Seat,
  price = 1,
): readonly [rule: string, reason: string] | undefined {
  if (price === 0) return undefined;
  const mp = mpOf(match, seat);
  if (match.world.heroes[seat].tipped) return ['DNR-TIP-3', 'tipped'];
  if (mp >= price || (price === 1 && mayFall(match, seat, mp))) return undefined;
  return ['DNR-HERO-4', 'no-mp'];
}

/** Pays what `whyNoMp` allows; without an MP he falls for it, as part of the same action (DNR-OPTMOVE-6, DNR-OPTMOVE-9). */
export function spendMp(match: M, seat: Seat, price = 1): void {
  if (price === 0) return;
  const { world } = match;
  const hero = world.heroes[seat];
  const mp = mpOf(match, seat);
  if (mp >= price) {
    if (world.active === seat) hero.mp -= price;
    else hero.saved -= price;
    return;
  }
  if (!mayFall(match, seat, mp)) return;
  hero.tipped = true;
  hero.rise = null;
  match.tell({ type: 'fell', seat });
}
