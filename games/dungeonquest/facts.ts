/**
 * The plain summary of a match that scenarios, tools and the generic table read. Stable: fields are added, not renamed.
 * What the viewer does not know is a back in brackets (`[treasure]`) or null.
 */
import { type Json, NONE, type Seat, type Shape, type Shaped, shape, type View } from '@underhall/kernel';
import { HERO, MONSTER, type Side, totalOf } from './classic/combat/state.ts';
import { type Card, DECK_NAMES, type DeckName } from './classic/content.ts';
import type { ClassicSpec, Hero, M, World } from './classic/world.ts';
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
  card,
  cardSeen,
  cause,
  chamberId,
  chamberKind,
  combatSeen,
  directionName,
  encounterSeen,
  heroId,
  lootSeen,
  spaceName,
  squareName,
  sunSpace,
  tokenSeen,
} from './shapes.ts';
import type { Tile } from './tile.ts';
import { ATTRIBUTES, type Attribute, MONSTERS, type MonsterKind } from './verbs.ts';
import { BELOW, DEAD, IN_DUNGEON, OUT, UNCHOSEN, WAITING } from './world.ts';

const {
  anyText,
  bySeat,
  either,
  flag,
  idOf,
  listOf,
  mapBy,
  meant,
  nullable,
  object,
  oneOf,
  pair,
  seat,
  wholeNumber,
} = shape;

const count = wholeNumber(0);
const encounters = listOf(encounterSeen);
const fighting = listOf(combatSeen);
const json = shape.shape<Json>('JSON', () => true);
const decks: readonly DeckName[] = DECK_NAMES;
const discarded = DECK_NAMES.filter((deck) => deck !== 'rune');
const discards = Object.fromEntries(discarded.map((deck) => [deck, listOf(cardSeen(deck))])) as Record<
  Exclude<DeckName, 'rune'>,
  Shape<string[]>
>;

/** The same for each of these names. */
function each<N extends string, T>(names: readonly N[], inner: Shape<T>): Record<N, Shape<T>> {
  return Object.fromEntries(names.map((name) => [name, inner])) as Record<N, Shape<T>>;
}

const seatShape = object({
  hero: heroId,
  state: oneOf('waiting', 'dungeon', 'catacombs', 'out', 'dead'),
  space: meant('where he stands; null below and outside', nullable(spaceName)),
  from: meant('the space he entered from', nullable(spaceName)),
  special: meant('he came by special movement', flag),
  half: meant('the half of a Chasm or Bridge he stands on', nullable(wholeNumber(0, 1))),
  wounds: count,
  life: count,
  ...each(ATTRIBUTES, wholeNumber()),
  lostTurns: meant('turns still to be lost', count),
  searches: meant('searches of this stay', count),
  trappedSearches: meant('searches made while trapped', count),
  postponed: meant('he meets his space on his next turn', flag),
  wayDown: meant('he has found a way to the Catacombs here', flag),
  crossed: meant('across the Cave-in or the Bridge', flag),
  caught: meant('caught in a Spider Web', flag),
  freed: meant('has got free and moves on', flag),
  goesBack: meant('must go back on his next turn', flag),
  lostInDark: meant('must roll in the Chamber of Darkness', flag),
  marker: meant('where his travel marker lies', nullable(spaceName)),
  heading: meant('where it points', nullable(directionName)),
  trip: meant('Catacomb cards of this trip', count),
  determination: meant('his determination tokens', count),
  loot: listOf(lootSeen),
  gold: meant('what his Loot is worth; null if not all of it is known', nullable(count)),
  kept: encounters,
  runes: listOf(cardSeen('rune')),
  drawn: meant('the card he is resolving', encounters),
  tripCards: listOf(cardSeen('catacomb')),
  cause: meant('what he died of; empty if he lives', idOf(cause.what, 'cause', 'nothing')),
});

const printedShape = object({ kind: oneOf('tower-room', 'treasure-chamber') });
const chamberShape = object({
  chamber: chamberId,
  kind: chamberKind,
  entry: meant('where its entry arrow points', directionName),
  entrance: meant('a Catacomb entrance marker lies there', flag),
  monsters: listOf(tokenSeen),
  turned: meant('a Rotating Room that has turned', flag),
});

