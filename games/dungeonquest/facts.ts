/**
 * The plain summary of a match that scenarios, tools and the generic table read, as far as both editions have it: each
 * puts its own facts between these (classic/facts.ts, revised/facts.ts). Stable: fields are added, not renamed. What the
 * viewer does not know is a back in brackets (`[treasure]`) or null.
 */
import { NONE, type Seat, type Shape, type Shaped, shape, type View } from '@underhall/kernel';
import type { Card } from './content.ts';
import { DECK_NAMES } from './content.ts';
import { drawnBy } from './decks.ts';
import {
  DIRECTIONS,
  isTower,
  nameOf,
  SPACES,
  type Space,
  type SpaceName,
  spaceOf,
  TREASURE_CHAMBER,
} from './grid.ts';
import {
  cardSeen,
  cause,
  chamberId,
  chamberKind,
  directionName,
  encounterSeen,
  heroId,
  lootSeen,
  spaceName,
  squareName,
  sunSpace,
} from './shapes.ts';
import type { Tile } from './tile.ts';
import { ATTRIBUTES, type Attribute } from './verbs.ts';
import {
  BELOW,
  DEAD,
  type DungeonQuestSpec,
  type Hero,
  IN_DUNGEON,
  OUT,
  UNCHOSEN,
  WAITING,
  type World,
} from './world.ts';

const { either, flag, idOf, listOf, mapBy, meant, nullable, object, oneOf, seat, wholeNumber } = shape;

export const count = wholeNumber(0);
const encounters = listOf(encounterSeen);
const discarded = DECK_NAMES.filter((deck) => deck !== 'rune');

/** The same for each of these names. */
export function each<N extends string, T>(names: readonly N[], inner: Shape<T>): Record<N, Shape<T>> {
  return table(names, () => inner);
}

export function table<N extends string, T>(names: readonly N[], of: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>;
}

// ------------------------------------------------------------------ shapes

export const turnFields = {
  turn: meant('turns begun', count),
  round: meant('turns of the First Player so far', count),
  active: meant('whose turn it is', seat),
  first: meant('the First Player', seat),
  sun: sunSpace,
};

export const heroFields = {
  hero: heroId,
  state: oneOf('waiting', 'dungeon', 'catacombs', 'out', 'dead'),
  space: meant('where he stands; null below and outside', nullable(spaceName)),
  from: meant('the space he entered from', nullable(spaceName)),
  special: meant('he came by special movement', flag),
  half: meant(
    'on which half of a chamber that has two he stands: 0 that of its entry arrow, 1 the other',
    nullable(wholeNumber(0, 1)),
  ),
  wounds: count,
  life: count,
  ...each(ATTRIBUTES, wholeNumber()),
  lostTurns: meant('turns still to be lost', count),
};

export const tokenFields = {
  determination: meant('his determination tokens', count),
};

export const tripFields = {
  marker: meant('where his travel marker lies', nullable(spaceName)),
  heading: meant('where it points', nullable(directionName)),
  trip: meant('Catacomb cards of this trip', count),
};

export const carriedFields = {
  loot: listOf(lootSeen),
  gold: meant('what his Loot is worth; null if not all of it is known', nullable(count)),
  kept: encounters,
  runes: listOf(cardSeen('rune')),
  drawn: meant('the card he is resolving', encounters),
  tripCards: listOf(cardSeen('catacomb')),
  cause: meant('what he died of; empty if he lives', idOf(cause.what, 'cause', 'nothing')),
};

const printedShape = object({ kind: oneOf('tower-room', 'treasure-chamber') });
/** Of the towers and the Treasure Chamber only the kind is told: they are printed on the board. */
type Board<C> = { [name in SpaceName]?: C | Shaped<typeof printedShape> };

export const chamberFields = {
  chamber: chamberId,
  kind: chamberKind,
  entry: meant('where its entry arrow points', directionName),
  entrance: meant('a Catacomb entrance marker lies there', flag),
};

export function boardOf<C>(chamber: Shape<C>): Shape<Board<C>> {
  return meant(
    'what lies on each space, by its name; unexplored spaces are absent',
    mapBy(squareName, either(chamber, printedShape)),
  );
}

export const deckFields = {
  stock: meant('chambers left to draw', count),
  decks: meant('cards left in each deck', object(each(DECK_NAMES, count))),
  discards: meant(
    'discarded cards, the last one first',
    object(table(discarded, (deck) => listOf(cardSeen(deck)))),
  ),
};

/** What stands in these fields. */
type Said<F> = { [N in keyof F]: Shaped<F[N]> };
type SharedChamberFacts = Said<typeof chamberFields>;

export type SharedSeatFacts = Said<
  typeof heroFields & typeof tokenFields & typeof tripFields & typeof carriedFields
