import { Misfit } from '@underhall/kernel';
import { Tally } from './counts.ts';
import { matchesOf, winShareSoFar } from './figures.ts';
import { type Plan, type Shard, shardFrom } from './plan.ts';
import { type RunJson, readRun } from './stored.ts';

/** Stop as soon as it is clear whether a bot wins more or less than its part. */
export interface Verdict {
  readonly bot: string;
  /** No verdict before so many matches. */
  readonly least: number;
}

/**
 * A run of a plan, wherever its shards are played. Shards may come back in any order, and more than once; they are
 * merged in theirs, so the figures are those of the first so many matches, and a verdict falls at the same match
 * however many workers there are.
 */
export class Run {
  readonly plan: Plan;
  readonly #verdict: Verdict | undefined;
  readonly #ahead = new Map<number, { shard: Shard; tally: Tally }>();
  readonly #returned: Shard[] = [];
  #given = 0;
  #merged = new Tally();
  #upTo = 0;
  decided = false;

  constructor(plan: Plan, verdict?: Verdict) {
    this.plan = plan;
    this.#verdict = verdict;
  }

  /** The next shard to be played, or undefined when none is left to give. */
  next(): Shard | undefined {
    if (this.decided) return undefined;
    const again = this.#returned.shift();
    if (again) return again;
    for (let ahead = this.#ahead.get(this.#given); ahead; ahead = this.#ahead.get(this.#given)) {
      this.#given = ahead.shard.to;
    }
    if (this.#given >= this.plan.matches) return undefined;
    const shard = shardFrom(this.#given, this.plan.matches);
    this.#given = shard.to;
    return shard;
  }

  /** A shard will not come back from where it was given: somebody else must play it. */
  giveBack(shard: Shard): void {
    this.#returned.push(shard);
  }

  /** A shard was played. */
  put(shard: Shard, tally: Tally): void {
    if (this.decided || shard.from < this.#upTo) return;
    this.#ahead.set(shard.from, { shard, tally });
    for (let next = this.#ahead.get(this.#upTo); next && !this.decided; next = this.#ahead.get(this.#upTo)) {
      this.#ahead.delete(this.#upTo);
      this.#upTo = next.shard.to;
      this.#merged.merge(next.tally);
      this.#judge();
    }
  }

  #judge(): void {
    if (!this.#verdict) return;
    const { bot, least } = this.#verdict;
    if (matchesOf(this.#merged) < least) return;
    const { bots } = this.plan.table;
    const part = bots.filter((each) => each === bot).length / bots.length;
    const { low, high } = winShareSoFar(this.#merged, bot);
    this.decided = low > part || high < part;
  }

  get finished(): boolean {
    return this.decided || this.#upTo >= this.plan.matches;
  }

  /** Matches played so far, whether or not their turn to be merged has come. */
  get played(): number {
    let played = this.#upTo;
    for (const { shard } of this.#ahead.values()) played += shard.to - shard.from;
    return played;
  }

  /** Everything that was played: for figures in between, and after Ctrl-C. */
  get soFar(): Tally {
    if (this.decided || this.#ahead.size === 0) return this.#merged;
    const all = Tally.from(this.#merged.toJSON());
    for (const { tally } of this.#ahead.values()) all.merge(tally);
    return all;
  }

  toJSON(): RunJson {
    return {
      plan: this.plan,
      upTo: this.#upTo,
      merged: this.#merged.toJSON(),
      ahead: [...this.#ahead.values()].map(({ shard, tally }) => ({ shard, tally: tally.toJSON() })),
    };
  }

  /** Goes on with a stored run. The plan may want more matches than it did; all else must be the same. */
  static resume(stored: unknown, plan: Plan, verdict?: Verdict): Run {
    const json = readRun(stored);
    const differ = differences(json.plan, plan);
    if (differ.length > 0) {
      throw new Misfit('The stored run', [`is of another plan: it differs in ${differ.join(', ')}.`]);
    }
    const run = new Run(plan, verdict);
    run.#merged = Tally.from(json.merged);
    run.#upTo = json.upTo;
    run.#given = json.upTo;
    if (json.upTo > 0) run.#judge();
    for (const { shard, tally } of json.ahead) run.put(shard, Tally.from(tally));
    return run;
  }
}

function differences(stored: Plan, wanted: Plan): string[] {
  const keys = Object.keys({ ...stored, ...wanted }) as (keyof Plan)[];
  return keys.filter(
    (key) => key !== 'matches' && JSON.stringify(stored[key]) !== JSON.stringify(wanted[key]),
  );
}
