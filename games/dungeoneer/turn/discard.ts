/** DISC: the Discard/Draw Phase. */
import { type Chapter, type Handlers, type Instance, NONE, type Questions } from '@underhall/kernel';
import { drawCards } from '../cards/drawing.ts';
import { fireNow } from '../cards/triggers.ts';
import { discardCard } from '../cards/zones.ts';
import { byCard } from '../cards.ts';
import { isPlayed } from '../options/played.ts';
import { savedOf } from '../options/restricted-movement.ts';
import { collect } from '../walking/entering.ts';
import type { World } from '../world.ts';
import { addOpenActs } from './open-points.ts';
import { HAND } from './setup.ts';

export type Discarding =
  | { readonly do: 'discard-phase' }
  | { readonly do: 'discard-one'; readonly card: Instance }
  /** DNR-DISC-5, DNR-DISC-10, DNR-DISC-13 */
  | { readonly do: 'stay-and-draw' };
export type DiscardQuestion = { readonly do: 'discard-what' };

const handlers: Handlers<World, Discarding> = {
  /** DNR-DISC-14 */
  'discard-phase'(match, _effect, scope) {
    const { world, instances } = match;
    if (world.heroes[scope.seat].out) return;
    const { base } = instances.layout;
    world.phase = 'discard';
    match.push({ do: 'stay-and-draw' }, scope);
    // DNR-DISC-2
    const { seat } = scope;
    const cards =
      instances.size(base.hand + seat) +
      instances.size(base.treasures + seat) +
      instances.size(base.pack + seat);
    if (cards > 0) match.push({ do: 'discard-what' }, scope);
    fireNow(match, 'turn-end', scope.seat);
  },

  'discard-one'(match, { card }) {
    discardCard(match, card);
  },

  'stay-and-draw'(match, _effect, { seat }) {
    const { world, instances } = match;
    const hero = world.heroes[seat];
    if (hero.out) return;
    if (!hero.moved) collect(match, seat);
    hero.saved = savedOf(match, hero.mp);
    hero.mp = 0;
    const hand = instances.layout.base.hand + seat;
    drawCards(match, seat, HAND - instances.size(hand));
  },
};

const discardOf = byCard((card) => ({ id: `discard:${card}`, effect: { do: 'discard-one', card } as const }));

const questions: Questions<World, DiscardQuestion> = {
  /** CH-33 */
  'discard-what': {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const { instances } = match;
      const { base } = instances.layout;
      for (const zone of [base.hand, base.treasures, base.pack])
        for (let card = instances.first(zone + seat); card !== NONE; card = instances.next(card))
          options.put(discardOf(card));
      // DNR-OPTDISCARD-1
      if (instances.size(base.hand + seat) === 0 || isPlayed(match, 'optdiscard'))
        options.add('keep', { do: 'nothing' });
      addOpenActs(match, seat, options, question);
    },
  },
};

export const discards: Chapter<World, Discarding, DiscardQuestion> = { handlers, questions };
