/**
 * Who plays at a table without a screen: bots, programs, and bots for people who are gone. They answer what they are
 * asked, weigh what they are offered, and think ahead while people think.
 */
import type { Thinker } from '@underhall/bots';
import { Halted } from '@underhall/bots/halt';
import { type Match, NONE, type Pending, Refusal } from '@underhall/kernel';
import { type TableCalls, Unkept } from './calls.ts';
import { Weighed } from './offers.ts';
import { absentPlayer, botPlayer, type Player, type Turn } from './players.ts';
import type { Ponder } from './ponder.ts';
import type { Laid, Seat, Sitter } from './scene.ts';
import { botFor, isPerson } from './sitters.ts';
import { hasStandIn } from './standIn.ts';
import type { Step } from './steps.ts';

/** What they need of their table. */
export interface Around {
  match(): Match;
  isClosed(): boolean;
  turn(seat: Seat): Turn;
  gaveUp(seat: Seat): boolean;
  inTurn<T>(work: () => T | Promise<T>): Promise<T>;
  /** It happens, is kept and told; fails with `Unkept` or a refusal. */
  change(step: Step): Promise<void>;
  /** Resolves when those who look have followed so far that bots may go on. */
  room(): Promise<unknown>;
}

/** Milliseconds after which a bot tries again to make a choice that could not be kept: at first, and at most. */
const RETRY = 1000;
const LONGEST_RETRY = 30_000;
/** So often a player may answer a question with what is refused. */
const ATTEMPTS = 3;

export class Company {
  readonly #table: Around;
  readonly #laid: Pick<Laid, 'sitters' | 'record'>;
  readonly #calls: TableCalls;
  readonly #players = new Map<Seat, Player>();
  readonly #weighed = new Weighed();
  #ponder: Promise<Ponder> | undefined;
  #playing: Promise<void> = Promise.resolve();

  constructor(table: Around, laid: Pick<Laid, 'sitters' | 'record'>, calls: TableCalls) {
    this.#table = table;
    this.#laid = laid;
    this.#calls = calls;
  }

  /** Whoever plays for a seat, unless a person decides for it. */
  playerOf(seat: Seat): Player | undefined {
    const sitter = this.#laid.sitters[seat];
    if (!sitter || (isPerson(sitter) && !this.#isPlayedFor(seat))) return undefined;
    let player = this.#players.get(seat);
    if (!player) {
      const isProgram = sitter.kind === 'program' && this.#calls.program;
      player = isProgram ? isProgram(seat) : this.#bot(sitter);
      this.#players.set(seat, player);
    }
    // Whoever is away may come back; whoever gave up does not.
    return isPerson(sitter) && this.#calls.isAway?.(seat) && !this.#table.gaveUp(seat)
      ? absentPlayer(player)
      : player;
  }

  #isPlayedFor(seat: Seat): boolean {
    const match = this.#table.match();
    return this.#table.gaveUp(seat) || hasStandIn(match, seat) || this.#calls.isAway?.(seat) === true;
  }

  #bot(sitter: Sitter): Player {
    const { seed } = this.#laid.record.setup;
    const thinker = async () => (await this.#pondering())?.foresight ?? this.#thinker();
    return botPlayer(botFor(sitter), seed, thinker);
  }

  /** Where thoughts are remembered that were thought ahead. A table opens without it. */
  #pondering(): Promise<Ponder> | undefined {
    if (!this.#calls.ponders) return undefined;
    const { sitters, record } = this.#laid;
    const bot = (seat: Seat) => (sitters[seat].kind === 'bot' ? botFor(sitters[seat]) : undefined);
    this.#ponder ??= import('./ponder.ts').then(
      ({ Ponder }) => new Ponder(() => this.#thinker(), bot, record.setup.seed),
    );
    return this.#ponder;
  }

  async #thinker(): Promise<Thinker> {
    const { thinker, breathe } = this.#calls;
    if (thinker) return thinker();
    const { Alone } = await import('@underhall/bots');
    return new Alone(breathe);
  }

  // ---------------------------------------------------------------- one at a time

