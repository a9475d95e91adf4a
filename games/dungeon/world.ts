/** The state of a match, apart from where its cards lie. Everything here is public (DUN-HIDDEN-3, 16, 19). */
import {
  type Declares,
  type GameSpec,
  type Instance,
  type Match,
  NONE,
  type Seat,
  type Setup,
} from '@underhall/kernel';
import type { About } from './about.ts';
import { CHAMBER, GALLERY, kindOf, NOWHERE, ROOM, ROOMS, roomIndex, type Space } from './board.ts';
import type { AdventurerCard, Content, MonsterCard, SpellCard, TreasureCard } from './content.ts';
import type { DungeonEffect } from './effects.ts';
import type { DungeonEvent } from './events.ts';
import type { Facts } from './facts.ts';
import type { Deeds } from './verbs.ts';

/** No type of adventurer: not chosen yet, or gone. */
export const NO_TYPE = -1;
/** No number marker. */
export const UNMARKED = 0;

export interface Adventurer {
  /** Index into the content's adventurers. */
  type: number;
  space: Space;
  lostTurns: number;
  /** The secret doors found, as bits (DUN-SECRET-2). */
  doors: number;
  /** The number marker of the monster he is engaged with, or of the room he is caged in. */
  number: number;
  /** What happens after the last lost turn of a Cage (DUN-CAGE-4). */
  afterwards: Deeds;
  /** Left the game for good (DUN-DEATH-12). */
  gone: boolean;
}

/** A pair of number markers: on a space, and on what belongs to it (DUN-COMP-24). */
export interface Mark {
  readonly number: number;
  readonly space: Space;
  /** A room into which a Crystal Ball has looked: its cards lie face down. */
  readonly seen: boolean;
}

/** A Crystal Ball (by its face) sees the room with this number. */
export interface Sight {
  readonly ball: string;
  readonly number: number;
}

export interface World
  extends Declares<{ effect: DungeonEffect; event: DungeonEvent; facts: Facts; about: About }> {
  turn: number;
  /** Turns of the first player so far. */
  round: number;
  active: Seat;
  first: Seat;
  adventurers: Adventurer[];
  /** By index of the room: 1 if it is cleaned out (DUN-GRAVE-1). */
  graves: number[];
  /** Replaced, never changed: copies share them. */
  marks: readonly Mark[];
  sights: readonly Sight[];
  /** Bonuses of swords that were rolled, by face (DUN-OPTSWORD-8). */
  bonuses: Readonly<Record<string, number>>;

  // This turn.
  moved: number;
  /** What happened ends the turn without a search (DUN-SECRET-15). */
  over: boolean;
  /** A spell was used (DUN-OPTSPELL-9). */
  spell: boolean;
  /** Slid or jumped here: no Teleport any more (DUN-SLIDE-5). */
  carried: boolean;
  /** The rooms that were refused after a look: those looked into in this turn (DUN-ESP-6, DUN-ESP-7). Replaced, never changed. */
  refused: readonly Space[];
  /** Crystal Balls used (DUN-BALL-2). */
  scried: readonly string[];
}

export type M = Match<World>;

export interface DungeonSpec extends GameSpec<World> {
  readonly content: Content;
  /** By face: the power of a treasure, as a bit. */
  readonly powers: Uint8Array;
}

export function contentOf(match: Pick<M, 'game'>): Content {
  return (match.game.spec as DungeonSpec).content;
}

export function newAdventurer(): Adventurer {
  return {
    type: NO_TYPE,
    space: NOWHERE,
    lostTurns: 0,
    doors: 0,
    number: UNMARKED,
    afterwards: [],
    gone: false,
  };
}

export function newWorld(setup: Setup): World {
  return {
    turn: 0,
    round: 0,
    active: 0,
    first: 0,
    adventurers: setup.seats.map(newAdventurer),
    graves: ROOMS.map(() => 0),
    marks: [],
    sights: [],
    bonuses: {},
    moved: 0,
    over: false,
    spell: false,
    carried: false,
    refused: [],
    scried: [],
  };
}