const side = wholeNumber(0, 1);
const bySide = meant(
  'of the Hero (the attacker), and of the Monster (the defender)',
  pair(fighting, fighting),
);

const combatShape = object({
  hero: seat,
  opponent: meant('who plays the Monster, or the other Hero', seat),
  kind: meant('the Monster; empty between Heroes', oneOf(...MONSTERS, '')),
  token: meant('the monster token', nullable(tokenSeen)),
  mode: oneOf('cards', 'solo', 'dice', 'soloclassic', 'classic'),
  noEscape: flag,
  begun: meant('before that it is only an encounter', flag),
  round: count,
  fleeing: flag,
  monsterWounds: meant('wounds of the Monster in a combat variant', count),
  heroCard: card,
  monsterCard: card,
  cancelled: meant('sides whose card is cancelled, as bits', count),
  inForce: meant(
    'what Power cards have set up',
    listOf(
      object({
        what: oneOf('attack', 'no-counter', 'on', 'next'),
        card,
        side,
        by: wholeNumber(),
        event: anyText,
        subject: anyText,
        effects: json,
      }),
    ),
  ),
  loser: meant('the side that lost the round; 65535 for none', count),
  prevented: count,
  hands: bySide,
  played: bySide,
  totals: meant('what the played cards are worth', pair(nullable(wholeNumber()), nullable(wholeNumber()))),
  damage: bySide,
  escape: bySide,
  stack: fighting,
  deck: count,
  discard: fighting,
});

export const factsShape = object({
  turn: meant('turns begun', count),
  round: meant('turns of the First Player so far', count),
  active: meant('whose turn it is', seat),
  first: meant('the First Player', seat),
  sun: sunSpace,
  seats: bySeat(seatShape),
  board: meant(
    'what lies on each space, by its name; unexplored spaces are absent',
    mapBy(squareName, either(chamberShape, printedShape)),
  ),
  stock: meant('chambers left to draw', count),
  decks: meant('cards left in each deck', object(each(decks, count))),
  discards: meant('discarded cards, the last one first', object(discards)),
  pool: meant('monster tokens left of each kind', object(each(MONSTERS, count))),
  combat: nullable(combatShape),
});

export type Facts = Shaped<typeof factsShape>;
export type SeatFacts = Shaped<typeof seatShape>;
export type SpaceFacts = NonNullable<Facts['board'][SpaceName]>;
export type CombatFacts = Shaped<typeof combatShape>;

type V = View<World>;
const STATES: Readonly<Record<Hero['state'], SeatFacts['state']>> = {
  [WAITING]: 'waiting',
  [IN_DUNGEON]: 'dungeon',
  [BELOW]: 'catacombs',
  [OUT]: 'out',
  [DEAD]: 'dead',
};

export function facts(view: V): Facts {
  const { world } = view;
  return {
    turn: world.turn,
    round: world.round,
    active: world.active,
    first: world.first,
    sun: world.sun,
    seats: world.heroes.map((_, seat) => seatFacts(view, seat)),
    board: boardFacts(view),
    stock: size(view, 'stock'),
    decks: table(decks, (deck) => size(view, deck)),
    discards: table(discarded, (deck) => view.faces(view.zone(`${deck}-discard`))),
    pool: table(MONSTERS, (kind) => left(view, kind)),
    combat: combatFacts(view),
  };
}

function table<N extends string, T>(names: readonly N[], of: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>;
}

function left(view: V, kind: MonsterKind): number {
  const tokens = view.instances.list(view.zone('pool'));
  return tokens.filter((token) => view.back(token) === `token-${kind}`).length;
}

function size(view: V, zone: string, key = 0): number {
  return view.instances.size(view.zone(zone, key));
}

function place(space: Space): SpaceName | null {
  return space < 0 ? null : nameOf(space);
}

