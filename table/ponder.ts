import type { Foresight, Thinker } from '@underhall/bots';
import { Halt, Halted } from '@underhall/bots/halt';
import { cheapChoice, type Match, NONE, Rng, type Seat, View } from '@underhall/kernel';
import { botPlayer } from './players.ts';

/** What a match may come to. */
interface Future {
  readonly match: Match;
  readonly chance: number;
}

/** So much a person is expected to do what the game's cheap policy would. */
const EXPECTED = 0.5;
/** Futures that are less likely are not thought about. */
const LEAST_CHANCE = 0.02;
/** No more thoughts about one moment: then the machine rests until something happens. */
const MOST_THOUGHTS = 12;

/**
 * Bots think ahead while people think or look: about the questions that will be theirs, should a person choose this or
 * that, the likeliest first. The match is played on as it would be, dice and cards included; but a bot is shown its
 * seat's view of that future and nothing else, and its thought is used only if the future comes, when it would be the
 * same. So it is there sooner, and no match is another by it.
 */
export class Ponder {
  readonly #thinker: () => Promise<Thinker>;
  readonly #botOf: (seat: Seat) => string | undefined;
  readonly #seed: string;
  #foresight: Promise<Foresight> | undefined;
  #halt = new Halt();

  /** `botOf` names the bot that has this seat; undefined if a person or a program has it. */
  constructor(thinker: () => Promise<Thinker>, botOf: (seat: Seat) => string | undefined, seed: string) {
    this.#thinker = thinker;
    this.#botOf = botOf;
    this.#seed = seed;
  }

  /** Where bots think so that they find what they have thought out before. */
  get foresight(): Promise<Foresight> {
    this.#foresight ??= this.#thinker().then(async (thinker) => {
      const { Foresight } = await import('@underhall/bots');
      return new Foresight(thinker);
    });
    return this.#foresight;
  }

  /** Thinks ahead from here, and no more from where it was before. */
  begin(match: Match): void {
    this.stop();
    this.#halt = new Halt();
    // A fault is told when the match really comes there.
    this.#ponder(match, this.#halt).catch(() => undefined);
  }

  stop(): void {
    this.#halt.call();
  }

  async #ponder(match: Match, halt: Halt): Promise<void> {
    const rng = Rng.fromSeed(this.#seed);
    const futures: Future[] = [{ match: match.clone(), chance: 1 }];
    for (let thoughts = 0; thoughts < MOST_THOUGHTS; ) {
      const future = likeliest(futures);
      if (!future || halt.called) return;
      const seat = future.match.asked();
      if (seat === NONE) continue;
      const bot = this.#botOf(seat);
      if (bot === undefined) futures.push(...branches(future, seat, rng));
      else {
        thoughts++;
        if (await this.#answered(future.match, seat, bot, halt)) futures.push(future);
      }
    }
  }

  /** Lets a bot choose in a match that may come to be; false if it is stopped before. */
  async #answered(match: Match, seat: Seat, bot: string, halt: Halt): Promise<boolean> {
    const player = botPlayer(bot, this.#seed, async () => (await this.foresight).idly);
    try {
      const option = await player.answer({ seat, view: new View(match, seat), heard: () => [], halt });
      if (option === undefined || halt.called) return false;
      match.choose(seat, option);
      return true;
    } catch (error) {
      if (error instanceof Halted) return false;
      throw error;
    }
  }
}

function likeliest(futures: Future[]): Future | undefined {
  futures.sort((a, b) => a.chance - b.chance);
  return futures.pop();
}

/** What becomes of the match with each option of a person. */
function branches({ match, chance }: Future, seat: Seat, rng: Rng): Future[] {
  const options = match.legal(seat);
  const expected = cheapChoice(match, seat, rng);
  const other = (1 - EXPECTED) / Math.max(1, options.length - 1);
  return options.flatMap((_, i) => {
    const likely = chance * (i === expected ? EXPECTED : other);
    if (likely < LEAST_CHANCE) return [];
    const next = match.clone();
    next.take(seat, next.legal(seat)[i]);
    return { match: next, chance: likely };
  });
}
