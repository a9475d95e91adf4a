/** What the screens know of tables: what a table tells, what this browser keeps of it, and how it is spoken to. */
import type { Begun, Fairness } from '@underhall/protocol';
import type {
  Json,
  Laid,
  Looker,
  MatchRecord,
  News,
  Outcome,
  Refused,
  Seat,
  Standing,
  TableTrouble,
  Tried,
} from '@underhall/table';

export type * from '@underhall/table';

/** Of a match with friends that is over: what its seed was made of, or on whose machine it began. */
export interface Origin {
  readonly fairness?: Fairness | undefined;
  readonly begun?: Begun | undefined;
}

/** What a table needs to be opened: fresh, or with what happened at it so far. */
export interface Plan extends Laid {
  readonly game: string;
  readonly packs: readonly Json[];
  readonly created: number;
  readonly origin?: Origin | undefined;
  /** Which day's dungeon, which lesson, a first game of one's own, a table with friends elsewhere. */
  readonly occasion?: { readonly kind: 'daily' | 'lesson' | 'first' | 'online'; readonly name: string };
}

/** A match as it is kept. */
export interface Kept extends Plan {
  readonly changed: number;
  readonly outcome: Outcome | undefined;
  /** Whose turn it was. */
  readonly waitsFor: readonly Seat[];
  /** Matches that were kept by older versions, or that nobody has sat down at yet, have none. */
  readonly standing?: Standing;
}

/** The one interface between the table on the screen and a match. */
export interface MatchHost {
  /** Watch it before it is opened, or the first news is lost. `warn` hears of what goes wrong there by itself. */
  open(warn: (trouble: TableTrouble) => void): Promise<void>;
  /** Everything that happens from now on, in order. */
  watch(listener: (news: News) => void): () => void;
  /** The person at the screen takes this seat and sees what it sees. */
  look(seat: Looker): Promise<void>;
  choose(seat: Seat, option: string, moment: number): Promise<Refused | undefined>;
  retract(seat: Seat): Promise<Refused | undefined>;
  undo(seat: Seat): Promise<Refused | undefined>;
  hold(seat: Seat, raised: boolean): Promise<Refused | undefined>;
  prefer(seat: Seat, name: string, value: string): Promise<Refused | undefined>;
  resign(seat: Seat): Promise<Refused | undefined>;
  /** What an option leads to, as far as the seat may know; better and better numbers until enough. */
  consequences(seat: Seat, option: string, tell: (found: Tried) => void): () => void;
  /** The news has been shown: bots do not run further ahead than people can follow. */
  shown(moment: number): void;
  record(): Promise<MatchRecord>;
  /** At tables with friends, once the record was asked for. */
  origin?(): Origin | undefined;
  /** The whole match as text for a link. */
  link(): Promise<string>;
  close(): void;
}
