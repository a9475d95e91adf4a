import { cheapChoice, type Match, NONE, type Option, Rng, type Seat, type View } from '@underhall/kernel';
import { type Answer, asked, type Bot, indexOfId, isTaste } from './bot.ts';
import { Allowance, type Budget, type Clock, systemClock } from './budget.ts';
import { Race, run } from './race.ts';
import { explained } from './why.ts';

/** Playouts longer than this are judged where they stand. */
const MOST_CHOICES = 500;
const MOST_SAMPLES = 128;
/** So many looks tell whether a choice changes anything: by less than this part, it does not. */
const GLIMPSES = 12;
const SAME = 0.03;
/** How much worse than waiting something may look to be done instead. */
const PATIENCE = 0.15;
/** Stands for "let the offer pass" where an option would stand. */
const PASS = -1;

/**
 * Tries each option on determinised clones, plays on by the game's cheap policy to the game's horizon, and takes the
 * option after which the match looks best. All options meet the same hidden cards and the same dice (common random
 * numbers), so few samples tell them apart; options that are clearly behind are not sampled further.
 */
export class Greedy implements Bot {
  readonly name: string;
  readonly #budget: Budget;
  readonly #rng: Rng;
  readonly #clock: Clock;

  constructor(name: string, budget: Budget, seed: string, clock: Clock = systemClock) {
    this.name = name;
    this.#budget = budget;
    this.#rng = Rng.fromSeed(seed);
    this.#clock = clock;
  }

  answer(view: View): Answer {
    const { options } = asked(view);
    return explained(view, options[this.#choose(view, options)].id, this.#rng);
  }

  #choose(view: View, options: readonly Option[]): number {
    if (options.length === 1) return 0;
    if (isTaste(view)) return offhand(view, options, this.#rng);
    const all = options.map((_, i) => i);
    const found = best(view, all, new Allowance(this.#budget, this.#clock), this.#rng);
    const handy = offhand(view, options, this.#rng);
    if (found === undefined || found.index === handy) return handy;
    return isIdle(view, found.index, handy, this.#rng) ? handy : found.index;
  }

  offered(view: View): Answer | undefined {
    const { options } = asked(view);
    const found = weigh(view, options, new Allowance(this.#budget, this.#clock), this.#rng);
    return found && explained(view, found.id, this.#rng);
  }
}

/** What the cheap policy would do. */
export function offhand(view: View, options: readonly Option[], rng: Rng): number {
  try {
    const match = view.determinise(rng);
    const seat = view.viewer as Seat;
    const { id } = match.legal(seat)[cheapChoice(match, seat, rng)];
    return Math.max(0, indexOfId(options, id, 0));
  } catch {
    // A game at fault must not stop its table.
    return 0;
  }
}

/**
 * Is it better to do what comes to hand than this, after which the match looks as before? Whoever waits for a better
 * chance with every turn waits for ever: the evaluation cannot see that it does not come.
 */
function isIdle(view: View, index: number, handy: number, rng: Rng): boolean {
  const { evaluate } = view.game.spec;
  const seat = view.viewer as Seat;
  const chance = rng.clone();
  let before = 0;
  let after = 0;
  try {
    for (let i = 0; i < GLIMPSES; i++) {
      const world = view.determinise(rng);
      const now = evaluate(world, seat);
      const then = valueAfter(view, world.clone(), index, chance);
      if (Math.abs(then - now) > SAME * now) return false;
      before += now;
      after += valueAfter(view, world, handy, chance);
    }
  } catch {
    // A game at fault must not stop its table.
    return false;
  }
  return after >= (1 - PATIENCE) * before;
}

/** An offer that is clearly better than letting it pass, or undefined. */
export function weigh(
  view: View,
  options: readonly Option[],
  allowance: Allowance,
  rng: Rng,
): Option | undefined {
  const found = best(view, [PASS, ...options.map((_, i) => i)], allowance, rng);
  return found && found.index !== PASS && found.sure ? options[found.index] : undefined;
}

interface Best {
  readonly index: number;
  /** Nothing else was still in the race. */
  readonly sure: boolean;
}

/** The best of some options, or undefined when no playout could be finished. */
function best(view: View, indices: readonly number[], allowance: Allowance, rng: Rng): Best | undefined {
  const race = new Race(indices.length);
  glance(race, view, indices, MOST_SAMPLES, allowance, rng);
  if (race.samples === 0) return undefined;
  return { index: indices[race.leader()], sure: race.alive.length === 1 };
}

/** Races options to the game's horizon. */
function glance(
  race: Race,
  view: View,
  indices: readonly number[],
  samples: number,
  allowance: Allowance,
  rng: Rng,
): void {
  const chance = rng.clone();
  run(race, view, samples, allowance, rng, chance, (match, runner) =>
    valueAfter(view, match, indices[runner], chance),
  );
}

function valueAfter(view: View, match: Match, index: number, rng: Rng): number {
  const seat = view.viewer as Seat;
  const { spec } = match.game;
  const horizon = spec.horizon(match);
  if (index !== PASS) takeAs(view, match, index, seat);
  for (let i = 0; i < MOST_CHOICES; i++) {
    const next = match.asked();
    if (next === NONE || spec.horizon(match) !== horizon) break;
    match.take(next, match.legal(next)[cheapChoice(match, next, rng)]);
  }
  return spec.evaluate(match, seat);
}

function takeAs(view: View, match: Match, index: number, seat: Seat): void {
  const { kind, options } = asked(view);
  const { id } = options[index];
  if (kind === 'offer') {
    match.choose(seat, id);
    return;
  }
  const legal = match.legal(seat);
  match.take(seat, legal[indexOfId(legal, id, index)]);
}
