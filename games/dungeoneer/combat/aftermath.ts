/** Steps G and H: monsters go to hand or Pack, and wounds bring Glory and Peril. */
import type { Chapter, Handlers, Instance, Questions, Seat } from '@underhall/kernel';
import { controllerOf, forgetCard, forgetControl, woundsOn } from '../cards/control.ts';
import { discardCard, toHand } from '../cards/zones.ts';
import { isMinion } from '../cards.ts';
import { change } from '../effects/resources.ts';
import { packLimit } from '../modifiers/rules.ts';
import type { M, World } from '../world.ts';

export type Aftermath =
  | { readonly do: 'pack-step' }
  | { readonly do: 'stow'; readonly card: Instance; readonly to: 'hand' | 'pack' | 'discard' }
  | { readonly do: 'over-pack' }
  | { readonly do: 'reward-step' }
  | { readonly do: 'rewards'; readonly left: number }
  | { readonly do: 'give-peril'; readonly to: Seat };
export type AftermathQuestion =
  | { readonly do: 'where-to'; readonly card: Instance }
  | { readonly do: 'drop-monster' }
  | { readonly do: 'give-peril-to' };

const handlers: Handlers<World, Aftermath> = {
  /** DNR-COMBAT-31..34, DNR-COMBAT-37 */
  'pack-step'(match, _effect, scope) {
    const { instances, world } = match;
    const [card] = instances.list(instances.layout.base.attacking);
    if (card === undefined || !world.combat) return;
    match.push({ do: 'pack-step' }, scope);
    match.push({ do: 'where-to', card }, { ...scope, seat: world.combat.attacker });
  },

  stow(match, { card, to }, scope) {
    const { instances, world } = match;
    // In a hand it is a card like any other: nothing may name it any more.
    if (world.combat)
      world.combat = { ...world.combat, attacks: world.combat.attacks.filter((one) => one.card !== card) };
    if (to === 'discard') discardCard(match, card);
    else {
      forgetControl(match, card);
      match.tell({ type: 'stowed', seat: scope.seat, card, to });
      if (to === 'hand') {
        forgetCard(match, card);
        toHand(match, card, scope.seat);
      } else instances.toBottom(card, instances.layout.base.pack + scope.seat);
      match.push({ do: 'over-pack' }, scope);
    }
  },

  /** DNR-COMBAT-34 */
  'over-pack'(match, _effect, scope) {
    const { instances } = match;
    const packed = instances.size(instances.layout.base.pack + scope.seat);
    if (packed <= packLimit(match, scope.seat)) return;
    match.push({ do: 'over-pack' }, scope);
    match.push({ do: 'drop-monster' }, scope);
  },

  /** DNR-COMBAT-38, DNR-COMBAT-39, DNR-COMBAT-44, DNR-COMBAT-45 */
  'reward-step'(match, _effect, scope) {
    const { combat, heroes } = match.world;
    if (!combat) return;
    for (const [seat, wounds] of combat.glory.entries())
      if (wounds > 0 && !heroes[seat].out) change(match, seat, 'glory', wounds);
    for (const seat of combat.owed.toReversed()) match.push({ do: 'rewards', left: 1 }, { ...scope, seat });
    match.push({ do: 'rewards', left: combat.peril }, scope);
  },

  rewards(match, { left }, scope) {
    if (left < 1 || match.world.heroes[scope.seat].out) return;
    match.push({ do: 'rewards', left: left - 1 }, scope);
    match.push({ do: 'give-peril-to' }, scope);
  },

  'give-peril'(match, { to }) {
    change(match, to, 'peril', 1);
  },
};

const questions: Questions<World, AftermathQuestion> = {
  /** CH-15 */
  'where-to': {
    kind: 'ask',
    midway: true,
    options(match, { card }, _scope, options) {
      const wounded = woundsOn(match, card) > 0;
      options.add(`to-pack:${card}`, { do: 'stow', card, to: 'pack' });
      if (wounded) options.add(`discard:${card}`, { do: 'stow', card, to: 'discard' });
      else options.add(`to-hand:${card}`, { do: 'stow', card, to: 'hand' });
    },
  },

  /** CH-16 */
  'drop-monster': {
    kind: 'ask',
    midway: true,
    options(match, _question, { seat }, options) {
      for (const card of match.instances.list(match.instances.layout.base.pack + seat))
        options.add(`discard:${card}`, { do: 'drop-extra', card });
    },
  },

  /** CH-17 */
  'give-peril-to': {
    kind: 'ask',
    midway: true,
    options(match, _question, _scope, options) {
      for (const [seat, { out }] of match.world.heroes.entries())
        if (!out) options.add(`give:${seat}`, { do: 'give-peril', to: seat });
      options.add('nobody', { do: 'nothing' });
    },
  },
};

/** A wound that a monster of the combat has inflicted on a hero (DNR-COMBAT-40, DNR-COMBAT-43). */
export function noteWound(match: M, card: Instance): void {
  const { world } = match;
  const { combat } = world;
  // DNR-MINION-10
  if (combat && isMinion(match, card)) {
    world.combat = { ...combat, owed: [...combat.owed, controllerOf(match, card)] };
    return;
  }
  if (!combat?.attacks.some((attack) => attack.card === card)) return;
  world.combat = { ...combat, peril: combat.peril + 1 };
}

export const aftermath: Chapter<World, Aftermath, AftermathQuestion> = { handlers, questions };
