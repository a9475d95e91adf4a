/** DEATH: a hero is defeated, or his player leaves. */
import { type Chapter, type Handlers, NONE, type Seat, type Zone } from '@underhall/kernel';
import { forgetCard } from '../cards/control.ts';
import { discardCard } from '../cards/zones.ts';
import { mapCard, seatOfHero } from '../cards.ts';
import { endCombat } from '../combat/steps.ts';
import { REALMS } from '../content/cards.ts';
import { reindex } from '../modifiers/standing.ts';
import { turnUpGlobal } from '../quests/dealing.ts';
import { leaveTokens } from '../quests/tokens.ts';
import { endIfDecided } from '../winning/winning.ts';
import type { M, World } from '../world.ts';
import { NOWHERE } from '../world.ts';

export type Defeat = { readonly do: 'defeat' } | { readonly do: 'give-up' };

const handlers: Handlers<World, Defeat> = {
  defeat(match, _effect, scope) {
    defeat(match, seatOfHero(match, scope.it));
  },

  /** DNR-WIN-9 */
  'give-up'(match, _effect, { seat }) {
    const { instances } = match;
    const { base } = instances.layout;
    match.dropFor(seat, 'end-turn');
    const drawn = instances.first(base.drawn);
    if (match.world.active === seat && drawn !== NONE)
      instances.toBottom(drawn, base['map-deck'] + REALMS.indexOf(mapCard(match, drawn).realm));
    match.tell({ type: 'gave-up', seat });
    defeat(match, seat);
  },
};

/** DNR-DEATH-1..9 */
function defeat(match: M, seat: Seat): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const hero = world.heroes[seat];
  leaveTokens(match, seat, hero.space);
  hero.out = true;
  hero.life = 0;
  hero.glory = 0;
  hero.peril = 0;
  hero.mp = 0;
  hero.saved = 0;
  hero.tipped = false;
  hero.rise = null;
  hero.space = NOWHERE;
  hero.onExit = NOWHERE;
  hero.passing = [];
  match.tell({ type: 'defeated', seat });
  // DNR-DEATH-14
  if (world.combat?.attacker === seat) {
    discardAll(match, base.attacking);
    endCombat(match);
  }
  for (const zone of [base.hand, base.boons, base.treasures, base.banes, base.pack])
    discardAll(match, zone + seat);
  if (hero.card !== NONE) discardAll(match, base.attached + hero.card);
  // DNR-DEATH-3
  for (const { card, seat: master } of world.controllers) if (master === seat) discardCard(match, card);
  // DNR-DEATH-6
  const aside = base.aside;
  instances.pour(base.quests + seat, aside);
  match.shuffle(aside);
  instances.pour(aside, base['quest-deck']);
  turnUpGlobal(match);
  reindex(match);
  endIfDecided(match);
}

/** A zone is emptied onto the discard pile, what is attached to its cards too (DNR-DEATH-2, DNR-DEATH-4). */
function discardAll(match: M, zone: Zone): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (const card of instances.list(zone)) {
    discardAll(match, base.attached + card);
    forgetCard(match, card);
    instances.toTop(card, base.discard);
  }
}

export const defeats: Chapter<World, Defeat> = { handlers, questions: {} };