export function cloneWorld(world: World): World {
  const adventurers: Adventurer[] = [];
  for (const a of world.adventurers) {
    adventurers.push({
      type: a.type,
      space: a.space,
      lostTurns: a.lostTurns,
      doors: a.doors,
      number: a.number,
      afterwards: a.afterwards,
      gone: a.gone,
    });
  }
  return {
    turn: world.turn,
    round: world.round,
    active: world.active,
    first: world.first,
    adventurers,
    graves: world.graves.slice(),
    marks: world.marks,
    sights: world.sights,
    bonuses: world.bonuses,
    moved: world.moved,
    over: world.over,
    spell: world.spell,
    carried: world.carried,
    refused: world.refused,
    scried: world.scried,
  };
}

// ------------------------------------------------------------------ reading it

/** DUN-CHOICE-1: a table of more than four plays the Expert Game. */
export function isExpertTable({ options, seats }: Pick<Setup, 'options' | 'seats'>): boolean {
  return options.expert === true || seats.length > MOST_BASIC;
}

/** DUN-SETUP-2 */
export const MOST_BASIC = 4;

export function isExpert(match: Pick<M, 'setup'>): boolean {
  return isExpertTable(match.setup);
}

export function typeOf(match: M, seat: Seat): AdventurerCard {
  return contentOf(match).adventurers[match.world.adventurers[seat].type];
}

export function isWizard(match: M, seat: Seat): boolean {
  return typeOf(match, seat).spells > 0;
}

export function monsterFace(match: M, card: Instance): MonsterCard {
  return match.face(card) as MonsterCard;
}

export function treasureFace(match: M, card: Instance): TreasureCard {
  return match.face(card) as TreasureCard;
}

export function spellFace(match: M, card: Instance): SpellCard {
  return match.face(card) as SpellCard;
}

/** DUN-GRAVE-1, DUN-MOVE-11 */
export function isCleanedOut(world: World, space: Space): boolean {
  return kindOf[space] === ROOM && world.graves[roomIndex[space]] === 1;
}

/** A space in which a monster is met: an uncleared room, or a chamber other than the Main Gallery (DUN-MON-1, 2). */
export function isDangerous(world: World, space: Space): boolean {
  const kind = kindOf[space];
  if (kind === ROOM) return world.graves[roomIndex[space]] === 0;
  return kind === CHAMBER && space !== GALLERY;
}

/** DUN-ESP-6 */
export function isRefused({ refused }: World, room: Space): boolean {
  return refused.length > 0 && refused.includes(room);
}

/** Another pawn on a space, or NONE. */
export function pawnOn(world: World, space: Space, but: Seat): Seat {
  for (let seat = 0; seat < world.adventurers.length; seat++) {
    if (seat !== but && world.adventurers[seat].space === space) return seat;
  }
  return NONE;
}

/** The monster a player is engaged with, or NONE. */
export function engaged(match: M, seat: Seat): Instance {
  return match.instances.first(match.instances.layout.base.fight + seat);
}

export function markNumbered(world: World, number: number): Mark | undefined {
  for (const mark of world.marks) if (mark.number === number) return mark;
  return undefined;
}

/** The numbers of the guards in a space that are engaged with nobody. */
export function guardsIn({ world, instances }: M, space: Space): number[] {
  const numbers: number[] = [];
  for (const mark of world.marks) {
    if (mark.space === space && instances.first(instances.layout.base.guard + mark.number) !== NONE)
      numbers.push(mark.number);
  }
  return numbers;
}

export function isGuarded({ world, instances }: M, space: Space): boolean {
  for (const mark of world.marks)
    if (mark.space === space && instances.first(instances.layout.base.guard + mark.number) !== NONE)
      return true;
  return false;
}

/** The number of a seen room, or UNMARKED. */
export function seenNumber(world: World, space: Space): number {
  for (const mark of world.marks) if (mark.seen && mark.space === space) return mark.number;
  return UNMARKED;
}

export function playersLeft({ adventurers }: World): number {
  let left = 0;
  for (const { gone } of adventurers) if (!gone) left++;
  return left;
}

/** DUN-ATTACK-14: the next player in turn order who is still in the game. */
export function leftOf(match: Pick<M, 'seats' | 'world'>, seat: Seat): Seat {
  let next = seat;
  do next = next + 1 === match.seats ? 0 : next + 1;
  while (next !== seat && match.world.adventurers[next].gone);
  return next;
}