>;
export type SharedFacts = Said<typeof turnFields & typeof deckFields> & {
  seats: SharedSeatFacts[];
  board: Board<SharedChamberFacts>;
};

// ------------------------------------------------------------------ how they are found

type V = View<World>;
const STATES: Readonly<Record<Hero['state'], SharedSeatFacts['state']>> = {
  [WAITING]: 'waiting',
  [IN_DUNGEON]: 'dungeon',
  [BELOW]: 'catacombs',
  [OUT]: 'out',
  [DEAD]: 'dead',
};

export function turnFacts({ world }: V): Said<typeof turnFields> {
  return {
    turn: world.turn,
    round: world.round,
    active: world.active,
    first: world.first,
    sun: world.sun,
  };
}

export function heroFacts(view: V, seat: Seat): Said<typeof heroFields> {
  const hero = view.world.heroes[seat];
  const card = cardOf(view, seat);
  return {
    hero: card.id,
    state: STATES[hero.state],
    space: place(hero.space),
    from: place(hero.from),
    special: hero.special,
    half: hero.half === UNCHOSEN ? null : hero.half,
    wounds: hero.wounds,
    life: card.life,
    ...attributes(view, seat),
    lostTurns: hero.lostTurns,
  };
}

export function tripFacts({ world }: V, seat: Seat): Said<typeof tripFields> {
  const hero = world.heroes[seat];
  return {
    marker: place(hero.marker),
    heading: hero.state === BELOW ? DIRECTIONS[hero.heading] : null,
    trip: hero.trip,
  };
}

export function carriedFacts(view: V, seat: Seat): Said<typeof carriedFields> {
  return {
    loot: view.faces(view.zone('loot', seat)),
    gold: gold(view, seat),
    kept: view.faces(view.zone('kept', seat)),
    runes: view.faces(view.zone('runes', seat)),
    drawn: drawnBy(view, seat).flatMap((zone) => view.faces(zone)),
    tripCards: view.faces(view.zone('trip', seat)),
    cause: view.world.heroes[seat].cause,
  };
}

/** What lies on each space; `own` is what the edition knows about a chamber besides. */
export function boardFacts<C extends object>(
  view: V,
  own: (space: Space) => C,
): Board<SharedChamberFacts & C> {
  const { world } = view;
  const board: Board<SharedChamberFacts & C> = {};
  for (let space = 0; space < SPACES; space++) {
    const card = view.instances.first(view.zone('chamber', space));
    if (card !== NONE) {
      const tile = view.face(card) as Tile;
      board[nameOf(space)] = {
        chamber: tile.id,
        kind: tile.kind,
        entry: DIRECTIONS[world.entry[space]],
        entrance: world.markers.includes(space),
        ...own(space),
      };
    } else if (isTower(space)) board[nameOf(space)] = { kind: 'tower-room' };
    else if (spaceOf(space) === TREASURE_CHAMBER) board[nameOf(space)] = { kind: 'treasure-chamber' };
  }
  return board;
}

export function deckFacts(view: V): Said<typeof deckFields> {
  return {
    stock: size(view, 'stock'),
    decks: table(DECK_NAMES, (deck) => size(view, deck)),
    discards: table(discarded, (deck) => view.faces(view.zone(`${deck}-discard`))),
  };
}

export function size(view: V, zone: string, key = 0): number {
  return view.instances.size(view.zone(zone, key));
}

function place(space: Space): SpaceName | null {
  return space < 0 ? null : nameOf(space);
}

function cardOf(view: V, seat: Seat) {
  return (view.game.spec as DungeonQuestSpec).content.heroes[view.world.heroes[seat].card];
}

/** Attributes as far as the viewer can tell: hidden Loot may change them. */
function attributes(view: V, seat: Seat): Record<Attribute, number> {
  const card = cardOf(view, seat);
  return table(ATTRIBUTES, (name) => {
    let value = card[name];
    for (const [, changed, by] of view.world.heroes[seat].bonuses) if (changed === name) value += by;
    for (const loot of view.instances.list(view.zone('loot', seat))) {
      const face = view.face(loot) as Card | undefined;
      for (const bonus of face?.bonuses ?? []) if (bonus.attribute === name) value += bonus.by;
    }
    return value;
  });
}

/** DQ-HIDDEN-16, DQR-HIDDEN-10 */
function gold(view: V, seat: Seat): number | null {
  let sum = 0;
  for (const card of view.instances.list(view.zone('loot', seat))) {
    const face = view.face(card) as Card | undefined;
    if (!face) return null;
    sum += view.world.worth.find(([changed]) => changed === card)?.[1] ?? face.gold;
  }
  return sum;
}
