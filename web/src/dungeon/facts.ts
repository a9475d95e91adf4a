/** The facts of Dungeon! as the table reads them (games/dungeon/facts.ts). */
import type { Json } from '../play/scene.ts';

export interface SeatFacts {
  readonly adventurer: string | null;
  readonly space: string | null;
  /** Null where it may not be known. */
  readonly gold: number | null;
  readonly need: number | null;
  readonly treasures: readonly string[];
  /** The numbers of the treasures, in the same order. */
  readonly cards: readonly number[];
  readonly spells: readonly string[];
  readonly lostTurns: number;
  readonly caged: boolean;
  readonly doors: readonly string[];
  /** The monster in front of him. */
  readonly monster: string | null;
  /** The number marker of the treasure that he dropped there. */
  readonly number: number;
  /** The monster that he sees with a medallion. */
  readonly looks: string | null;
  readonly gone: boolean;
}

export interface MarkFacts {
  readonly space: string;
  readonly guard: string | null;
  readonly monster: string | null;
  readonly treasure: string | null;
  readonly hoard: readonly string[];
}

export interface Facts {
  readonly turn: number;
  readonly round: number;
  readonly active: number;
  readonly first: number;
  readonly expert: boolean;
  readonly moved: number;
  readonly seats: readonly SeatFacts[];
  readonly graves: readonly string[];
  readonly marks: Readonly<Record<string, MarkFacts>>;
  readonly piles: {
    readonly monsters: Readonly<Record<string, number>>;
    readonly treasures: Readonly<Record<string, number>>;
  };
  readonly supply: readonly string[];
  readonly swords: Readonly<Record<string, number>>;
  readonly divided: readonly (readonly string[])[];
}

export function readFacts(facts: Json): Facts {
  return facts as unknown as Facts;
}
