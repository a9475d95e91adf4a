/** DEATH: a hero is defeated, or his player leaves. */
import { type Chapter, type Handlers, NONE, type Seat, type Zone } from '@underhall/kernel';
import { forgetCard } from '../cards/control.ts';
import { discardFor } from '../cards/piles.ts';
import { fire } from '../cards/triggers.ts';
import { discardCard } from '../cards/zones.ts';
import { seatOfHero, seatsInTurn } from '../cards.ts';
import { endCombat } from '../combat/steps.ts';
import { settleGrade } from '../grades/changing.ts';
import { leaveMap } from '../map/building.ts';
import { reindex } from '../modifiers/standing.ts';
import { isPlayed } from '../options/played.ts';
import { awaitNewHero } from '../options/reincarnation.ts';
import { passUnlaid } from '../options/revealed-map.ts';
import { turnUpGlobal } from '../quests/dealing.ts';
import { leaveTokens } from '../quests/tokens.ts';
import { questDeck } from '../quests/zones.ts';
import { endIfDecided } from '../winning/winning.ts';
import type { M, World } from '../world.ts';
import { NOWHERE } from '../world.ts';

export type Defeat = { readonly do: 'defeat' } | { readonly do: 'give-up' };

const handlers: Handlers<World, Defeat> = {
  defeat(match, _effect, scope) {
    defeat(match, seatOfHero(match, scope.it), isPlayed(match, 'optreinc'));
  },

  /** DNR-WIN-9 */
  'give-up'(match, _effect, { seat }) {
    match.dropFor(seat, 'end-turn');
    if (match.world.phase === 'set-up') passUnlaid(match, seat);
    else leaveMap(match, seat);
    match.tell({ type: 'gave-up', seat });
    defeat(match, seat, false);
  },
};

/** DNR-DEATH-1..9; who comes back keeps his Quests, and what he has laid with others or on the map (DNR-OPTREINC-6, DNR-OPTREINC-16). */
function defeat(match: M, seat: Seat, comesBack: boolean): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const hero = world.heroes[seat];
  leaveTokens(match, seat, hero.space, comesBack);
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
  if (comesBack) awaitNewHero(match, seat);
  else leaveForGood(match, seat);
  reindex(match);
  endIfDecided(match);
  if (match.outcome) return;
  for (const other of seatsInTurn(match).toReversed()) fire(match, 'hero-defeated', other);
  // DNR-OPTGRADE-32
  settleGrade(match);
}

function leaveForGood(match: M, seat: Seat): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  // DNR-DEATH-3
  for (const { card, seat: master } of world.controllers) if (master === seat) discardCard(match, card);
  // DNR-DEATH-6
  const aside = base.aside;
  for (const card of instances.list(base.quests + seat)) forgetCard(match, card);
  instances.pour(base.quests + seat, aside);
  match.shuffle(aside);
  instances.pour(aside, questDeck(match));
  turnUpGlobal(match);
}

/** A zone is emptied onto the discard pile, what is attached to its cards too (DNR-DEATH-2, DNR-DEATH-4). */
function discardAll(match: M, zone: Zone): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (const card of instances.list(zone)) {
    discardAll(match, base.attached + card);
    forgetCard(match, card);
    instances.toTop(card, discardFor(match, card));
  }
}

export const defeats: Chapter<World, Defeat> = { handlers, questions: {} };
