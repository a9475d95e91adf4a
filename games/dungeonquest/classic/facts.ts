/** The facts of a match of the 2010 edition. */
import { type Json, type Seat, type Shaped, shape, type View } from '@underhall/kernel';
import {
  boardFacts,
  boardOf,
  carriedFacts,
  carriedFields,
  chamberFields,
  count,
  deckFacts,
  deckFields,
  each,
  heroFacts,
  heroFields,
  size,
  table,
  tokenFields,
  tripFacts,
  tripFields,
  turnFacts,
  turnFields,
} from '../facts.ts';
import { card, combatSeen, tokenSeen } from '../shapes.ts';
import { MONSTERS, type MonsterKind } from '../verbs.ts';
import { HERO, MONSTER, type Side, totalOf } from './combat/state.ts';
import type { M, World } from './world.ts';

const { anyText, bySeat, flag, listOf, meant, nullable, object, oneOf, pair, seat, wholeNumber } = shape;

const fighting = listOf(combatSeen);
const json = shape.shape<Json>('JSON', () => true);

const seatShape = object({
  ...heroFields,
  searches: meant('searches of this stay', count),
  trappedSearches: meant('searches made while trapped', count),
  postponed: meant('he meets his space on his next turn', flag),
  wayDown: meant('he has found a way to the Catacombs here', flag),
  crossed: meant('across the Cave-in or the Bridge', flag),
  caught: meant('caught in a Spider Web', flag),
  freed: meant('has got free and moves on', flag),
  goesBack: meant('must go back on his next turn', flag),
  lostInDark: meant('must roll in the Chamber of Darkness', flag),
  ...tripFields,
  ...tokenFields,
  ...carriedFields,
});

const chamberShape = object({
  ...chamberFields,
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
  ...turnFields,
  seats: bySeat(seatShape),
  board: boardOf(chamberShape),
  ...deckFields,
  pool: meant('monster tokens left of each kind', object(each(MONSTERS, count))),
  combat: nullable(combatShape),
});

export type ClassicFacts = Shaped<typeof factsShape>;
export type ClassicSeatFacts = Shaped<typeof seatShape>;
export type ClassicCombatFacts = Shaped<typeof combatShape>;

type V = View<World>;

export function facts(view: V): ClassicFacts {
  const { world } = view;
  return {
    ...turnFacts(view),
    seats: world.heroes.map((_, seat) => seatFacts(view, seat)),
    board: boardFacts(view, (space) => ({
      monsters: view.faces(view.zone('monsters', space)),
      turned: world.turned.includes(space),
    })),
    ...deckFacts(view),
    pool: table(MONSTERS, (kind) => left(view, kind)),
    combat: combatFacts(view),
  };
}

function left(view: V, kind: MonsterKind): number {
  const tokens = view.instances.list(view.zone('pool'));
  return tokens.filter((token) => view.back(token) === `token-${kind}`).length;
}

function seatFacts(view: V, seat: Seat): ClassicSeatFacts {
  const hero = view.world.heroes[seat];
  return {
    ...heroFacts(view, seat),
    searches: hero.searches,
    trappedSearches: hero.trappedSearches,
    postponed: hero.postponed,
    wayDown: hero.wayDown > 0,
    crossed: hero.crossed,
    caught: hero.caught,
    freed: hero.freed,
    goesBack: hero.goesBack,
    lostInDark: hero.lostInDark,
    ...tripFacts(view, seat),
    determination: hero.determination.reduce((sum, { tokens }) => sum + tokens, 0),
    ...carriedFacts(view, seat),
  };
}

function combatFacts(view: V): ClassicCombatFacts | null {
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
