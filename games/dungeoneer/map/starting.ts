/** SETUP, OPTREALM: the Entrance of each realm with its start cards, and where heroes begin. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  SETUP,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { mapCard, mapOf } from '../cards.ts';
import { REALMS } from '../content/cards.ts';
import { type M, NOWHERE, type World } from '../world.ts';
import { layMap } from './building.ts';
import { beyond, type Cell } from './grid.ts';
import { type Placement, placements } from './placing.ts';
import { placePortal } from './portals.ts';

export type Starting =
  /** Whoever was dealt a hero chooses where he begins. */
  | { readonly do: 'choose-starts'; readonly seats: readonly Seat[] }
  | { readonly do: 'start-at'; readonly space: number };
export type StartingQuestion = { readonly do: 'start-where' };

const START_CARDS = 4;
const ORIGIN: Cell = { x: 0, y: 0 };

/** Passages and Roads; an Entrance is none (DNR-CONTENT-27). */
function isStart(match: M, card: Instance): boolean {
  const { kind, entrance } = mapCard(match, card);
  return !entrance && (kind === 'passage' || kind === 'road');
}

/** DNR-SETUP-3, DNR-SETUP-4: takes the Entrance and the start cards out of the shuffled Map deck of a realm. */
export function takeStarts(match: M, realm: number): void {
  const { instances } = match;
  const { base } = instances.layout;
  const deck = base['map-deck'] + realm;
  const cards = instances.list(deck);
  const entrance = cards.find((card) => mapCard(match, card).entrance);
  if (entrance === undefined) return;
  const starts = cards.filter((card) => isStart(match, card)).slice(0, START_CARDS);
  for (const card of [entrance, ...starts]) instances.toBottom(card, base.starts + realm);
  // So that nothing is known of those that were passed over.
  match.shuffle(deck);
}

/** The Entrance, and a card on each of its sides in a legal rotation (DNR-SETUP-4..6, DNR-OPTREALM-1, DNR-OPTREALM-2). */
export function layStart(match: M, realm: number): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  const zone = base.starts + realm;
  const [entrance, ...starts] = instances.list(zone);
  layMap(match, entrance, { ...ORIGIN, turned: false });
  for (let side = 0; side < START_CARDS && starts.length > 0; ) {
    const [card] = starts.splice(0, 1);
    const fits = fitsBeside(match, card, realm, beyond(ORIGIN, side));
    if (fits.length > 0) {
      layMap(match, card, fits[match.rng.below(fits.length, SETUP)]);
      placePortal(match, world.spaces.length - 1, NONE);
      side++;
      continue;
    }
    const other = instances.list(base['map-deck'] + realm).find((one) => isStart(match, one));
    if (other === undefined) continue;
    instances.toBottom(other, zone);
    starts.unshift(other);
  }
}

/** How a start card may lie in a cell: it connects, and the map stays open. */
function fitsBeside(match: M, card: Instance, realm: number, { x, y }: Cell): Placement[] {
  const found: Placement[] = [];
  placements(match, card, realm, false, (cell, turned, against) => {
    if (cell.x === x && cell.y === y && against === undefined) found.push({ x, y, turned });
    return false;
  });
  return found;
}

/** The first card of each realm (DNR-OPTREALM-1). */
function startingEntrances({ world }: M): number[] {
  const found = REALMS.map((_realm, realm) => world.spaces.findIndex((space) => space.realm === realm));
  return found.filter((space) => space !== NOWHERE);
}

const handlers: Handlers<World, Starting> = {
  /** DNR-OPTREALM-8 */
  'choose-starts'(match, { seats }) {
    const { first, heroes } = match.world;
    if (startingEntrances(match).length < 2) return;
    for (const seat of match.seatsFrom(first).toReversed())
      if (seats.includes(seat) && !heroes[seat].out) match.push({ do: 'start-where' }, scopeOf(seat));
  },

  'start-at'(match, { space }, { seat }) {
    const { world } = match;
    world.heroes[seat].space = space;
    match.tell({ type: 'starts-at', seat, card: world.spaces[space].card });
  },
};

const questions: Questions<World, StartingQuestion> = {
  /** CH-2 */
  'start-where': {
    kind: 'ask',
    midway: true,
    options(match, _question, _scope, options) {
      for (const space of startingEntrances(match))
        options.add(`start-at:${mapOf(match, space).id}`, { do: 'start-at', space });
    },
  },
};

export const starting: Chapter<World, Starting, StartingQuestion> = { handlers, questions };
