/** Who controls a card (DNR-CARD-6, DNR-EFFECT-18), and what lies on it. */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import { holderOf } from '../effects/people.ts';
import type { Counter, M, World } from '../world.ts';

/** `you` on a card. NONE where nobody controls it: a Global Quest. */
export function controllerOf(match: M, card: Instance): Seat {
  for (const one of match.world.controllers) if (one.card === card) return one.seat;
  const hero = seatOfHero(match, card);
  return hero === NONE ? holderOf(match, card) : hero;
}

/** A card comes into play elsewhere than with who plays it. */
export function takeControl({ world }: M, card: Instance, seat: Seat): void {
  forgetControlOf(world, card);
  world.controllers = [...world.controllers, { card, seat }];
}

/** DNR-CARD-11: a card that leaves play has neither state nor master. */
export function forgetCard({ world }: M, card: Instance): void {
  if (counterOn(world, card)) world.counters = world.counters.filter((one) => one.card !== card);
  forgetControlOf(world, card);
}

function counterOn({ counters }: World, card: Instance): Counter | undefined {
  for (const one of counters) if (one.card === card) return one;
  return undefined;
}

function forgetControlOf(world: World, card: Instance): void {
  for (const one of world.controllers)
    if (one.card === card) {
      world.controllers = world.controllers.filter((other) => other !== one);
      return;
    }
}

export function woundsOn({ world }: Pick<M, 'world'>, card: Instance): number {
  return counterOn(world, card)?.wounds ?? 0;
}

/** DNR-COMBAT-29: they stay on it while it is in play. */
export function setWounds({ world }: M, card: Instance, wounds: number): void {
  const old = counterOn(world, card);
  const rest = world.counters.filter((one) => one !== old);
  world.counters = [...rest, { card, charges: old?.charges ?? 0, wounds }];
}

/** It lies with its controller again. */
export function forgetControl({ world }: M, card: Instance): void {
  forgetControlOf(world, card);
}

export function chargesOn({ world }: M, card: Instance): number {
  return counterOn(world, card)?.charges ?? 0;
}

export function setCharges({ world }: M, card: Instance, charges: number): void {
  const old = counterOn(world, card);
  const rest = world.counters.filter((one) => one !== old);
  world.counters = [...rest, { card, charges, wounds: old?.wounds ?? 0 }];
}