function seatFacts(view: V, seat: Seat): SeatFacts {
  const hero = view.world.heroes[seat];
  const card = (view.game.spec as ClassicSpec).content.heroes[hero.card];
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
    searches: hero.searches,
    trappedSearches: hero.trappedSearches,
    postponed: hero.postponed,
    wayDown: hero.wayDown > 0,
    crossed: hero.crossed,
    caught: hero.caught,
    freed: hero.freed,
    goesBack: hero.goesBack,
    lostInDark: hero.lostInDark,
    marker: place(hero.marker),
    heading: hero.state === BELOW ? DIRECTIONS[hero.heading] : null,
    trip: hero.trip,
    determination: hero.determination.reduce((sum, { tokens }) => sum + tokens, 0),
    loot: view.faces(view.zone('loot', seat)),
    gold: goldFacts(view, seat),
    kept: view.faces(view.zone('kept', seat)),
    runes: view.faces(view.zone('runes', seat)),
    drawn: [...view.faces(view.zone('drawn', seat)), ...view.faces(view.zone('drawn-secret', seat))],
    tripCards: view.faces(view.zone('trip', seat)),
    cause: hero.cause,
  };
}

/** Attributes as far as the viewer can tell: hidden Loot may change them. */
function attributes(view: V, seat: Seat): Record<Attribute, number> {
  const hero = view.world.heroes[seat];
  const card = (view.game.spec as ClassicSpec).content.heroes[hero.card];
  return table(ATTRIBUTES, (name) => {
    let value = card[name];
    for (const [, changed, by] of hero.bonuses) if (changed === name) value += by;
    for (const loot of view.instances.list(view.zone('loot', seat))) {
      const face = view.face(loot) as Card | undefined;
      for (const bonus of face?.bonuses ?? []) if (bonus.attribute === name) value += bonus.by;
    }
    return value;
  });
}

/** DQ-HIDDEN-16 */
function goldFacts(view: V, seat: Seat): number | null {
  let gold = 0;
  for (const card of view.instances.list(view.zone('loot', seat))) {
    const face = view.face(card) as Card | undefined;
    if (!face) return null;
    gold += view.world.worth.find(([changed]) => changed === card)?.[1] ?? face.gold;
  }
  return gold;
}

function boardFacts(view: V): Facts['board'] {
  const { world } = view;
  const board: Facts['board'] = {};
  for (let space = 0; space < SPACES; space++) {
    const card = view.instances.first(view.zone('chamber', space));
    if (card !== NONE) {
      const tile = view.face(card) as Tile;
      board[nameOf(space)] = {
        chamber: tile.id,
        kind: tile.kind,
        entry: DIRECTIONS[world.entry[space]],
        entrance: world.markers.includes(space),
        monsters: view.faces(view.zone('monsters', space)),
        turned: world.turned.includes(space),
      };
    } else if (isTower(space)) board[nameOf(space)] = { kind: 'tower-room' };
    else if (spaceOf(space) === TREASURE_CHAMBER) board[nameOf(space)] = { kind: 'treasure-chamber' };
  }
  return board;
}

function combatFacts(view: V): CombatFacts | null {
  const { combat } = view.world;
  if (!combat) return null;
  return {
    ...combat,
    inForce: combat.inForce.map((one) => ({ ...one, effects: one.effects as unknown as Json })),
    token: view.faces(view.zone('facing'))[0] ?? null,
    hands: ofBoth((side) => view.faces(view.zone('hand', side))),
    played: ofBoth((side) => view.faces(view.zone('played', side))),
    totals: ofBoth((side) => totalFact(view, side)),
    damage: ofBoth((side) => view.faces(view.zone('damage', side))),
    escape: ofBoth((side) => view.faces(view.zone('escape', side))),
    stack: view.faces(view.zone('combat-stack')),
    deck: size(view, 'combat'),
    discard: view.faces(view.zone('combat-discard')),
  };
}

function ofBoth<T>(of: (side: Side) => T): [T, T] {
  return [of(HERO), of(MONSTER)];
}

/** What a side's played cards are worth now; null while it has none. They lie open, so a view knows all of them. */
function totalFact(view: V, side: Side): number | null {
  const { combat } = view.world;
  if (!combat || size(view, 'played', side) === 0) return null;
  return totalOf(view as unknown as M, combat, side);
}
