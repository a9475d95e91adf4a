/** The state of one encounter with a monster. Public, apart from the monster card (DQR-HIDDEN-4). */
import {
  type Audience,
  EVERYBODY,
  type Instance,
  NOBODY,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import type { MonsterKind } from '../../verbs.ts';
import { isSolo } from '../../world.ts';
import type { RevisedEvent } from '../events.ts';
import { type M, monsterFace } from '../world.ts';

export const HERO = 0;
export const MONSTER = 1;

export interface Fight {
  /** The hero player, and who plays the monster (DQR-MON-5); alone, the same seat. */
  hero: Seat;
  player: Seat;
  card: Instance;
  /** DQR-MON-8: its name is public; empty while the card of a solo player is unseen (DQR-OPTSOLO-4). */
  kind: MonsterKind | '';
  /** The card lies open. */
  shown: boolean;
  /** DQR-ESC-16 */
  noEscape: boolean;
  round: number;
  /** DQR-COMBAT-7, DQR-HIDDEN-7 */
  wounds: number;
}

/** The encounter under way; only where there must be one. */
export function fightIn(match: M): Fight {
  return match.world.fight as Fight;
}

/** Everything that is still to come in a combat hangs on the Hero. */
export function heroScope({ hero }: Fight): Scope {
  return scopeOf(hero);
}

export function healthOf(match: M, { card }: Fight): number {
  return monsterFace(match, card).health;
}

export function isBeaten(match: M, fight: Fight): boolean {
  return fight.wounds >= healthOf(match, fight);
}

/** DQR-COMBAT-16, DQR-ESC-5, DQR-HIDDEN-5, DQR-HIDDEN-6: the card is turned up for all. */
export function showCard(match: M, fight: Fight): void {
  if (fight.shown) return;
  fight.shown = true;
  fight.kind = monsterFace(match, fight.card).kind;
  match.instances.reveal(fight.card, EVERYBODY);
  tellFight(match, fight, { type: 'monster-shown', card: fight.card });
}

/** DQR-HIDDEN-4, DQR-HIDDEN-9 */
export function seesFacing(match: M): Audience {
  const { fight } = match.world;
  if (!fight || isSolo(match)) return NOBODY;
  return 1 << fight.player;
}

export function newFight(hero: Seat, player: Seat, card: Instance, noEscape: boolean): Fight {
  return { hero, player, card, kind: '', shown: false, noEscape, round: 0, wounds: 0 };
}

type Without<E, F extends PropertyKey> = E extends unknown ? Omit<E, F> : never;
/** An event of a combat, apart from whose it is and against whom. */
type InFight = Without<Extract<RevisedEvent, { opponent: Seat; kind: string }>, 'seat' | 'opponent' | 'kind'>;

/** Tells an event of a combat, with whose it is and against whom. */
export function tellFight(match: M, fight: Fight, event: InFight): void {
  if (match.sink) match.tell({ ...event, seat: fight.hero, opponent: fight.player, kind: fight.kind });
}
