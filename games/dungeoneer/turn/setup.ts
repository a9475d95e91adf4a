/** SETUP: the map, heroes, Quests, hands, and who begins. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  SETUP,
  type Seat,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { drawCard } from '../cards/zones.ts';
import { mapCard } from '../cards.ts';
import { REALMS } from '../content/cards.ts';
import { firstLevel, lifeScore, nature } from '../heroes/stack.ts';
import { layMap } from '../map/building.ts';
import { beyond, exitOf, isPassable, opposite } from '../map/grid.ts';
import { reindex } from '../modifiers/standing.ts';
import { drawQuest, turnUpGlobal } from '../quests/dealing.ts';
import type { M, World } from '../world.ts';

export type SetUp =
  | { readonly do: 'set-up' }
  | { readonly do: 'lay-start' }
  | { readonly do: 'deal' }
  | { readonly do: 'roll-for-first'; readonly seats: readonly Seat[] }
  | { readonly do: 'first-turn' };

const START_CARDS = 4;
const PERSONAL_QUESTS = 2;
const HAND = 5;

/** DNR-SETUP-3, DNR-SETUP-4, DNR-SETUP-7: shuffles everything, and takes the start cards out of the Map decks. */
export function shuffleDecks(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  match.shuffle(base.heroes);
  match.shuffle(base['quest-deck']);
  match.shuffle(base.deck);
  for (let realm = 0; realm < REALMS.length; realm++) {
    const deck = base['map-deck'] + realm;
    match.shuffle(deck);
    const cards = instances.list(deck);
    const entrance = cards.find((card) => mapCard(match, card).entrance);
    if (entrance === undefined) continue;
    const starts = cards.filter((card) => card !== entrance && isStart(match, card)).slice(0, START_CARDS);
    for (const card of [entrance, ...starts]) instances.toBottom(card, base.starts + realm);
    // So that nothing is known of those that were passed over.
    match.shuffle(deck);
  }
  match.push({ do: 'set-up' }, TABLE);
}

/** Passages and Roads; an Entrance is none (DNR-CONTENT-27). */
function isStart(match: M, card: Instance): boolean {
  const { kind, entrance } = mapCard(match, card);
  return !entrance && (kind === 'passage' || kind === 'road');
}

const handlers: Handlers<World, SetUp> = {
  'set-up'(match) {
    match.push({ do: 'first-turn' }, TABLE);
    match.push({ do: 'roll-for-first', seats: match.seatsFrom(0) }, TABLE);
    match.push({ do: 'deal' }, TABLE);
    match.push({ do: 'lay-start' }, TABLE);
  },

  /** DNR-SETUP-2, DNR-SETUP-5. What scenarios have laid stays as it lies. */
  'lay-start'(match) {
    const { instances, world } = match;
    const { base } = instances.layout;
    for (let realm = 0; realm < REALMS.length; realm++) {
      const zone = base.starts + realm;
      if (instances.size(zone) > 0 && world.spaces.length === 0) layStart(match, instances.list(zone));
      instances.pour(zone, base['map-deck'] + realm);
    }
  },

  /** DNR-SETUP-8..18. Whoever has been arranged, with his Quests and his hand, stays so. */
  deal(match) {
    const { instances, world } = match;
    const { base } = instances.layout;
    for (let seat = 0; seat < match.seats; seat++)
      if (world.heroes[seat].card === NONE) becomeHero(match, seat, instances.first(base.heroes));
    for (let seat = 0; seat < match.seats; seat++) {
      if (instances.size(base.quests + seat) > 0) continue;
      for (let i = 0; i < PERSONAL_QUESTS; i++) drawQuest(match, base.quests + seat);
    }
    turnUpGlobal(match);
    for (let seat = 0; seat < match.seats; seat++) {
      if (instances.size(base.hand + seat) > 0) continue;
      for (let i = 0; i < HAND; i++) drawCard(match, seat);
    }
    reindex(match);
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
    match.tell({ type: 'first-player', seat: world.first });
    match.push({ do: 'turn' }, scopeOf(world.first));
  },
};

/** The Entrance, and a card on each of its sides in a rotation that connects (DNR-SETUP-4..6). */
function layStart(match: M, [entrance, ...starts]: readonly Instance[]): void {
  layMap(match, entrance, { x: 0, y: 0, turned: false });
  const sides = starts.slice(0, START_CARDS);
  for (const [side, card] of sides.entries()) {
    const { exits } = mapCard(match, card);
    const fits = [false, true].filter((turned) => isPassable(exitOf(exits, opposite(side), turned)));
    const turned = fits[match.rng.below(fits.length, SETUP)];
    layMap(match, card, { ...beyond({ x: 0, y: 0 }, side), turned });
  }
}

/** DNR-SETUP-10..14 */
export function becomeHero(match: M, seat: Seat, card: Instance): void {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  instances.toBottom(card, instances.layout.base.hero + seat);
  hero.card = card;
  hero.level = firstLevel(nature(match, seat).grade);
  hero.life = lifeScore(match, seat);
  hero.glory = 1;
  hero.peril = 1;
  hero.space = 0;
  match.tell({ type: 'plays', seat, card });
}

export const setUp: Chapter<World, SetUp> = { handlers, questions: {} };