  /** Lets a bot act while somebody else is asked; false if none wants to. */
  stepIn(): Promise<boolean> {
    return unlessHalted(this.#stepIn());
  }

  /** Lets a bot answer what it is asked; false if none is. */
  answer(): Promise<boolean> {
    return unlessHalted(this.#answer());
  }

  async #stepIn(): Promise<boolean> {
    const match = this.#table.match();
    if (!match.game.spec.offers) return false;
    for (const offer of match.pending()) {
      if (offer.kind === 'offer' && (await this.#weigh(offer))) return true;
    }
    return false;
  }

  async #answer(): Promise<boolean> {
    const match = this.#table.match();
    const seat = match.pending().find((p) => p.kind !== 'offer' && this.playerOf(p.seat))?.seat ?? NONE;
    const player = this.playerOf(seat);
    if (!player) return false;
    const made = match.choices;
    const choose = (option: string) =>
      this.#unlessStale(match, made, () => this.#table.change([seat, option]));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const option = await player.answer(this.#table.turn(seat));
      if (option === undefined) break;
      try {
        await choose(option);
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        player.refused?.(error);
      }
    }
    player.failed?.();
    await choose(match.legal(seat)[0].id);
    return true;
  }

  async #weigh(offer: Pending): Promise<boolean> {
    const { seat } = offer;
    const match = this.#table.match();
    const player = this.playerOf(seat);
    if (!player?.offered || !this.#weighed.isNew(match, offer)) return false;
    const made = match.choices;
    const option = await player.offered(this.#table.turn(seat));
    if (option === undefined) {
      this.#weighed.note(match, offer);
      return false;
    }
    await this.#unlessStale(match, made, async () => {
      this.#weighed.note(match, offer);
      await this.#table.change([seat, option]);
    });
    return true;
  }

  /** What was thought out for another moment is not done. */
  #unlessStale(match: Match, made: number, work: () => Promise<void>): Promise<void> {
    return this.#table.inTurn(async () => {
      const isNow = this.#table.match() === match && match.choices === made;
      if (!this.#table.isClosed() && isNow) await work();
    });
  }

  // ---------------------------------------------------------------- by themselves

  /** Lets bots go on, if any has something to do now. */
  wake(): void {
    const { breathe } = this.#calls;
    if (!breathe) return;
    this.#playing = this.#playing
      .then(() => this.#playOn(breathe))
      .catch((why: unknown) => this.#calls.warn?.('stopped', why));
  }

  /** Not before somebody has chosen: whoever opens a table waits for it, and need not wait for bots to be loaded. */
  thinkAhead(): void {
    if (!this.#mayPonder()) return;
    const begin = (ponder: Ponder) => {
      if (this.#mayPonder()) ponder.begin(this.#table.match());
    };
    // Who cannot think ahead thinks when it is asked.
    this.#pondering()?.then(begin, () => undefined);
  }

  #mayPonder(): boolean {
    return !this.#table.isClosed() && this.#calls.ponders?.() === true;
  }

  stop(): void {
    this.#ponder?.then(
      (ponder) => ponder.stop(),
      () => undefined,
    );
  }

  async #playOn(breathe: (milliseconds?: number) => Promise<void>): Promise<void> {
    let retry = RETRY;
    while (!this.#table.isClosed() && this.#somebodyPlays()) {
      await this.#table.room();
      await breathe();
      try {
        if (this.#table.isClosed() || !((await this.stepIn()) || (await this.answer()))) return;
        retry = RETRY;
      } catch (error) {
        if (!(error instanceof Unkept)) throw error;
        this.#calls.warn?.('unkept');
        await breathe(retry);
        retry = Math.min(2 * retry, LONGEST_RETRY);
      }
    }
  }

  /** Is a bot asked, or offered something it has not weighed? */
  #somebodyPlays(): boolean {
    const match = this.#table.match();
    return match
      .pending()
      .some((p) => this.playerOf(p.seat) && (p.kind !== 'offer' || this.#weighed.isNew(match, p)));
  }
}

/** What was being thought out for a moment that has passed: whoever waits for it looks again. */
async function unlessHalted(played: Promise<boolean>): Promise<boolean> {
  try {
    return await played;
  } catch (error) {
    if (error instanceof Halted) return true;
    throw error;
  }
}
