/** The facts of DungeonQuest as the table reads them (games/dungeonquest/classic/facts.ts). */
import type { Json } from '../play/scene.ts';

export interface SeatFacts {
  readonly hero: string;
  readonly state: 'waiting' | 'dungeon' | 'catacombs' | 'out' | 'dead';
  readonly space: string | null;
  readonly from: string | null;
  readonly wounds: number;
  readonly life: number;
  readonly strength: number;
  readonly agility: number;
  readonly armor: number;
  readonly luck: number;
  readonly lostTurns: number;
  readonly marker: string | null;
  readonly heading: string | null;
  readonly determination: number;
  readonly loot: readonly string[];
  readonly gold: number | null;
  readonly kept: readonly string[];
  readonly runes: readonly string[];
  readonly drawn: readonly string[];
  readonly tripCards: readonly string[];
  readonly cause: string;
  readonly caught: boolean;
  readonly postponed: boolean;
  readonly wayDown: boolean;
}

export interface SpaceFacts {
  readonly kind: string;
  readonly chamber?: string;
  readonly entry?: string;
  readonly entrance?: boolean;
  readonly monsters?: readonly string[];
}

export interface CombatFacts {
  readonly hero: number;
  readonly opponent: number;
  readonly kind: string;
  readonly mode: string;
  readonly begun: boolean;
  readonly round: number;
  readonly fleeing: boolean;
  readonly monsterWounds: number;
  readonly token: string | null;
  readonly hands: readonly (readonly string[])[];
  readonly played: readonly (readonly string[])[];
  /** What the played cards are worth with everything that changes them; null where none are played. */
  readonly totals: readonly (number | null)[];
  readonly damage: readonly (readonly string[])[];
  readonly escape: readonly (readonly string[])[];
  readonly stack: readonly string[];
}

export interface Facts {
  readonly turn: number;
  readonly round: number;
  readonly active: number;
  readonly first: number;
  readonly sun: number;
  readonly seats: readonly SeatFacts[];
  readonly board: Readonly<Record<string, SpaceFacts>>;
  readonly stock: number;
  readonly decks: Readonly<Record<string, number>>;
  readonly discards: Readonly<Record<string, readonly string[]>>;
  readonly pool: Readonly<Record<string, number>>;
  readonly combat: CombatFacts | null;
}

export function readFacts(facts: Json): Facts {
  return facts as unknown as Facts;
}
