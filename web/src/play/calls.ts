/** The calls between page and worker: plain data, one answer each. */
import type { Setup, Wanted } from '@underhall/kernel';
import type { Sent } from '@underhall/table';
import type {
  GameCard,
  Json,
  Looker,
  MatchRecord,
  News,
  Plan,
  Refused,
  ReplayCard,
  Seat,
  Sitter,
  TableTrouble,
  Tried,
} from './scene.ts';

type Answer = Promise<Refused | undefined>;

/** What a screen far from its match needs to begin. */
interface FarPlan extends Pick<Plan, 'id' | 'game' | 'packs' | 'sitters'> {
  /** Undefined for who only looks on. */
  readonly you: Seat | undefined;
}

export interface Call {
  speak(locale: string): Promise<void>;
  /** Whether there is power to spare: on battery bots do not think ahead. */
  power(isSpare: boolean): Promise<void>;
  /** The version of its rules and its content; undefined where it cannot be opened here. */
  versionOf(game: string, packs: readonly Json[]): Promise<string | undefined>;
  describe(game: string, packs: readonly Json[]): Promise<GameCard>;
  agree(
    game: string,
    packs: readonly Json[],
    wanted: Wanted,
  ): Promise<{ readonly setup: Setup; readonly version: string }>;
  /** For each set-up what is wrong with it: an empty list where nothing is. */
  problems(
    game: string,
    packs: readonly Json[],
    many: readonly Wanted[],
  ): Promise<readonly (readonly string[])[]>;
  open(plan: Plan): Promise<void>;
  /** A table whose match is elsewhere: what comes from there is passed on to it. */
  openFar(plan: FarPlan): Promise<void>;
  /** False if something before it has not arrived. */
  hearFar(table: string, sent: Sent): Promise<boolean>;
  seatFar(table: string, sitters: readonly Sitter[]): Promise<void>;
  close(table: string): Promise<void>;
  look(table: string, viewer: Looker): Promise<void>;
  choose(table: string, seat: Seat, option: string, moment: number): Answer;
  retract(table: string, seat: Seat): Answer;
  undo(table: string, seat: Seat): Answer;
  hold(table: string, seat: Seat, raised: boolean): Answer;
  prefer(table: string, seat: Seat, name: string, value: string): Answer;
  resign(table: string, seat: Seat): Answer;
  consequences(table: string, seat: Seat, option: string, asking: number): Promise<void>;
  stopSampling(table: string): Promise<void>;
  shown(table: string, moment: number): Promise<void>;
  record(table: string): Promise<MatchRecord>;
  /** The match as it stands, for somebody who goes on with it elsewhere. */
  begun(table: string): Promise<{
    readonly record: MatchRecord;
    /** Of a draft that is under way. */
    readonly picks: readonly string[];
    readonly hash: string;
  }>;
  linkOf(record: MatchRecord, packs: readonly Json[]): Promise<string>;
  recordOfLink(link: string): Promise<MatchRecord>;
  /** A match from beginning to end, to tell of it; nothing stays open. */
  story(record: MatchRecord, sitters: readonly Sitter[], packs: readonly Json[]): Promise<ReplayCard>;
  replay(
    id: string,
    record: MatchRecord,
    sitters: readonly Sitter[],
    packs: readonly Json[],
  ): Promise<ReplayCard>;
  replayAt(id: string, moment: number, viewer: Looker): Promise<News>;
  closeReplay(id: string): Promise<void>;
}

export interface Request {
  readonly id: number;
  readonly call: keyof Call;
  readonly words: readonly unknown[];
}

export interface Problem {
  readonly name: string;
  readonly message: string;
  readonly problems: readonly string[];
}

export type Reply =
  | { readonly answers: number; readonly value: unknown }
  | { readonly answers: number; readonly error: Problem }
  | { readonly pong: true }
  | { readonly table: string; readonly news: News }
  | { readonly table: string; readonly trouble: TableTrouble }
  | { readonly asking: number; readonly found: Tried };
