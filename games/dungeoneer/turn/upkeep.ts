/** DNR-RESET-6..10: cards with an upkeep cost are paid for, or go back to the hand. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Seat,
  type Zone,
} from '@underhall/kernel';
import { controllerOf } from '../cards/control.ts';
import { returnToHand } from '../cards/zones.ts';
import { adventure } from '../cards.ts';
import { holderOf } from '../effects/people.ts';
import { spend } from '../effects/resources.ts';
import type { M, World } from '../world.ts';

export type Upkeep =
  /** Settles the upkeep of these cards, one after the other. */
  | { readonly do: 'upkeep'; readonly cards: readonly Instance[] }
  | { readonly do: 'pay-upkeep'; readonly card: Instance; readonly by: Seat }
  | { readonly do: 'let-go'; readonly card: Instance };
export type UpkeepQuestion = { readonly do: 'keep-up'; readonly card: Instance };

/** The cards in play that a player controls, wherever they lie, and that ask for upkeep. */
export function withUpkeep(match: M, seat: Seat): Instance[] {
  const { base } = match.instances.layout;
  const found: Instance[] = [];
  addWithUpkeep(match, seat, base.boons + seat, found);
  addWithUpkeep(match, seat, base.treasures + seat, found);
  addWithUpkeep(match, seat, base.banes + seat, found);
  for (const { seat: master, card } of match.world.controllers)
    if (master === seat && adventure(match, card).upkeep > 0 && !found.includes(card)) found.push(card);
  return found;
}

function addWithUpkeep(match: M, seat: Seat, zone: Zone, found: Instance[]): void {
  const { instances } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card))
    if (adventure(match, card).upkeep > 0 && controllerOf(match, card) === seat) found.push(card);
}

/** DNR-RESET-8: whose Glory or Peril can pay: his own Glory, the Peril of whom a Bane afflicts, or of any opponent. */
function payers(match: M, seat: Seat, card: Instance): Seat[] {
  const { kind, upkeep: price } = adventure(match, card);
  const { heroes } = match.world;
  if (kind === 'boon' || kind === 'treasure') return heroes[seat].glory >= price ? [seat] : [];
  const holder = holderOf(match, card);
  return heroes.flatMap(({ out, peril }, one) => {
    const asked = holder === seat || holder === NONE ? one !== seat : one === holder;
    return asked && !out && peril >= price ? [one] : [];
  });
}

const handlers: Handlers<World, Upkeep> = {
  /** DNR-RESET-7 */
  upkeep(match, { cards }, scope) {
    const [card, ...others] = cards;
    if (card === undefined) return;
    match.push({ do: 'upkeep', cards: others }, scope);
    if (payers(match, scope.seat, card).length === 0) returnToHand(match, card);
    else match.push({ do: 'keep-up', card }, scope);
  },

  'pay-upkeep'(match, { card, by }) {
    const { kind, upkeep: price } = adventure(match, card);
    spend(match, by, kind === 'boon' || kind === 'treasure' ? 'glory' : 'peril', price);
  },

  'let-go'(match, { card }) {
    returnToHand(match, card);
  },
};

const questions: Questions<World, UpkeepQuestion> = {
  /** CH-5; no open point (DNR-WINDOW-16). */
  'keep-up': {
    kind: 'ask',
    midway: true,
    options(match, { card }, { seat }, options) {
      for (const by of payers(match, seat, card))
        options.add(by === seat ? `pay-for:${card}` : `pay-for:${card}:${by}`, {
          do: 'pay-upkeep',
          card,
          by,
        });
      options.add(`let-go:${card}`, { do: 'let-go', card });
    },
  },
};

export const upkeep: Chapter<World, Upkeep, UpkeepQuestion> = { handlers, questions };
