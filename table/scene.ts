/**
 * What passes between a screen and the table behind it. Everything here is plain data, already cut to what its viewer
 * may know and already in words: a worker makes it for local play, a server can make it for the rest. `W` is the world
 * of a game: whoever draws its table gets facts, events, questions and options as that game declares them.
 */
import type {
  AboutIn,
  Consequences,
  Difference,
  Event,
  EventIn,
  FactsIn,
  Folk,
  Json,
  MatchRecord,
  Outcome,
  Pending,
  Saved,
  Seat,
  TableOption,
} from '@underhall/kernel';
import type { KeyMoment } from './moments.ts';
import type { Step } from './steps.ts';

export type { Consequences, Difference, Event, Folk, Json, MatchRecord, Outcome, Seat, TableOption };

/** What an option may lead to, and the counts and tallies in which no other option of the question differs from it. */
export interface Tried extends Consequences {
  readonly alike?: readonly string[];
}

/** A seat, or somebody who only looks on. */
export type Looker = Seat | 'spectator';

/**
 * Who sits where: `me` and `here` are people at this screen, `there` one at another, a `program` is somebody's own bot in
 * another process.
 */
export interface Sitter {
  readonly kind: 'me' | 'here' | 'there' | 'bot' | 'program';
  /** Empty if nobody has a name here. */
  readonly name: string;
  /** How well a bot plays. */
  readonly level?: string;
  /** What it is like: `bold`, `careful`, `sly`. */
  readonly temperament?: string;
}

export interface OptionShown<W = unknown> {
  readonly id: string;
  readonly label: string;
  /** What a screen should light for it: a space, a way, a card. */
  readonly about?: AboutIn<W> | undefined;
}

export interface ForbiddenShown<W = unknown> extends OptionShown<W> {
  readonly reason: string;
  readonly rule: string;
}

/** What the viewer is asked or offered. */
export interface Asked<W = unknown> {
  readonly seat: Seat;
  readonly kind: 'ask' | 'sealed' | 'draft' | 'offer';
  /** The question itself; its `do` names it. */
  readonly question: Pending<W>['question'];
  readonly prompt: string;
  readonly rules: readonly string[];
  readonly options: readonly OptionShown<W>[];
  readonly forbidden: readonly ForbiddenShown<W>[];
  readonly picks: readonly OptionShown<W>[];
}

/** A match at one moment, as one viewer may know it. */
export interface Scene<W = unknown> {
  readonly table: string;
  readonly game: string;
  readonly viewer: Looker;
  /** Choices made so far; sent back with a choice, so that a late click cannot hit another question. */
  readonly moment: number;
  readonly sitters: readonly Sitter[];
  readonly facts: FactsIn<W>;
  readonly asked: Asked<W> | undefined;
  readonly awaited: readonly Seat[];
  readonly mayUndo: boolean;
  readonly mayRetract: boolean;
  readonly mayHold: boolean;
  readonly mayResign: boolean;
  /** Nobody would be left to play on. */
  readonly resigningEnds: boolean;
  readonly holding: boolean;
  readonly preferences: Readonly<Record<string, string>>;
  readonly outcome: Outcome | undefined;
}

/** An event as the viewer gets it, with its line for the log. */
export interface Told<W = unknown> {
  readonly n: number;
  readonly event: EventIn<W>;
  readonly faces: Readonly<Record<number, string>>;
  readonly line: string | undefined;
  /** Choices made before it: where a replay finds it. */
  readonly moment: number;
  /** What it changed in the facts of the scene before, for those who want to see it happen. */
  readonly frame?: Difference;
}

/** Something has happened. */
export interface News {
  readonly scene: Scene;
  /** From the viewer's event number `from` on. What lies before it stays, unless `from` is 0. */
  readonly from: number;
  readonly told: readonly Told[];
  /** Nothing new to watch: the log was only made complete. */
  readonly quiet: boolean;
  /** The person who must take this screen next, where the one before may not look on. */
  readonly handover: Seat | undefined;
}

/** Why something was not done. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly rule: string | undefined;
}

/**
 * What went wrong at a table by itself: a bot's choice could not be kept and is tried again, or the bots cannot go on.
 */
export type TableTrouble = 'unkept' | 'stopped';

/** Who sits at a table, and what has happened at it so far. */
export interface Laid {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly record: MatchRecord;
  /** A draft under way. */
  readonly picks: readonly string[];
  /** What was done after that, where it was kept step by step. */
  readonly steps?: readonly Step[];
  /** The match began by other rules; it goes on from here, and the record has only what came later. */
  readonly from?: Saved;
}

/** How a match stood when it was kept: all that can be shown of it once its rules have changed. */
export interface Standing {
  readonly round?: number;
  readonly seats: readonly SeatStanding[];
  /** The last lines of the log. */
  readonly lines: readonly string[];
}

export interface SeatStanding {
  /** The Hero or adventurer, by name. */
  readonly who?: string;
  /** What it has of what wins, in words: “5,750 of 10,000 gold”. */
  readonly has?: string;
  /** What ranks the seats: more is better. */
  readonly score?: number;
  /** What everybody could see, by name: gold, wounds. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A match as it is to be kept. */
export interface Keeping {
  readonly record: MatchRecord;
  readonly picks: readonly string[];
  readonly outcome: Outcome | undefined;
  /** Whose turn it was. */
  readonly waitsFor: readonly Seat[];
  readonly standing: Standing;
}

/** A game as the screens need to know it. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: readonly TableOption[];
  readonly seatOptions: readonly TableOption[];
  readonly preferences: readonly string[];
  readonly messages: Readonly<Record<string, string>>;
  /** Everything with a face, and what has words without being a card: heroes, monsters. */
  readonly faces: Readonly<Record<string, FaceCard>>;
}

export interface FaceCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What stands above the text: kind, price, when it is played. */
  readonly line?: string;
  readonly back: string;
  /** Everything else that is printed on it. */
  readonly printed: Json;
  /** Of heroes that players choose among: what to compare them by. */
  readonly folk?: Folk;
}

/** A finished or unfinished match to look at, moment by moment. */
export interface ReplayCard {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly length: number;
  readonly outcome: Outcome | undefined;
  readonly record: MatchRecord;
  /** What the match is remembered by, as somebody who looked on would tell it. */
  readonly moments: readonly KeyMoment[];
  /** Moments of which there is nothing to tell: whoever steps through the match passes them by. */
  readonly quiet: readonly number[];
  /** How it ended, in a sentence. */
  readonly ending: string | undefined;
  /**
   * By name of what the game counts: for each seat its value at each moment. Empty until the match is over, because
   * it tells what some may not know yet.
   */
  readonly series: Readonly<Record<string, readonly (readonly number[])[]>>;
}
