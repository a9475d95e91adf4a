/** DNR-RESET-6..10: cards with an upkeep cost are paid for, or go back to the hand. */
import type { Chapter, Handlers, Instance, Questions, Seat } from '@underhall/kernel';
import { controllerOf } from '../cards/control.ts';
import { returnToHand } from '../cards/zones.ts';
import { adventure } from '../cards.ts';
import { change } from '../effects/resources.ts';
import type { M, World } from '../world.ts';

export type Upkeep =
  /** Settles the upkeep of these cards, one after the other. */
  | { readonly do: 'upkeep'; readonly cards: readonly Instance[] }
  | { readonly do: 'pay-upkeep'; readonly card: Instance }
  | { readonly do: 'let-go'; readonly card: Instance };
export type UpkeepQuestion = { readonly do: 'keep-up'; readonly card: Instance };

/** The cards of a player in play that ask for upkeep. */
export function withUpkeep(match: M, seat: Seat): Instance[] {
  const { instances } = match;
  const { base } = instances.layout;
  return [base.boons, base.treasures].flatMap((zone) =>
    instances
      .list(zone + seat)
      .filter((card) => adventure(match, card).upkeep > 0 && controllerOf(match, card) === seat),
  );
}

const handlers: Handlers<World, Upkeep> = {
  /** DNR-RESET-7, DNR-RESET-8 */
  upkeep(match, { cards }, scope) {
    const [card, ...others] = cards;
    if (card === undefined) return;
    match.push({ do: 'upkeep', cards: others }, scope);
    if (adventure(match, card).upkeep > match.world.heroes[scope.seat].glory) returnToHand(match, card);
    else match.push({ do: 'keep-up', card }, scope);
  },

  'pay-upkeep'(match, { card }, { seat }) {
    change(match, seat, 'glory', -adventure(match, card).upkeep);
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
    options(_match, { card }, _scope, options) {
      options.add(`pay-for:${card}`, { do: 'pay-upkeep', card });
      options.add(`let-go:${card}`, { do: 'let-go', card });
    },
  },
};

export const upkeep: Chapter<World, Upkeep, UpkeepQuestion> = { handlers, questions };
