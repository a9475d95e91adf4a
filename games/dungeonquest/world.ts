/**
 * The state of a match as both editions have it, apart from where its cards and tokens lie. Each edition adds what it
 * has to itself (classic/world.ts, revised/world.ts). Everything here is public.
 */
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
import type { Ability, Card as CardOf, HeroCard as HeroCardOf } from './content.ts';
import type { Edition } from './edition.ts';
import type { DungeonQuestEvent } from './editions.ts';
import type { DungeonQuestEffect, Steps } from './effects.ts';
import type { SharedFacts } from './facts.ts';
import { SPACES, type Space } from './grid.ts';
import type { Judgement } from './judgement.ts';
import type { OptionIds } from './option-ids.ts';
import type { Tile } from './tile.ts';
import type { Attribute } from './verbs.ts';
import type { Reading } from './words/context.ts';

/** A Hero is in exactly one of these states (DQ-INV-10, DQR-INVARIANTS-7). */
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

  // His present stay in a space (DQ-MOVE-16, DQR-CHAMB-7).
  space: Space;
  /** The space he entered from, or NOWHERE. */
  from: Space;
  /** Entered by special movement (DQ-SPEC-8), that is without a hall (DQR-CHAMB-4). */
  special: boolean;
  /** The half of a tile with halves he stands on, or UNCHOSEN (DQ-SPEC-9, DQ-SPEC-11, DQ-SPEC-12, DQR-CHAMB-8). */
  half: number;

  /** Below: where the travel marker lies and where it points (DQ-CAT-9, DQR-CATA-5). */
  marker: Space;
  heading: number;
  /** Catacomb cards drawn on this trip (DQ-CAT-18, DQR-CATX-3). */
  trip: number;

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

/** What the rules tell everybody who stands outside of them; an edition says more. */
export interface Seams {
  effect: DungeonQuestEffect;
  event: DungeonQuestEvent;
  facts: SharedFacts;
  about: About;
}

export interface World<S extends Seams = Seams> extends Declares<S> {
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
  /** Catacomb entrance markers (DQ-CAT-2, DQR-CATA-4). */
  markers: Space[];

  // This turn.
  turnOver: boolean;
  moves: number;
  /** The tower the active Hero has gone to directly this turn, or NOWHERE (DQ-OPTTOWER-2, DQR-TOWER-8). */
  jumpedTo: Space;
  /** Heroes whom the present Dragon Rage spares. */
  spared: Seat[];
  /** The Dragon has raged this turn (DQ-TREAS-20, DQR-TREAS-17). */
  raged: boolean;

  /** Gold that end-of-game effects gave to Loot. */
  worth: readonly (readonly [card: Instance, gold: number])[];
}

export type M = Match<World>;

/** What both editions tell the kernel besides what every game does. */
export interface DungeonQuestSpec<W extends World = World> extends GameSpec<W> {
  readonly edition: Edition;
  readonly content: SharedContent;
  readonly optionIds: OptionIds;
  /** How its cards read. */
  readonly reading: Reading;
  readonly judgement: Judgement;
}

/** A card and a Hero of whichever edition. */
export type Card = CardOf<Steps>;
export type HeroCard = HeroCardOf<Ability<Steps>>;

/** What is printed, as far as both editions have it. */
export interface SharedContent {
  readonly heroes: readonly HeroCard[];
  readonly cards: readonly Card[];
  readonly tiles: readonly Tile[];
}

/** The edition that is played, with everything in which it differs from the other. */
export function editionOf(match: M): Edition {
  return (match.game.spec as DungeonQuestSpec).edition;
}

export function judgementOf(match: M): Judgement {
  return (match.game.spec as DungeonQuestSpec).judgement;
}

export function contentOf(match: M): SharedContent {
  return (match.game.spec as DungeonQuestSpec).content;
}

/** What both editions begin with; an edition adds its own. */
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
    marker: NOWHERE,
    heading: 0,
    trip: 0,
    bonuses: [],
    retries: [],
    used: [],
    cause: '',
    diedAt: NOWHERE,
    gold: 0,
  };
}

export function newWorld<S extends Seams, H extends Hero>(
  setup: Setup,
  hero: () => H,
): World<S> & { heroes: H[] } {
  return {
    turn: 0,
    round: 0,
    active: 0,
    first: 0,
    sun: 1,
    heroes: setup.seats.map(hero),
    entry: Array<number>(SPACES).fill(-1),
    markers: [],
    turnOver: false,
    moves: 0,
    jumpedTo: NOWHERE,
    spared: [],
    raged: false,
    worth: [],
  };
}

/** A copy as far as both editions go; an edition copies what else can change. Search spends its time here. */
export function copyWorld<W extends World>(world: W): W {
  const heroes: Hero[] = [];
  for (const hero of world.heroes) heroes.push({ ...hero });
  const copy = { ...world };
  copy.heroes = heroes;
  copy.entry = world.entry.slice();
  copy.markers = world.markers.slice();
  copy.spared = world.spared.slice();
  return copy;
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

/** DQ-OPTALL-2, DQR-SETUP-1 */
export function isSolo(match: M): boolean {
  return match.seats === 1;
}

export function cardFace(match: M, card: Instance): Card {
  return match.face(card) as Card;
}

/** The chamber lying on a space, or undefined for a tower, the Treasure Chamber and unexplored spaces. */
export function tileAt(match: M, space: Space): Tile | undefined {
  const card = match.instances.first(match.instances.layout.base.chamber + space);
  return card === NONE ? undefined : (match.face(card) as Tile);
}

/** Tokens on a space, the one laid last first. */
export function monstersAt(match: M, space: Space): Instance[] {
  return match.instances.list(match.instances.layout.base.monsters + space);
}
