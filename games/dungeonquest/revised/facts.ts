/** The facts of a match of the Revised Edition. */
import { type Seat, type Shaped, shape, type View } from '@underhall/kernel';
import {
  boardFacts,
  boardOf,
  carriedFacts,
  carriedFields,
  chamberFields,
  count,
  deckFacts,
  deckFields,
  heroFacts,
  heroFields,
  size,
  tokenFields,
  tripFacts,
  tripFields,
  turnFacts,
  turnFields,
} from '../facts.ts';
import { DIRECTIONS, nameOf } from '../grid.ts';
import { cardSeen, combatSeen, directionName, spaceName } from '../shapes.ts';
import { MONSTERS } from '../verbs.ts';
import type { Seams } from '../world.ts';
import { HERO, MONSTER } from './combat/state.ts';
import { NO_HALL, type World } from './world.ts';

const { flag, listOf, meant, nullable, object, oneOf, pair, seat } = shape;

const seatShape = object({
  ...heroFields,
  entryHall: meant('the side of his chamber by which he came in', nullable(directionName)),
  ...tokenFields,
  ...tripFields,
  ...carriedFields,
});

const chamberShape = object({
  ...chamberFields,
  monster: meant('a monster token lies there', flag),
  searched: meant('a search token lies there', flag),
});

const fighting = listOf(combatSeen);

const fightShape = object({
  hero: seat,
  player: meant('who plays the monster', seat),
  kind: meant('the monster; empty while the card of a solo player is unseen', oneOf(...MONSTERS, '')),
  card: meant('the monster card', cardSeen('monster')),
  shown: meant('it lies open', flag),
  noEscape: flag,
  round: count,
  wounds: meant('wounds of the monster', count),
  played: meant('the cards of this round, of the Hero and of the monster', pair(fighting, fighting)),
});

export const factsShape = object({
  ...turnFields,
  seats: shape.bySeat(seatShape),
  board: boardOf(chamberShape),
  monsters: meant('every space with a monster token, printed ones too', listOf(spaceName)),
  ...deckFields,
  monsterDeck: meant('monster cards left in their deck', count),
  monsterDiscards: meant('discarded monster cards, the last one first', listOf(cardSeen('monster'))),
  combat: nullable(fightShape),
});

export type RevisedFacts = Shaped<typeof factsShape>;

export interface RevisedSeams extends Seams {
  facts: RevisedFacts;
}

type V = View<World>;

export function facts(view: V): RevisedFacts {
  const { world } = view;
  return {
    ...turnFacts(view),
    seats: world.heroes.map((_, of) => seatFacts(view, of)),
    board: boardFacts(view, (space) => ({
      monster: world.monsters.includes(space),
      searched: world.searched.includes(space),
    })),
    monsters: world.monsters.map(nameOf),
    ...deckFacts(view),
    monsterDeck: size(view, 'monster'),
    monsterDiscards: view.faces(view.zone('monster-discard')),
    combat: fightFacts(view),
  };
}

function seatFacts(view: V, of: Seat): RevisedFacts['seats'][number] {
  const { entryHall, tokens } = view.world.heroes[of];
  return {
    ...heroFacts(view, of),
    entryHall: entryHall === NO_HALL ? null : DIRECTIONS[entryHall],
    determination: tokens,
    ...tripFacts(view, of),
    ...carriedFacts(view, of),
  };
}

function fightFacts(view: V): RevisedFacts['combat'] {
  const { fight } = view.world;
  if (!fight) return null;
  const { hero, player, kind, shown, noEscape, round, wounds } = fight;
  const [card] = view.faces(view.zone('facing'));
  return {
    hero,
    player,
    kind,
    card,
    shown,
    noEscape,
    round,
    wounds,
    played: [view.faces(view.zone('played', HERO)), view.faces(view.zone('played', MONSTER))],
  };
}
