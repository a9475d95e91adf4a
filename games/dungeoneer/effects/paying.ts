/** `pay`: prices in Glory, Life, MP and cards (DNR-RES-6, DNR-QSAC-1..4), and what a player could carry out at all. */
import { NONE, type Scope } from '@underhall/kernel';
import { pickable } from '../cards/taking.ts';
import { spendMp, whyNoMp } from '../heroes/points.ts';
import { worth } from '../language/amounts.ts';
import type { Says, Steps, Structure } from '../language/says.ts';
import { canShift } from '../map/shifting.ts';
import type { M } from '../world.ts';
import { candidates } from './candidates.ts';
import { playerOf } from './people.ts';
import { spend } from './resources.ts';
import { swappable } from './swapping.ts';
import { warpTargets } from './warping.ts';

export type Pay = Extract<Structure, { readonly do: 'pay' }>;

/** DNR-QSAC-2, DNR-QSAC-4 */
export function canPay(match: M, { what, amount }: Pay, scope: Scope): boolean {
  const seat = playerOf(match, 'it', scope);
  if (seat === NONE) return false;
  const hero = match.world.heroes[seat];
  const price = worth(amount, scope.value);
  if (what === 'glory') return hero.glory >= price;
  if (what === 'life') return hero.life > price;
  if (what === 'mp') return whyNoMp(match, seat, price) === undefined;
  return candidates(match, what, scope).length >= price;
}

/** Pays what `canPay` allows. Cards are asked for (CH-27). */
export function pay(match: M, statement: Pay, scope: Scope): void {
  const seat = playerOf(match, 'it', scope);
  const { what, amount } = statement;
  const price = worth(amount, scope.value);
  if (what === 'glory') spend(match, seat, what, price);
  else if (what === 'mp') spendMp(match, seat, price);
  else if (what === 'life') {
    const hero = match.world.heroes[seat];
    hero.life -= price;
    match.tell({ type: 'paid-life', seat, by: price, life: hero.life });
  } else match.push({ do: 'give-cards', of: what, left: price, you: scope.seat }, { ...scope, seat });
}

/** Could this be carried out so that it means something? Nobody is asked whether he wants what cannot be done. */
export function feasible(match: M, steps: Steps, scope: Scope): boolean {
  for (const step of steps) if (!isFeasible(match, step, scope)) return false;
  return true;
}

function isFeasible(match: M, step: Says, scope: Scope): boolean {
  if (step.do === 'pay') return canPay(match, step, scope);
  if (step.do === 'warp') return warpTargets(match, step, scope).length > 0;
  if (step.do === 'swap') return swappable(match, step, scope).length > 0;
  if (step.do === 'shift') return canShift(match, step, scope);
  if (step.do === 'pick') return pickable(match, step, scope).length > 0;
  return true;
}
