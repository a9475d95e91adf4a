/** What a match of the Revised Edition has besides what both editions share. */
import type { Instance, Match, Seat, Setup } from '@underhall/kernel';
import type { Direction, Space } from '../grid.ts';
import {
  copyWorld,
  type DungeonQuestSpec,
  NOWHERE,
  newHero,
  newWorld,
  type Hero as SharedHero,
  type World as SharedWorld,
} from '../world.ts';
import type { Fight } from './combat/state.ts';
import type { CombatCard, Content, MonsterCard } from './content.ts';
import type { RevisedSeams } from './facts.ts';

/** He came into his chamber through no hall (DQR-CHAMB-7). */
export const NO_HALL = -1;

export interface Hero extends SharedHero {
  /** The side of his chamber by which he came in; it turns with the tile (DQR-CHAMB-7, DQR-ROT-3). */
  entryHall: Direction;
  /** Determination tokens (DQR-TEST-12). */
  tokens: number;
}

export interface World extends SharedWorld<RevisedSeams> {
  heroes: Hero[];
  /** Spaces with a monster token, which are all alike (DQR-COMP-39, DQR-MON-10). */
  monsters: Space[];
  /** Spaces with a search token (DQR-SEARCH-5). */
  searched: Space[];

  // This turn.
  /** Where the active Hero has gone in, as space × 5 + hall of the tile + 1, or + 0 without a hall (DQR-CHAMB-15). */
  visits: number[];
  /** He stands where he went in twice by the same way: nothing moves him on (DQR-CHAMB-15). */
  bound: boolean;
  /** Where a secret door led: no escape from a monster met there this turn (DQR-ESC-16). */
  noEscapeAt: Space;
  /** Heroes whom the present Dragon Rage does not wound. */
  shielded: Seat[];
  /** What the Loot that was discarded last was worth, for a bribe. */
  bribe: number;

  fight: Fight | null;
}

type OptionalRules = Readonly<Record<'wait' | 'torch', boolean>>;

export type M = Match<World>;

export interface RevisedSpec extends DungeonQuestSpec<World> {
  readonly content: Content;
}

export function contentOf(match: M): Content {
  return (match.game.spec as RevisedSpec).content;
}

/** The optional rules of the table. */
export function optional(match: M): OptionalRules {
  return match.setup.options as unknown as OptionalRules;
}

export function newRevisedHero(): Hero {
  return { ...newHero(), entryHall: NO_HALL, tokens: 0 };
}

export function newRevisedWorld(setup: Setup): World {
  return {
    ...newWorld(setup, newRevisedHero),
    monsters: [],
    searched: [],
    visits: [],
    bound: false,
    noEscapeAt: NOWHERE,
    shielded: [],
    bribe: 0,
    fight: null,
  };
}

export function cloneWorld(world: World): World {
  const copy = copyWorld(world);
  copy.monsters = world.monsters.slice();
  copy.searched = world.searched.slice();
  copy.visits = world.visits.slice();
  copy.shielded = world.shielded.slice();
  copy.fight = world.fight && { ...world.fight };
  return copy;
}

export function monsterFace(match: M, card: Instance): MonsterCard {
  return match.face(card) as MonsterCard;
}

export function combatFace(match: M, card: Instance): CombatCard {
  return match.face(card) as CombatCard;
}
