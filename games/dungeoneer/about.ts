/**
 * What options are about, so that no screen takes their ids apart: what to light on the map, which card and which hero
 * are meant, what it costs whom, and how likely it succeeds. What is found out about each: stakes.ts.
 */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import type { PILES } from './cards/piles.ts';
import { mapCard, seatOfHero } from './cards.ts';
import { REALMS, type Realm } from './content/cards.ts';
import type { Form } from './language/words.ts';
import { cellName, SIDES } from './map/grid.ts';
import type { Placement } from './map/placing.ts';
import type { Clash, Odds } from './rolls/chances.ts';
import { type M, NOWHERE } from './world.ts';

/** What is paid, and who pays it. MP may be the saved one (DNR-DISC-16); `fall` is the MP for which a hero is tipped (DNR-OPTMOVE-4). */
export interface Paid {
  readonly seat: Seat;
  readonly what: 'glory' | 'peril' | 'mp' | 'fall' | 'life' | 'charge' | 'card';
  readonly n: number;
}

/** A roll that comes with it. */
export interface Risk extends Odds {
  readonly at: 'locked' | 'trapped' | 'pit' | 'spikes' | 'quest' | 'search' | 'rise';
}

/** What kind of act it is. */
export type Act =
  | 'lay'
  | 'lift'
  | 'move'
  | 'sewer'
  | 'portal'
  | 'warp'
  | 'explore'
  | 'rise'
  | 'dodge'
  | 'attempt'
  | 'search'
  | 'pick-up'
  | 'put-down'
  | 'deliver'
  | 'play'
  | 'use'
  | 'send'
  | 'compose'
  | 'challenge'
  | 'minion'
  | 'stand-in'
  | 'steal'
  | 'stow'
  | 'discard'
  | 'upkeep'
  | 'choose'
  | 'give'
  | 'end';

/** Spaces go by the id of their Map card, cards by number and face: all that whoever is asked can see. */
export interface About {
  readonly act?: Act;
  /** A place for a Map card, as it lies from the Entrance of its realm, and whether it lies upside down there. */
  readonly cell?: string;
  readonly realm?: Realm;
  readonly turned?: boolean;
  /** The exit that is used. */
  readonly side?: (typeof SIDES)[number];
  /** Where it leads, or the Map card that is chosen. */
  readonly space?: string;
  /** The card that is played, used, sent, challenged or chosen. */
  readonly card?: Instance;
  readonly face?: string;
  /** The cards among which it goes on. */
  readonly cards?: readonly Instance[];
  /** What a card is aimed at or attached to, and who stands in or attacks for a hero. */
  readonly other?: Instance;
  readonly otherFace?: string;
  /** The Glory or the Peril deck. */
  readonly pile?: (typeof PILES)[number];
  /** Whose hero is meant. */
  readonly seat?: Seat;
  readonly form?: Form;
  /** A monster attacks with its special effect. */
  readonly special?: boolean;
  /** What is spent for # (DNR-EFFECT-1). */
  readonly variable?: number;
  /** One of the attacks of the combat, counted from 0. */
  readonly attack?: number;
  /** What is paid at once. */
  readonly price?: readonly Paid[];
  readonly risks?: readonly Risk[];
  readonly clash?: Clash;
}

export function aboutCard(match: Pick<M, 'face'>, card: Instance): Pick<About, 'card' | 'face'> {
  return { card, face: match.face(card).id };
}

export function aboutOther(match: M, other: Instance): Pick<About, 'other' | 'otherFace' | 'seat'> {
  if (other === NONE) return {};
  const seat = seatOfHero(match, other);
  return { other, otherFace: match.face(other).id, ...(seat === NONE ? {} : { seat }) };
}

export function aboutPlace(match: M, card: Instance, at: Placement): About {
  const { realm, id } = mapCard(match, card);
  return { act: 'lay', cell: cellName(at), realm, turned: at.turned, card, face: id };
}

export function aboutSpace(match: M, act: Act, space: number): About {
  const { card, realm } = match.world.spaces[space];
  return { act, space: match.face(card).id, cell: cellName(match.world.spaces[space]), realm: REALMS[realm] };
}

/** An exit that is used, or that cannot be used. */
export function aboutSide(match: M, seat: Seat, side: number): About {
  const { spaces, heroes } = match.world;
  const next = spaces[heroes[seat].space].beside[side];
  return { ...(next === NOWHERE ? { act: 'move' } : aboutSpace(match, 'move', next)), side: SIDES[side] };
}
