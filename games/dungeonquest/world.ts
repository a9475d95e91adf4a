/** The state of a match of the 2010 edition, apart from where its cards and tokens lie. Everything here is public. */
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
import type { Combat } from './classic/combat/state.ts';
import type { Card, CombatCard, Content, HeroCard, Token } from './classic/content.ts';
import type { DungeonQuestEffect } from './effects.ts';
import type { DungeonQuestEvent } from './events.ts';
import type { Facts } from './facts.ts';
import { SPACES, type Space } from './grid.ts';
import type { OptionIds } from './option-ids.ts';
import type { Tile } from './tile.ts';
import type { Attribute, MonsterKind } from './verbs.ts';

/** DQ-INV-10: a Hero is in exactly one of these states. */
export const IN_DUNGEON = 0;
export const BELOW = 1;
export const OUT = 2;
export const DEAD = 3;
export const WAITING = 4;

/** No space: of a Hero who is not in the dungeon, or who did not come from anywhere. */
export const NOWHERE: Space = -1;

/** No half yet: he came by special movement and is still to say where he stands. */
export const UNCHOSEN = -1;

export interface Hero {
  /** Index into the content's heroes. */
  card: number;
  state: typeof IN_DUNGEON | typeof BELOW | typeof OUT | typeof DEAD | typeof WAITING;
  wounds: number;
  lostTurns: number;

  // His present stay in a space (DQ-MOVE-16).
  space: Space;
  /** The space he entered from, or NOWHERE. */
  from: Space;
  /** Entered by special movement (DQ-SPEC-8). */
  special: boolean;
  /** The half of a Chasm or Bridge he stands on, or UNCHOSEN (DQ-SPEC-9, DQ-SPEC-11, DQ-SPEC-12). */
  half: number;
  searches: number;
  /** Searches made while trapped (DQ-DEADEND-11). */
  trappedSearches: number;
  /** Must encounter this space on his next turn (DQ-TURN-11). */
  postponed: boolean;
  /** Has found or met a way down here, and on which turn (DQ-CAT-5..7); 0 if none. */
  wayDown: number;
  /** The way down was in a Cave-in: only his next turn (DQ-CAT-3). */
  wayDownOnce: boolean;
  /** Across the Cave-in (DQ-CAVEIN-6), or on the far half of a Bridge (DQ-BRIDGE-8). */
  crossed: boolean;
  /** Caught in a Spider Web (DQ-WEB-5). */
  caught: boolean;
  /** Was caught and has got free: he moves on in place of his next action (DQ-WEB-3, DQ-WEB-5). */
  freed: boolean;
  /** Must go back on his next turn (DQ-WEB-2, DQ-BRIDGE-2). */
  goesBack: boolean;
  /** Must roll for the Chamber of Darkness (DQ-DARK-2). */
  lostInDark: boolean;
  /** Stands in a Tower Room and may leave or must move (DQ-TOWER-5). */
  inTower: boolean;

  /** Below: where the travel marker lies and where it points (DQ-CAT-9). */
  marker: Space;
  heading: number;
  /** Catacomb cards drawn on this trip (DQ-CAT-18). */
  trip: number;

  /** Determination tokens for each unfinished test (DQ-TEST-10). */
  determination: readonly Determination[];
  /** Attribute changes of kept cards. */
  bonuses: readonly (readonly [card: Instance, attribute: Attribute, by: number])[];
  /** Cards met again at the start of his next turn (DQ-ENC-8). */
  retries: readonly Instance[];
  /** Limited abilities and cards used: `turn:…`, `combat:…`, `game:…`. */
  used: readonly string[];

  // How it ended.
  cause: string;
  diedAt: Space;
  gold: number;
}

/** What a test is made for: a card, or what a space asks of a Hero (`web`, `portcullis:14`). */
export interface Attempt {
  /** NONE where it is the space. */
  readonly card: Instance;
  /** Of a card the attribute: it may call for several (DQ-TEST-7). */
  readonly what: string;
}

export interface Determination extends Attempt {
  readonly tokens: number;
}

/** What the rules tell everybody who stands outside of them. */
interface Seams {
  effect: DungeonQuestEffect;
  event: DungeonQuestEvent;
  facts: Facts;
  about: About;
}

export interface World extends Declares<Seams> {
  turn: number;
  /** Turns of the First Player so far. */
  round: number;
  active: Seat;
  first: Seat;
  /** The space of the sun track, from 1. */
  sun: number;
  heroes: Hero[];
  /** By square: the direction of the entry arrow of the chamber there, or -1. */
  entry: number[];
  /** Rotating Rooms that have turned (DQ-ROTATE-3). */
  turned: Space[];
  /** Catacomb entrance markers (DQ-CAT-2). */
  markers: Space[];

