/** What a table asks of whoever opens it, and what those who look at it hear. */
import type { Thinker } from '@underhall/bots';
import type { Player } from './players.ts';
import type { Keeping, Seat, TableTrouble } from './scene.ts';
import type { Step } from './steps.ts';

export interface TableCalls {
  /**
   * Resolves when the match is safely kept, as it stands `now` or by the steps that are new; fails when it cannot be.
   * Without it nothing is kept.
   */
  keep?(now: () => Keeping, steps: readonly Step[]): Promise<void>;
  /**
   * Lets messages in before a bot goes on, for so many milliseconds if they are given. Without it bots do nothing by
   * themselves: somebody calls `stepIn` and `answer`.
   */
  breathe?(milliseconds?: number): Promise<void>;
  /** Something that nobody at a screen did has failed. */
  warn?(trouble: TableTrouble, why?: unknown): void;
  /** Who plays for a program that sits here. */
  program?(seat: Seat): Player;
  /** Where bots think; without it here, between two breaths. */
  thinker?(): Thinker | Promise<Thinker>;
  /** Whether bots may think ahead at this moment, while people think or look. Without it they do not. */
  ponders?(): boolean;
  /** Has a person gone away, so that a bot plays for it? */
  isAway?(seat: Seat): boolean;
}

/** Whoever hears what happens at a table: a screen, or a wire that leads to one. */
export interface Onlooker {
  /** The table is open. */
  show(): void;
  /** Something has happened. */
  hear(): void;
  /** Something was taken back: what was told before is no longer true. */
  forget(): void;
  /** Resolves when bots may go on. */
  room(): Promise<void>;
  /** The table is closed. */
  close(): void;
}

/** A change that could not be kept: it was taken back. */
export class Unkept extends Error {
  override readonly name = 'Unkept';
}
