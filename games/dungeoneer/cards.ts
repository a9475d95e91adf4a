/** Cards of a match as what they are. */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import type { AdventureCard, HeroCard, MapCard, QuestCard } from './content/cards.ts';
import type { Hero, M, World } from './world.ts';

/** A match, or what a viewer may know of it. */
export type Faces = Pick<M, 'face'>;

export function adventure(match: Faces, card: Instance): AdventureCard {
  return match.face(card) as AdventureCard;
}

export function quest(match: Faces, card: Instance): QuestCard {
  return match.face(card) as QuestCard;
}

export function heroCard(match: Faces, card: Instance): HeroCard {
  return match.face(card) as HeroCard;
}

export function mapCard(match: Faces, card: Instance): MapCard {
  return match.face(card) as MapCard;
}

/** What is the same for a card whenever it is asked for, made when it is asked for first. */
export function byCard<T>(make: (card: Instance) => T): (card: Instance) => T {
  const made: T[] = [];
  return (card) => {
    made[card] ??= make(card);
    return made[card];
  };
}

/** The Map card of a space. */
export function mapOf(match: Faces & { readonly world: World }, space: number): MapCard {
  return mapCard(match, match.world.spaces[space].card);
}

/** The seat whose Hero card this is, or NONE. */
export function seatOfHero({ world }: Pick<M, 'world'>, card: Instance): Seat {
  const { heroes } = world;
  for (let seat = 0; seat < heroes.length; seat++) if (heroes[seat].card === card) return seat;
  return NONE;
}

/** The hero that a card is, if he is still in the game. */
export function heroOf({ world }: Pick<M, 'world'>, card: Instance): Hero | undefined {
  for (const hero of world.heroes) if (hero.card === card && !hero.out) return hero;
  return undefined;
}

/** Seats still in the game, in turn order from the active player (DNR-ORDER-4). */
export function seatsInTurn(match: M): Seat[] {
  const { world } = match;
  return match.seatsFrom(world.active).filter((seat) => !world.heroes[seat].out);
}

/** The next seat to the left that is in the game (DNR-TURN-2). */
export function leftOf(match: M, seat: Seat): Seat {
  for (const next of match.seatsFrom((seat + 1) % match.seats))
    if (!match.world.heroes[next].out) return next;
  return seat;
}

/** DNR-MINION-1: a monster that lies among the Treasures of a player. */
export function isMinion(match: Pick<M, 'face' | 'instances'>, card: Instance): boolean {
  const { instances } = match;
  if (card === NONE || instances.layout.name(instances.zoneOf(card)) !== 'treasures') return false;
  return adventure(match, card).monster !== undefined;
}
