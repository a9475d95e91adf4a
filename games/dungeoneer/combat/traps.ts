/** Traps: those of a batch, and those that stay on a space (DNR-COMBAT-16, DNR-THREAT-7, DNR-DUR-15). */
import { type Chapter, type Handlers, NONE, scopeOf } from '@underhall/kernel';
import { takeControl } from '../cards/control.ts';
import { triggersNow } from '../cards/triggers.ts';
import { discardCard } from '../cards/zones.ts';
import { adventure, seatsInTurn } from '../cards.ts';
import type { Happening } from '../effects.ts';
import type { World } from '../world.ts';
import { endAttack, isThere } from './state.ts';

export type Trapping =
  | { readonly do: 'trap-step'; readonly from: number }
  /** A Trap of the batch has done what it does: it is discarded, or stays on the space. */
  | { readonly do: 'lay-trap'; readonly attack: number }
  /** What lies on the space concerns the hero who has entered it. */
  | { readonly do: 'space-traps'; readonly stay: number };

const handlers: Handlers<World, Trapping> = {
  /** DNR-THREAT-7, DNR-THREAT-8: every hero in the space rolls, the player's own too. */
  'trap-step'(match, { from }, scope) {
    const { combat, heroes } = match.world;
    const at = combat?.attacks.findIndex(({ form, over }, i) => form === '' && !over && i >= from) ?? -1;
    if (!combat || at < 0) return;
    match.push({ do: 'trap-step', from: at + 1 }, scope);
    const { card, space } = combat.attacks[at];
    if (!isThere(match, card)) return;
    match.tell({ type: 'trap', seat: combat.attacker, card });
    match.push({ do: 'lay-trap', attack: at }, scope);
    const there = seatsInTurn(match).filter((seat) => heroes[seat].space === space);
    for (const seat of there.toReversed())
      match.pushAll(
        adventure(match, card).effect.steps as Happening,
        scopeOf(combat.attacker, card, 0, heroes[seat].card),
      );
  },

  /** DNR-DUR-7, DNR-DUR-15, DNR-COMBAT-37 */
  'lay-trap'(match, { attack }) {
    const { combat, spaces } = match.world;
    if (!combat) return;
    const { card, space } = combat.attacks[attack];
    endAttack(match, attack);
    if (!isThere(match, card)) return;
    if (adventure(match, card).duration !== 'attachment') discardCard(match, card);
    else {
      match.instances.toBottom(card, match.instances.layout.base.attached + spaces[space].card);
      takeControl(match, card, combat.attacker);
    }
  },

  /** DNR-SPACE-12, DNR-RESET-3 */
  'space-traps'(match, { stay }, { seat }) {
    const { world, instances } = match;
    const hero = world.heroes[seat];
    if (hero.out || hero.stay !== stay) return;
    const on = instances.layout.base.attached + world.spaces[hero.space].card;
    for (let card = instances.first(on); card !== NONE; card = instances.next(card))
      if (adventure(match, card).category === 'trap')
        for (const trigger of triggersNow(match, card, 'enter', seat))
          match.push({ do: 'trigger', about: seat }, scopeOf(seat, card, trigger));
  },
};

export const traps: Chapter<World, Trapping> = { handlers, questions: {} };
