import { DICE, Rng, type View } from '@underhall/kernel';
import { type Answer, asked, isTaste } from '../bot.ts';
import { Allowance, type Budget, type Clock, systemClock } from '../budget.ts';
import { offhand, weigh } from '../greedy.ts';
import { Race } from '../race.ts';
import type { Deliberation, Shareable } from '../thinking/shareable.ts';
import { explained } from '../why.ts';
import { Grove } from './grove.ts';
import type { Lap, Leg, Luck } from './leg.ts';
import { type SearchShape, SHAPE } from './shape.ts';
import { Tree } from './tree.ts';

export type { SearchShape };

/** An offer is weighed with this part of the budget: there are many, and few are worth it. */
const OFFER_PART = 0.25;
/** Samples of the first leg, after which something may already be clearly behind; then as many as there were before. */
const FIRST_LEG = 6;
/** A leg has no more samples than this: who changes his mind must not wait long for the end of it. */
const LONGEST_LEG = 96;
const MOST_FAULTS = 20;

/**
 * Information-set Monte-Carlo tree search. Each sample fills the holes of the view at random and plays every option that
 * is still in the race in that world, with the same dice: down the tree of what was chosen before (each seat for its own
 * good), one step into the new, then on by the game's cheap policy, many rounds far. What the match looks like after each
 * round is weighed together; these values are compared sample by sample at the question itself, where the worse half of
 * the options drops out again and again (sequential halving), and handed back up the path below it (max^n).
 */
export class Search implements Shareable {
  readonly name: string;
  readonly #budget: Budget;
  readonly #shape: SearchShape;
  /** How far to look, if the bot was told. */
  readonly #told: number | undefined;
  readonly #rng: Rng;
  readonly #clock: Clock;
  /** Iterations finished in all: what benchmarks count. */
  iterations = 0;

  constructor(
    name: string,
    budget: Budget,
    seed: string,
    shape: Partial<SearchShape> = {},
    clock: Clock = systemClock,
  ) {
    this.name = name;
    this.#budget = budget;
    this.#shape = { ...SHAPE, ...shape };
    this.#told = shape.rounds;
    this.#rng = Rng.fromSeed(seed);
    this.#clock = clock;
  }

  answer(view: View): Answer {
    const { luck, legs } = this.deliberate(view);
    const grove = new Grove((number) => this.tree(view, number, luck), this.#clock);
    let step = legs.next();
    while (!step.done) step = legs.next(grove.laps(step.value));
    return explained(view, step.value, this.#rng);
  }

  offered(view: View): Answer | undefined {
    const { options } = asked(view);
    const part = new Allowance(this.#budget, this.#clock).part(OFFER_PART);
    const found = weigh(view, options, part, this.#rng);
    return found && explained(view, found.id, this.#rng);
  }

  tree(view: View, number: number, luck: Luck): Tree {
    const rounds = this.#told ?? view.game.spec.foresight ?? SHAPE.rounds;
    return new Tree(view, number, luck, this.#shape, rounds);
  }

  deliberate(view: View): Deliberation {
    const luck: Luck = [this.#rng.next(DICE), this.#rng.next(DICE)];
    return { luck, legs: this.#think(view) };
  }

  *#think(view: View): Deliberation['legs'] {
    const { options, kind } = asked(view);
    if (options.length === 1) return options[0].id;
    const handy = offhand(view, options, this.#rng);
    if (isTaste(view)) return options[handy].id;
    if (this.#isWhim()) return options[this.#rng.below(options.length, DICE)].id;
    const allowance = new Allowance(this.#budget, this.#clock);
    const sealed = kind === 'sealed';
    const race = new Race(options.length);
    // A sealed answer is mixed of all that are good.
    const phases = sealed ? 1 : Math.ceil(Math.log2(options.length));
    for (let left = phases; left > 0; left--) {
      // Enough for one sample at least.
      const part = allowance.part(Math.max(1 / left, race.alive.length / allowance.left));
      yield* this.#run(race, part);
      if (left > 1 && race.samples > 0) race.keep(Math.ceil(race.alive.length / 2), handy);
    }
    if (race.samples === 0) return options[handy].id;
    return options[sealed ? this.#mixed(race) : race.leader()].id;
  }

  #isWhim(): boolean {
    const { whims } = this.#shape;
    return whims > 0 && this.#rng.below(1000, DICE) < 1000 * whims;
  }

  /** The race goes on, leg by leg, until one is left or the budget is used up. */
  *#run(race: Race, allowance: Allowance): Generator<Leg, void, readonly Lap[]> {
    let faults = 0;
    while (race.alive.length > 1 && faults <= MOST_FAULTS) {
      const { alive, samples: from } = race;
      const affordable = Math.floor(allowance.left / alive.length);
      const wanted = from < FIRST_LEG ? FIRST_LEG - from : Math.min(from, LONGEST_LEG);
      const to = from + Math.min(wanted, affordable);
      const { milliseconds } = allowance;
      if (to === from || (milliseconds !== undefined && milliseconds <= 0)) return;
      const leg = { alive, from, to, ...(milliseconds === undefined ? {} : { milliseconds }) };
      for (const lap of yield leg) {
        faults += lap.faults;
        allowance.use(lap.values.length + lap.faults * alive.length);
        this.iterations += lap.values.length;
        noteLap(race, alive, lap);
      }
      // No time, or a game at fault.
      if (race.samples === from) return;
    }
  }

  /** A secret choice must not be guessable: any of those that are as good as the best as far as the search can tell. */
  #mixed(race: Race): number {
    const good = race.within(1);
    return good[this.#rng.below(good.length, DICE)];
  }
}

/** What drops out on the way is counted no further. */
function noteLap(race: Race, alive: readonly number[], { values }: Lap): void {
  for (let at = 0; at < values.length && race.alive.length > 1; at += alive.length) {
    alive.forEach((runner, i) => {
      race.note(runner, values[at + i]);
    });
    race.next();
  }
}
