/** CARRY: what a hero can carry, and what he gives up when he can carry less. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Seat,
  type Zone,
} from '@underhall/kernel';
import { adventure } from '../cards.ts';
import type { AdventureCard } from '../content/cards.ts';
import { carryLimit } from '../modifiers/rules.ts';
import type { M, World } from '../world.ts';
import { discardCard } from './zones.ts';

export type Limits =
  /** He gives up what he cannot carry any more (DNR-CARRY-17). */
  { readonly do: 'over-limit' } | { readonly do: 'drop-extra'; readonly card: Instance };
export type LimitQuestion = { readonly do: 'drop-which'; readonly of: Carried };

type Carried = 'boon' | 'treasure';
const CARRIED: readonly Carried[] = ['boon', 'treasure'];

function zoneOf({ instances }: M, seat: Seat, of: Carried): number {
  const { base } = instances.layout;
  return (of === 'boon' ? base.boons : base.treasures) + seat;
}

/** The rule against carrying one more card, or undefined (DNR-CARRY-2, DNR-CARRY-3, DNR-CARRY-6, DNR-CARRY-15, DNR-CARRY-16). */
export function whyNotCarried(match: M, seat: Seat, card: AdventureCard): string | undefined {
  if (card.kind !== 'boon' && card.kind !== 'treasure') return undefined;
  if (card.kind === 'treasure' && hasType(match, seat, card.category)) return 'DNR-CARRY-6';
  if (card.duration !== 'permanent') return undefined;
  const limit = carryLimit(match, seat, card.kind, card.effect.standing);
  if (match.instances.size(zoneOf(match, seat, card.kind)) < limit) return undefined;
  return card.kind === 'boon' ? 'DNR-CARRY-2' : 'DNR-CARRY-3';
}

/** DNR-MINION-2, DNR-INVARIANTS-11: is there a slot for one more Treasure? */
export function hasSlot(match: M, seat: Seat): boolean {
  return match.instances.size(zoneOf(match, seat, 'treasure')) < carryLimit(match, seat, 'treasure');
}

/** DNR-CARRY-6, DNR-CARRY-19, DNR-CARRY-20: has he a Treasure of this type in play, attached ones included? */
function hasType(match: M, seat: Seat, type: string): boolean {
  const { instances, world } = match;
  const { base } = instances.layout;
  if (type === '') return false;
  return (
    isTypeIn(match, type, base.treasures + seat) ||
    isTypeIn(match, type, base.attached + world.heroes[seat].card)
  );
}

function isTypeIn(match: M, type: string, zone: Zone): boolean {
  const { instances } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    const { kind, category } = adventure(match, card);
    if (kind === 'treasure' && category === type) return true;
  }
  return false;
}

const handlers: Handlers<World, Limits> = {
  'over-limit'(match, _effect, scope) {
    if (match.world.heroes[scope.seat].out) return;
    for (const of of CARRIED) {
      const carried = match.instances.size(zoneOf(match, scope.seat, of));
      if (carried <= carryLimit(match, scope.seat, of)) continue;
      match.push({ do: 'over-limit' }, scope);
      match.push({ do: 'drop-which', of }, scope);
      return;
    }
    match.push({ do: 'over-pack' }, scope);
  },

  'drop-extra'(match, { card }) {
    discardCard(match, card);
  },
};

const questions: Questions<World, LimitQuestion> = {
  /** CH-32 */
  'drop-which': {
    kind: 'ask',
    midway: true,
    options(match, { of }, { seat }, options) {
      for (const card of match.instances.list(zoneOf(match, seat, of)))
        options.add(`discard:${card}`, { do: 'drop-extra', card });
    },
  },
};

export const limits: Chapter<World, Limits, LimitQuestion> = { handlers, questions };
