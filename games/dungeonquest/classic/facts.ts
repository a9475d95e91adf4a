/**
 * The plain summary of a match that scenarios, tools and the generic table read. Stable: fields are added, not renamed.
 * What the viewer does not know is a back in brackets (`[treasure]`) or null.
 */
import { type Json, NONE, type Seat, type View } from '@underhall/kernel';
import { DIRECTIONS, isTower, nameOf, SPACES, type Space, spaceOf, TREASURE_CHAMBER } from '../grid.ts';
import type { Tile } from '../tile.ts';
import { ATTRIBUTES, MONSTERS } from '../verbs.ts';
import { HERO, MONSTER, type Side, totalOf } from './combat/state.ts';
import { type Card, DECK_NAMES } from './content.ts';
import { BELOW, type ClassicSpec, DEAD, IN_DUNGEON, type M, OUT, UNCHOSEN, type World } from './world.ts';

type V = View<World>;
const STATES: Readonly<Record<number, string>> = {
  [IN_DUNGEON]: 'dungeon',
  [BELOW]: 'catacombs',
  [OUT]: 'out',
  [DEAD]: 'dead',
};

export function facts(view: V): Json {
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
    decks: Object.fromEntries(DECK_NAMES.map((deck) => [deck, size(view, deck)])),
    discards: Object.fromEntries(
      DECK_NAMES.filter((deck) => deck !== 'rune').map((deck) => [
        deck,
        view.faces(view.zone(`${deck}-discard`)),
      ]),
    ),
    pool: Object.fromEntries(
      MONSTERS.map((kind) => [
        kind,
        view.instances.list(view.zone('pool')).filter((t) => view.back(t) === `token-${kind}`).length,
      ]),
    ),
    combat: combatFacts(view),
  };
}

function size(view: V, zone: string, key = 0): number {
  return view.instances.size(view.zone(zone, key));
}

function place(space: Space): string | null {
  return space < 0 ? null : nameOf(space);
}

function seatFacts(view: V, seat: Seat): Json {
  const hero = view.world.heroes[seat];
  const card = (view.game.spec as ClassicSpec).content.heroes[hero.card];
  return {
    hero: card.id,
    state: STATES[hero.state] ?? 'waiting',
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
function attributes(view: V, seat: Seat): { [name: string]: number } {
  const hero = view.world.heroes[seat];
  const card = (view.game.spec as ClassicSpec).content.heroes[hero.card];
  const values: { [name: string]: number } = {};
  for (const name of ATTRIBUTES) {
    let value = card[name];
    for (const [, changed, by] of hero.bonuses) if (changed === name) value += by;
    for (const loot of view.instances.list(view.zone('loot', seat))) {
      const face = view.face(loot) as Card | undefined;
      for (const bonus of face?.bonuses ?? []) if (bonus.attribute === name) value += bonus.by;
    }
    values[name] = value;
  }
  return values;
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

function boardFacts(view: V): Json {
  const { world } = view;
  const board: { [space: string]: Json } = {};
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

function combatFacts(view: V): Json {
  const { combat } = view.world;
  if (!combat) return null;
  return {
    ...(combat as unknown as { [key: string]: Json }),
    token: view.faces(view.zone('facing'))[0] ?? null,
    hands: [0, 1].map((side) => view.faces(view.zone('hand', side))),
    played: [0, 1].map((side) => view.faces(view.zone('played', side))),
    totals: [HERO, MONSTER].map((side) => totalFact(view, side as Side)),
    damage: [0, 1].map((side) => view.faces(view.zone('damage', side))),
    escape: [0, 1].map((side) => view.faces(view.zone('escape', side))),
    stack: view.faces(view.zone('combat-stack')),
    deck: size(view, 'combat'),
    discard: view.faces(view.zone('combat-discard')),
  };
}

/** What a side's played cards are worth now; null while it has none. They lie open, so a view knows all of them. */
function totalFact(view: V, side: Side): number | null {
  const { combat } = view.world;
  if (!combat || size(view, 'played', side) === 0) return null;
  return totalOf(view as unknown as M, combat, side);
}
