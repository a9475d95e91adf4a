/** How long a bot may think: what runs out first ends it. */
export interface Budget {
  readonly iterations: number;
  /** Wall time; leave it out where the same seed must give the same answer. */
  readonly milliseconds?: number;
}

/** Milliseconds from anywhere. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** The same budget without a clock: what simulations use, so that their figures can be repeated. */
export function unhurried(budget: Budget): Budget {
  return { iterations: budget.iterations };
}

/** A budget being used up. */
export class Allowance {
  left: number;
  readonly #until: number;
  readonly #clock: Clock;

  constructor(budget: Budget, clock: Clock) {
    this.left = budget.iterations;
    this.#clock = clock;
    this.#until =
      budget.milliseconds === undefined ? Number.POSITIVE_INFINITY : clock() + budget.milliseconds;
  }

  /** Milliseconds that are left; undefined where no clock counts. */
  get milliseconds(): number | undefined {
    return this.#until === Number.POSITIVE_INFINITY ? undefined : this.#until - this.#clock();
  }

  /** Takes one iteration, if there is one left. */
  take(): boolean {
    if (this.left <= 0) return false;
    if (this.#until !== Number.POSITIVE_INFINITY && this.#clock() >= this.#until) {
      this.left = 0;
      return false;
    }
    this.use(1);
    return true;
  }

  /** So many iterations were done elsewhere. */
  use(iterations: number): void {
    this.left -= iterations;
  }

  /** A part of what is left, iterations and time, to be used up first; what it takes is taken here. */
  part(share: number): Allowance {
    const iterations = Math.ceil(this.left * share);
    const milliseconds = (this.#until - this.#clock()) * share;
    return new Part(this, { iterations, milliseconds }, this.#clock);
  }
}

class Part extends Allowance {
  readonly #whole: Allowance;

  constructor(whole: Allowance, budget: Budget, clock: Clock) {
    super(budget, clock);
    this.#whole = whole;
  }

  override take(): boolean {
    return this.#whole.left > 0 && super.take();
  }

  override use(iterations: number): void {
    super.use(iterations);
    this.#whole.use(iterations);
  }
}
