/** Glory, Peril and movement points: `gain`, `lose`, `transfer` (RES). */
import { type Chapter, type Handlers, NONE, type Seat } from '@underhall/kernel';
import { worth } from '../language/amounts.ts';
import type { Deed } from '../language/says.ts';
import type { Resource } from '../language/words.ts';
import type { M, World } from '../world.ts';
import { playerOf } from './people.ts';

export type ResourceVerb = Extract<Deed, { readonly do: 'gain' | 'lose' | 'transfer' }>;

/** DNR-DISC-16: off-turn an MP is kept like a saved one. */
function held({ world }: M, seat: Seat, what: Resource): number {
  const hero = world.heroes[seat];
  if (what !== 'mp') return hero[what];
  return world.active === seat ? hero.mp : hero.saved;
}

/** Changes what a player has, within bounds, and tells by how much (DNR-RES-7). */
export function change(match: M, seat: Seat, what: Resource, by: number, paid = false): number {
  const { world } = match;
  const hero = world.heroes[seat];
  const before = held(match, seat, what);
  let after = Math.max(0, before + by);
  if (what !== 'mp') hero[what] = after;
  else if (world.active === seat) hero.mp = after;
  else {
    after = Math.min(1, after);
    hero.saved = after;
  }
  if (match.sink && after !== before)
    match.tell({ type: 'changed', seat, what, by: after - before, left: after, paid });
  return after - before;
}

/** The same as a price: what it is paid for is told by itself. */
export function spend(match: M, seat: Seat, what: Resource, price: number): void {
  change(match, seat, what, -price, true);
}

const handlers: Handlers<World, ResourceVerb> = {
  gain(match, { what, amount }, scope) {
    const seat = playerOf(match, 'it', scope);
    if (seat !== NONE) change(match, seat, what, worth(amount, scope.value));
  },

  lose(match, { what, amount }, scope) {
    const seat = playerOf(match, 'it', scope);
    if (seat !== NONE) change(match, seat, what, -worth(amount, scope.value));
  },

  transfer(match, { what, amount, giver, taker }, scope) {
    const from = playerOf(match, giver, scope);
    const to = playerOf(match, taker, scope);
    if (from === NONE || to === NONE) return;
    const given = -change(match, from, what, -worth(amount, scope.value));
    change(match, to, what, given);
  },
};

export const resources: Chapter<World, ResourceVerb> = { handlers, questions: {} };