  // This turn.
  turnOver: boolean;
  moves: number;
  /** Corridors entered this turn (DQ-CORRIDOR-2). */
  corridors: Space[];
  /** Portcullises and Cave-ins that the active Hero has tried this turn, by encounter (DQ-TEST-9). */
  tried: string[];
  /** Those he has determination for and could have tried when he chose what to do (DQ-TEST-9). */
  chances: string[];
  /** The Tower Room the active Hero has jumped to this turn, or NOWHERE (DQ-OPTTOWER-2). */
  jumpedTo: Space;
  /** Heroes whom the present Dragon Rage spares. */
  spared: Seat[];
  /** The Dragon has raged this turn (DQ-TREAS-20). */
  raged: boolean;

  combat: Combat | null;
  /** The token an eliminated player moved last (DQ-OPTSERV-7). */
  lastMoved: Instance;
  /** Gold that end-of-game effects gave to Loot. */
  worth: readonly (readonly [card: Instance, gold: number])[];
}

type OptionalRules = Readonly<
  Record<
    | 'wait'
    | 'serv'
    | 'cloak'
    | 'flee'
    | 'noguts'
    | 'late'
    | 'tower'
    | 'pvp'
    | 'dice'
    | 'soloclassic'
    | 'classic',
    boolean
  >
>;

export type M = Match<World>;

export interface ClassicSpec extends GameSpec<World> {
  readonly content: Content;
  readonly owners: readonly string[];
  readonly optionIds: OptionIds;
}

export function contentOf(match: M): Content {
  return (match.game.spec as ClassicSpec).content;
}

export function newHero(): Hero {
  return {
    card: 0,
    state: WAITING,
    wounds: 0,
    lostTurns: 0,
    space: NOWHERE,
    from: NOWHERE,
    special: false,
    half: 0,
    searches: 0,
    trappedSearches: 0,
    postponed: false,
    wayDown: 0,
    wayDownOnce: false,
    crossed: false,
    caught: false,
    freed: false,
    goesBack: false,
    lostInDark: false,
    inTower: false,
    marker: NOWHERE,
    heading: 0,
    trip: 0,
    determination: [],
    bonuses: [],
    retries: [],
    used: [],
    cause: '',
    diedAt: NOWHERE,
    gold: 0,
  };
}

export function newWorld(setup: Setup): World {
  return {
    turn: 0,
    round: 0,
    active: 0,
    first: 0,
    sun: 1,
    heroes: setup.seats.map(newHero),
    entry: Array<number>(SPACES).fill(-1),
    turned: [],
    markers: [],
    turnOver: false,
    moves: 0,
    corridors: [],
    tried: [],
    chances: [],
    jumpedTo: NOWHERE,
    spared: [],
    raged: false,
    combat: null,
    lastMoved: NONE,
    worth: [],
  };
}

export function cloneWorld(world: World): World {
  const heroes: Hero[] = [];
  for (const hero of world.heroes) heroes.push({ ...hero });
  return {
    turn: world.turn,
    round: world.round,
    active: world.active,
    first: world.first,
    sun: world.sun,
    heroes,
    entry: world.entry.slice(),
    turned: world.turned.slice(),
    markers: world.markers.slice(),
    turnOver: world.turnOver,
    moves: world.moves,
    corridors: world.corridors.slice(),
    tried: world.tried.slice(),
    chances: world.chances.slice(),
    jumpedTo: world.jumpedTo,
    spared: world.spared.slice(),
    raged: world.raged,
    combat: world.combat && { ...world.combat },
    lastMoved: world.lastMoved,
    worth: world.worth,
  };
}

// ------------------------------------------------------------------ reading it

export function heroCard(match: M, seat: Seat): HeroCard {
  return contentOf(match).heroes[match.world.heroes[seat].card];
}

export function lifeOf(match: M, seat: Seat): number {
  return heroCard(match, seat).life;
}

/** Alive and inside: in the dungeon or below it. */
export function isInside(hero: Hero): boolean {
  return hero.state === IN_DUNGEON || hero.state === BELOW;
}

/** The optional rules of the table: read by name, because a look-up by key is slow where every turn asks. */
export function optional(match: M): OptionalRules {
  return match.setup.options as unknown as OptionalRules;
}

/** DQ-OPTALL-2 */
export function isSolo(match: M): boolean {
  return match.seats === 1;
}

export function cardFace(match: M, card: Instance): Card {
  return match.face(card) as Card;
}

export function combatFace(match: M, card: Instance): CombatCard {
  return match.face(card) as CombatCard;
}

export function tokenFace(match: M, token: Instance): Token {
  return match.face(token) as Token;
}

/** The kind of a token shows on its back (DQ-COMP-33). */
export function kindOfToken(match: M, token: Instance): MonsterKind {
  return tokenFace(match, token).kind;
}

/** The chamber lying on a space, or undefined for a Tower Room, the Treasure Chamber and unexplored spaces. */
export function tileAt(match: M, space: Space): Tile | undefined {
  const card = match.instances.first(match.instances.layout.base.chamber + space);
  return card === NONE ? undefined : (match.face(card) as Tile);
}

/** Tokens on a space, the one laid last first. */
export function monstersAt(match: M, space: Space): Instance[] {
  return match.instances.list(match.instances.layout.base.monsters + space);
}
