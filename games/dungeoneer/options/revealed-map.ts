/** OPTREVEALED: the whole map is laid before play begins, card by card from the hands of the players. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  SETUP,
  type Seat,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { leftOf, mapCard, quest } from '../cards.ts';
import { REALMS } from '../content/cards.ts';
import { orNothing } from '../effects/otherwise.ts';
import { layMap } from '../map/building.ts';
import { cellName } from '../map/grid.ts';
import { canBeLaid } from '../map/placing.ts';
import { isLast, realmOfCard } from '../map/realms.ts';
import { isNamed, replaceQuests } from '../quests/dealing.ts';
import type { M, World } from '../world.ts';
import { whoLays } from './unbiased-placement.ts';

export type RevealedMap =
  | { readonly do: 'deal-maps' }
  /** Whose turn it is to lay a card, and how many have passed before him without a break. */
  | { readonly do: 'lay-in-turn'; readonly seat: Seat; readonly passed: number }
  | { readonly do: 'bring'; readonly card: Instance };
export type RevealedMapQuestion = { readonly do: 'which-map' };

const START = { x: 0, y: 0, turned: false };

function entranceIn(match: M, cards: readonly Instance[]): Instance {
  return cards.find((card) => mapCard(match, card).entrance) ?? NONE;
}

/** DNR-OPTREVEALED-3, DNR-OPTREVEALED-4: all Map cards but a second realm's Entrance, one to each in turn. */
function dealMaps(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  const [first, ...others] = [...REALMS.keys()].filter(
    (realm) => instances.size(base['map-deck'] + realm) > 0,
  );
  for (const realm of others)
    layMap(match, entranceIn(match, instances.list(base['map-deck'] + realm)), START);
  for (const realm of [first, ...others]) instances.pour(base['map-deck'] + realm, base.aside);
  match.shuffle(base.aside);
  let seat = match.rng.below(match.seats, SETUP);
  for (const card of instances.list(base.aside)) {
    instances.toBottom(card, base.unlaid + seat);
    seat = (seat + 1) % match.seats;
  }
}

/** Does a face-up Global Quest name it (DNR-OPTREVEALED-7)? */
function isHeldBack(match: M, card: Instance): boolean {
  const { instances } = match;
  return instances.list(instances.layout.base.global).some((one) => {
    const { location, second } = quest(match, one);
    return [location, second].some((place) => isNamed(place, mapCard(match, card)));
  });
}

/** DNR-OPTREVEALED-7..9: the cards that a player may lay now; those of Global Quests only if he has no other. */
function layable(match: M, seat: Seat): Instance[] {
  const { instances } = match;
  const fits = instances.list(instances.layout.base.unlaid + seat).filter((card) => {
    const realm = realmOfCard(match, card);
    return canBeLaid(match, card, realm, isLast(match, realm, card));
  });
  const free = fits.filter((card) => !isHeldBack(match, card));
  return free.length > 0 ? free : fits;
}

const handlers: Handlers<World, RevealedMap> = {
  /** DNR-OPTREVEALED-5, DNR-OPTREVEALED-6, DNR-OPTREVEALED-12. What scenarios have laid stays as it lies. */
  'deal-maps'(match) {
    const { instances, world } = match;
    const { base } = instances.layout;
    if (world.spaces.length > 0) {
      match.push({ do: 'roll-for-first', seats: match.seatsFrom(0) }, TABLE);
      return;
    }
    dealMaps(match);
    const holder = match
      .seatsFrom(0)
      .find((seat) => entranceIn(match, instances.list(base.unlaid + seat)) !== NONE) as Seat;
    const entrance = entranceIn(match, instances.list(base.unlaid + holder));
    world.first = holder;
    layMap(match, entrance, START);
    match.tell({ type: 'laid', seat: holder, card: entrance, cell: cellName(START), turned: false });
    for (let seat = 0; seat < match.seats; seat++)
      for (const card of instances.list(base.unlaid + seat)) {
        const to = whoLays(match, seat, card);
        if (to !== seat) instances.toBottom(card, base.unlaid + to);
      }
    match.push({ do: 'lay-in-turn', seat: leftOf(match, holder), passed: 0 }, TABLE);
  },

  'lay-in-turn'(match, { seat, passed }) {
    const { instances, seats } = match;
    const { base } = instances.layout;
    const next = (seat + 1) % seats;
    if (passed === seats) {
      for (let one = 0; one < seats; one++) instances.pour(base.unlaid + one, base.gone);
      replaceQuests(match);
    } else if (layable(match, seat).length === 0)
      match.push({ do: 'lay-in-turn', seat: next, passed: passed + 1 }, TABLE);
    else {
      match.push({ do: 'lay-in-turn', seat: next, passed: 0 }, TABLE);
      match.push({ do: 'which-map' }, scopeOf(seat));
    }
  },

  bring(match, { card }, scope) {
    match.instances.toTop(card, match.instances.layout.base.drawn);
    match.push({ do: 'lay' }, scope);
  },
};

const questions: Questions<World, RevealedMapQuestion> = {
  /** CH-3: the card first, then the cell. */
  'which-map': {
    kind: 'ask',
    midway: true,
    options(match, _question, { seat }, options) {
      const may = layable(match, seat);
      for (const card of match.instances.list(match.instances.layout.base.unlaid + seat)) {
        const id = `bring:${mapCard(match, card).id}`;
        if (may.includes(card)) options.add(id, { do: 'bring', card });
        else if (isHeldBack(match, card)) options.forbid(id, 'DNR-OPTREVEALED-7', 'held-back', { card });
        else options.forbid(id, 'DNR-OPTREVEALED-9', 'fits-nowhere', { card });
      }
      orNothing(options);
    },
  },
};

/** What a player who leaves was still to lay, his left neighbour lays (DNR-OPTREVEALED-15). */
export function passUnlaid(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const left = leftOf(match, seat);
  for (const card of instances.list(base.unlaid + seat)) instances.toBottom(card, base.unlaid + left);
  const drawn = instances.first(base.drawn);
  if (drawn !== NONE && match.coming('lay') === undefined) instances.toBottom(drawn, base.unlaid + left);
}

export const revealedMap: Chapter<World, RevealedMap, RevealedMapQuestion> = { handlers, questions };
