/** What a match of the 2010 edition has besides what both editions share. */
import { type Instance, type Match, NONE, type Seat, type Setup } from '@underhall/kernel';
import type { Space } from '../grid.ts';
import type { MonsterKind } from '../verbs.ts';
import {
  copyWorld,
  type DungeonQuestSpec,
  newHero,
  newWorld,
  type Seams,
  type Hero as SharedHero,
  type World as SharedWorld,
} from '../world.ts';
import type { Combat } from './combat/state.ts';
import type { CombatCard, Content, HeroCard, Token } from './content.ts';
import type { ClassicEvent } from './events.ts';
import type { ClassicFacts } from './facts.ts';

export interface Hero extends SharedHero {
  // His present stay in a space (DQ-MOVE-16).
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

  /** Determination tokens for each unfinished test (DQ-TEST-10). */
  determination: readonly Determination[];
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

interface ClassicSeams extends Seams {
  event: ClassicEvent;
  facts: ClassicFacts;
}

export interface World extends SharedWorld<ClassicSeams> {
  heroes: Hero[];
  /** Rotating Rooms that have turned (DQ-ROTATE-3). */
  turned: Space[];

  // This turn.
  /** Corridors entered this turn (DQ-CORRIDOR-2). */
  corridors: Space[];
  /** Portcullises and Cave-ins that the active Hero has tried this turn, by encounter (DQ-TEST-9). */
  tried: string[];
  /** Those he has determination for and could have tried when he chose what to do (DQ-TEST-9). */
  chances: string[];

  combat: Combat | null;
  /** The token an eliminated player moved last (DQ-OPTSERV-7). */
  lastMoved: Instance;
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

export interface ClassicSpec extends DungeonQuestSpec<World> {
  readonly content: Content;
  readonly owners: readonly string[];
}

export function contentOf(match: M): Content {
  return (match.game.spec as ClassicSpec).content;
}

export function newClassicHero(): Hero {
  return {
    ...newHero(),
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
    determination: [],
  };
}

export function newClassicWorld(setup: Setup): World {
  return {
    ...newWorld<ClassicSeams, Hero>(setup, newClassicHero),
    turned: [],
    corridors: [],
    tried: [],
    chances: [],
    combat: null,
    lastMoved: NONE,
  };
}

export function cloneWorld(world: World): World {
  const copy = copyWorld(world);
  copy.turned = world.turned.slice();
  copy.corridors = world.corridors.slice();
  copy.tried = world.tried.slice();
  copy.chances = world.chances.slice();
  copy.combat = world.combat && { ...world.combat };
  return copy;
}

/** The optional rules of the table: read by name, because a look-up by key is slow where every turn asks. */
export function optional(match: M): OptionalRules {
  return match.setup.options as unknown as OptionalRules;
}

/** The Hero of a seat, with what combat variants make of the abilities. */
export function classicHeroCard(match: M, seat: Seat): HeroCard {
  return contentOf(match).heroes[match.world.heroes[seat].card];
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
