/**
 * What the plan is told and what it tells. Spaces go by the names that the game uses: `start`, `armory`, `2-14` (a room:
 * level and number), `c012`, `s05`; secret doors by their ids, `x07`.
 */
import type { Ref } from 'react';

export interface Pawn {
  readonly seat: number;
  readonly adventurer: string;
  readonly space: string;
  readonly active: boolean;
  readonly name: string;
}

/** A space that the question is about. */
export interface Reached {
  /** Options that lead there; none for a space that is refused. */
  readonly options: readonly string[];
  /** The way there, without where it begins; empty where nobody walks (Teleport, Slide, Crystal Ball). */
  readonly path: readonly string[];
  /** The walk ends there: a room, or a chamber. */
  readonly stops: boolean;
  readonly label: string;
  /** The digit that chooses it. */
  readonly digit?: number | undefined;
  /** Why it cannot be chosen. */
  readonly why?: { readonly label: string; readonly reason: string; readonly rule: string } | undefined;
}

/** A number marker, and what lies beside it. Faces that are not known are backs in brackets: `[treasure-3]`. */
export interface Mark {
  readonly number: number;
  readonly guard: string | null;
  readonly monster: string | null;
  readonly treasure: string | null;
  readonly hoard: readonly string[];
}

/** Somebody who has enough to win: whose pawn, and the spaces on its way to the Main Staircase. */
export interface Homeward {
  readonly seat: number;
  readonly path: readonly string[];
}

export interface PlanHandle {
  zoom(by: number): void;
  fit(): void;
  /** Puts the mark of the keys on a space. */
  focus(space: string): void;
  /** Puts it on the next space that the question is about, or the one before. */
  turn(by: 1 | -1): void;
}

export interface PlanProps {
  readonly pawns: readonly Pawn[];
  readonly reach: ReadonlyMap<string, Reached>;
  /** Rooms that are cleaned out. */
  readonly graves: ReadonlySet<string>;
  /** By space; a chamber may have several. */
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  /** By secret door: the seats that may use it. */
  readonly doors: ReadonlyMap<string, readonly number[]>;
  /** Who has enough to win, as far as the viewer knows. */
  readonly homeward?: readonly Homeward[] | undefined;
  /** The option that is armed or weighed: its way is drawn. */
  readonly marked?: string | undefined;
  /** A space that was chosen and leaves something to choose. */
  readonly meant?: string | undefined;
  /** A space that the log points at. */
  readonly pointed?: string | undefined;
  /** The viewer's seat. */
  readonly seat?: number | undefined;
  /** The name of a face, for those who hear the plan. */
  readonly nameOf?: ((face: string) => string) | undefined;
  /** How much of the foot is covered by something else, in pixels. */
  readonly covered?: ((frame: DOMRect) => number) | undefined;
  readonly handle?: Ref<PlanHandle>;
  /** Somebody chooses a space, be it one that can be chosen or not. */
  readonly onChoose: (space: string) => void;
  readonly onPoint: (space: string | undefined) => void;
}
