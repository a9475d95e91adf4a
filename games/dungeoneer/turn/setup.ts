/** SETUP: the map, heroes, Quests, hands, and who begins. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Seat,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { drawCards } from '../cards/drawing.ts';
import { PILES } from '../cards/piles.ts';
import { leftOf } from '../cards.ts';
import { GRADES, REALMS } from '../content/cards.ts';
import type { DungeoneerEffect } from '../effects.ts';
import { freeHeroes, stackHeroes } from '../grades/stacking.ts';
import { firstLevel, lifeScore } from '../heroes/stack.ts';
import { layStart, takeStarts } from '../map/starting.ts';
import { reindex } from '../modifiers/standing.ts';
import { isPlayed } from '../options/played.ts';
import { dealPersonal, turnUpGlobal } from '../quests/dealing.ts';
import type { M, World } from '../world.ts';

export type SetUp =
  | { readonly do: 'set-up' }
  | { readonly do: 'lay-start' }
  | { readonly do: 'deal-heroes' }
  | { readonly do: 'deal-quests' }
  | { readonly do: 'deal-hands' }
  | { readonly do: 'roll-for-first'; readonly seats: readonly Seat[] }
  | { readonly do: 'first-turn' };

export const HAND = 5;

/** DNR-SETUP-3, DNR-SETUP-4, DNR-SETUP-7: shuffles everything, and takes the start cards out of the Map decks. */
export function shuffleDecks(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  match.shuffle(base.heroes);
  for (const grade of match.world.grades) match.shuffle(base['quest-deck'] + grade);
  match.shuffle(base.deck);
  if (match.world.apart)
    for (const grade of match.world.grades)
      for (const pile of PILES) match.shuffle(base[`${pile}-deck`] + grade);
  for (let realm = 0; realm < REALMS.length; realm++) {
    const deck = base['map-deck'] + realm;
    match.shuffle(deck);
    if (isPlayed(match, 'optrevealed')) continue;
    takeStarts(match, realm);
  }
  match.push({ do: 'set-up' }, TABLE);
}

const handlers: Handlers<World, SetUp> = {
  'set-up'(match) {
    match.pushAll(stepsOf(match), TABLE);
  },

  /** DNR-SETUP-2, DNR-SETUP-5. What scenarios have laid stays as it lies. */
  'lay-start'(match) {
    const { instances, world } = match;
    const { base } = instances.layout;
    for (let realm = 0; realm < REALMS.length; realm++) {
      const zone = base.starts + realm;
      const laid = world.spaces.some((space) => space.realm === realm);
      if (instances.size(zone) > 0 && !laid) layStart(match, realm);
      if (instances.size(zone) === 0) continue;
      // DNR-SETUP-6: what did not fit.
      instances.pour(zone, base['map-deck'] + realm);
      match.shuffle(base['map-deck'] + realm);
    }
  },

  /** DNR-SETUP-8..14. Whoever has been arranged, with his Quests and his hand, stays so. */
  'deal-heroes'(match) {
    const { world } = match;
    const free = freeHeroes(match, world.grades[0]);
    for (let seat = 0; seat < match.seats; seat++)
      if (world.heroes[seat].card === NONE && !world.heroes[seat].out)
        becomeHero(match, seat, free.shift() ?? NONE);
    stackHeroes(match);
    reindex(match);
  },

  /** DNR-SETUP-15, DNR-SETUP-16 */
  'deal-quests'(match) {
    const { instances, world } = match;
    const { base } = instances.layout;
    for (let seat = 0; seat < match.seats; seat++)
      if (!world.heroes[seat].out && instances.size(base.quests + seat) === 0) dealPersonal(match, seat);
    turnUpGlobal(match);
    reindex(match);
  },

  /** DNR-SETUP-17; from two decks in turn order, because everybody sees what those before him chose. */
  'deal-hands'(match) {
    const { world, instances } = match;
    const seats = match.seatsFrom(world.apart ? world.first : 0);
    for (const seat of world.apart ? seats.toReversed() : seats)
      if (!world.heroes[seat].out && instances.size(instances.layout.base.hand + seat) === 0)
        drawCards(match, seat, HAND);
  },

  /** DNR-SETUP-19 */
  'roll-for-first'(match, { seats }) {
    if (match.world.first !== NONE) return;
    let best = 0;
    let leaders: Seat[] = [];
    for (const seat of seats) {
      if (match.world.heroes[seat].out) continue;
      const die = match.roll();
      match.tell({ type: 'rolled-for-first', seat, die });
      if (die > best) leaders = [];
      best = Math.max(best, die);
      if (die === best) leaders.push(seat);
    }
    if (leaders.length > 1) match.push({ do: 'roll-for-first', seats: leaders }, TABLE);
    else match.world.first = leaders[0];
  },

  'first-turn'(match) {
    const { world } = match;
    world.round = 1;
    // Whoever was first may have left while heroes were chosen or the map was laid.
    if (world.heroes[world.first].out) world.first = leftOf(match, world.first);
    match.tell({ type: 'first-player', seat: world.first });
    match.push({ do: 'turn' }, scopeOf(world.first));
  },
};

/** The order of the set-up (DNR-OPTHERO-2, DNR-OPTREVEALED-2, DNR-OPTREVEALED-11, DNR-OPTDECKS-5, DNR-OPTREALM-8). */
function stepsOf(match: M): DungeoneerEffect[] {
  const { apart, heroes } = match.world;
  const deal: DungeoneerEffect = { do: isPlayed(match, 'opthero') ? 'pick-heroes' : 'deal-heroes' };
  const quests: SetUp = { do: 'deal-quests' };
  const hands: SetUp = { do: 'deal-hands' };
  const roll: SetUp = { do: 'roll-for-first', seats: match.seatsFrom(0) };
  const starts: DungeoneerEffect = {
    do: 'choose-starts',
    seats: match.seatsFrom(0).filter((seat) => heroes[seat].card === NONE),
  };
  const first: SetUp = { do: 'first-turn' };
  if (isPlayed(match, 'optrevealed')) return [quests, { do: 'deal-maps' }, deal, starts, hands, first];
  if (isPlayed(match, 'opthero')) return [{ do: 'lay-start' }, roll, deal, starts, quests, hands, first];
  return apart
    ? [{ do: 'lay-start' }, deal, quests, roll, starts, hands, first]
    : [{ do: 'lay-start' }, deal, quests, hands, roll, starts, first];
}

/** DNR-SETUP-10..14 */
export function becomeHero(match: M, seat: Seat, card: Instance): void {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  instances.toBottom(card, instances.layout.base.hero + seat);
  hero.card = card;
  hero.level = firstLevel(GRADES[world.grade]);
  hero.life = lifeScore(match, seat);
  hero.glory = 1;
  hero.peril = 1;
  hero.space = 0;
  match.tell({ type: 'plays', seat, card });
}

export const setUp: Chapter<World, SetUp> = { handlers, questions: {} };
