/** The state of a match, apart from where its cards lie. Everything here is public (DNR-HIDDEN-5..7). */
import type { Declares, GameSpec, Instance, Match, Seat, Setup } from '@underhall/kernel';
import { NONE } from '@underhall/kernel';
import type { About } from './about.ts';
import type { Rules } from './chapter.ts';
import type { Combat } from './combat/state.ts';
import type { Content } from './content/read.ts';
import type { DungeoneerEffect } from './effects.ts';
import type { DungeoneerEvent } from './events.ts';
import type { Facts } from './facts.ts';
import type { Score } from './language/words.ts';
import type { Passing } from './modifiers/passing.ts';

/** A placed Map card, by its number: the order in which they were laid. It is never taken off (DNR-MAP-18). */
export interface Space {
  readonly card: Instance;
  /** Index into REALMS. */
  readonly realm: number;
  readonly x: number;
  readonly y: number;
  /** Rotated by 180 degrees (DNR-MAP-2). */
  readonly turned: boolean;
  /** The spaces that adjoin it to the north, east, south and west; NOWHERE where the cell is empty. */
  readonly beside: readonly number[];
}

export const NOWHERE = -1;

/** DNR-TURN-1, and what is before and after all turns. */
export const PHASES = ['set-up', 'reset', 'dungeonlord', 'build', 'hero', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

/** What a tipped hero must overcome to stand up (DNR-TIP-5). */
export interface Rise {
  readonly score: Score;
  readonly number: number;
}

/** One player and his hero. Lists are replaced, never changed: copies share them. */
export interface Hero {
  /** The Hero card of the lowest grade, which everything about this hero names; NONE before he has one. */
  card: Instance;
  /** Defeated, or he has left (DNR-DEATH-1, DNR-WIN-9). */
  out: boolean;
  level: number;
  life: number;
  glory: number;
  peril: number;
  mp: number;
  /** DNR-DISC-10 */
  saved: number;
  space: number;
  /** Counts his entries into spaces: what was to happen in one he has left is dropped (DNR-SPACE-13). */
  stay: number;
  /** The side of the space on whose exit his token stands, or NOWHERE (DNR-EXIT-6). */
  onExit: number;
  tipped: boolean;
  rise: Rise | null;

  // This turn.
  moved: boolean;
  /** Spaces he has been in (DNR-SPACE-1..3). */
  visited: readonly number[];
  /** The Quest of each attempt so far (DNR-QUEST-6). */
  attempts: readonly Instance[];
  /** His hero has initiated an attack (DNR-CHAL-15). */
  attacked: boolean;
  /** The places of Search Quests that he has found (DNR-QSEARCH-7). */
  found: readonly Found[];
  /** What may be used once in a turn and was (DNR-TURN-4): see `usedMark`. */
  used: readonly number[];

  /** Modifiers that last for a while. */
  passing: readonly Passing[];
  /** Where the modifiers lie that hold for him while cards are in play: see modifiers/index.ts. */
  standing: readonly number[];
  /** What those are, as bits: see `kindBit`. */
  kinds: number;
  /** The moments and windows that cards in play listen to for him, as bits: see `momentBit` and `windowBit`. */
  hears: number;
  /** The cards in play that do so, or change what something costs; their order is that of `lookAtSources`. */
  speakers: readonly Instance[];
}

export interface World
  extends Declares<{ effect: DungeoneerEffect; event: DungeoneerEvent; facts: Facts; about: About }> {
  turn: number;
  round: number;
  active: Seat;
  /** Player A (DNR-SETUP-19). */
  first: Seat;
  phase: Phase;
  heroes: Hero[];
  /** The Encounter batch of this turn was played (DNR-DLORD-7). */
  batched: boolean;
  /** Replaced, never changed: copies share it. */
  combat: Combat | null;
  /** Replaced, never changed: copies share them. */
  spaces: readonly Space[];
  /** Locked exits that are open until the next Reset Phase (DNR-EXIT-11): space * 4 + side. */
  opened: readonly number[];
  /** Escort tokens in play. */
  tokens: readonly Token[];
  /** Charges of Treasures and wounds of monsters, by card. */
  counters: readonly Counter[];
  /** Who controls a card that does not lie with him: an Attachment, a Bane (DNR-CARD-6). */
  controllers: readonly Controller[];

  // What combined sets bring.
  /** Glory and Peril cards are in two decks (DNR-OPTDECKS-1). */
  readonly apart: boolean;
  /** The grades in the game from the lowest, as indices into GRADES: combined if there are several. */
  readonly grades: readonly number[];
  /** The grade whose decks are in play (DNR-OPTGRADE-1). */
  grade: number;
  /** Replaced, never changed: copies share them. */
  portals: readonly Portal[];
}

/** A Portal on the map, and the Dungeon Entrance it is linked to (DNR-ALT-4..8). */
export interface Portal {
  readonly space: number;
  /** NOWHERE while there is none. */
  readonly entrance: number;
  /** The marker on both cards; '' while it is not linked. */
  readonly letter: string;
  /** Who placed it; NONE at set-up. */
  readonly by: Seat;
}

/** A Search Quest, and the space where its place was found. */
export interface Found {
  readonly quest: Instance;
  readonly space: number;
}

/** The token of an Escort Quest: in a space, or NOWHERE: on its card. */
export interface Token {
  readonly quest: Instance;
  readonly space: number;
}

/** What lies on a card: charges, wounds (DNR-CARD-11). */
export interface Counter {
  readonly card: Instance;
  readonly charges: number;
  readonly wounds: number;
}

export interface Controller {
  readonly card: Instance;
  readonly seat: Seat;
}

export type M = Match<World>;

export interface DungeoneerSpec extends GameSpec<World> {
  readonly content: Content;
  readonly rules: Rules;
}

export function rulesOf(match: Pick<M, 'game'>): Rules {
  return (match.game.spec as DungeoneerSpec).rules;
}

export function newWorld(setup: Setup, { apart, grades }: Pick<World, 'apart' | 'grades'>): World {
  return {
    turn: 0,
    round: 0,
    active: 0,
    first: NONE,
    phase: 'set-up',
    heroes: setup.seats.map(newHero),
    batched: false,
    combat: null,
    spaces: [],
    opened: [],
    tokens: [],
    counters: [],
    controllers: [],
    apart,
    grades,
    grade: grades[0],
    portals: [],
  };
}

function newHero(): Hero {
  return {
    card: NONE,
    out: false,
    level: 1,
    life: 0,
    glory: 0,
    peril: 0,
    mp: 0,
    saved: 0,
    space: NOWHERE,
    stay: 0,
    onExit: NOWHERE,
    tipped: false,
    rise: null,
    moved: false,
    visited: [],
    attempts: [],
    attacked: false,
    found: [],
    used: [],
    passing: [],
    standing: [],
    kinds: 0,
    hears: 0,
    speakers: [],
  };
}

export function cloneWorld(world: World): World {
  const heroes: Hero[] = [];
  for (const hero of world.heroes) heroes.push(cloneHero(hero));
  return {
    turn: world.turn,
    round: world.round,
    active: world.active,
    first: world.first,
    phase: world.phase,
    heroes,
    batched: world.batched,
    combat: world.combat,
    spaces: world.spaces,
    opened: world.opened,
    tokens: world.tokens,
    counters: world.counters,
    controllers: world.controllers,
    apart: world.apart,
    grades: world.grades,
    grade: world.grade,
    portals: world.portals,
  };
}

function cloneHero(hero: Hero): Hero {
  return {
    card: hero.card,
    out: hero.out,
    level: hero.level,
    life: hero.life,
    glory: hero.glory,
    peril: hero.peril,
    mp: hero.mp,
    saved: hero.saved,
    space: hero.space,
    stay: hero.stay,
    onExit: hero.onExit,
    tipped: hero.tipped,
    rise: hero.rise,
    moved: hero.moved,
    visited: hero.visited,
    attempts: hero.attempts,
    attacked: hero.attacked,
    found: hero.found,
    used: hero.used,
    passing: hero.passing,
    standing: hero.standing,
    kinds: hero.kinds,
    hears: hero.hears,
    speakers: hero.speakers,
  };
}
