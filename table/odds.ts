/** What the options of one question may lead to, tried out bit by bit, and in what they do not differ. */
import { type Consequences, consequences, type Rng, type View } from '@underhall/kernel';
import type { Tried } from './scene.ts';

const SAMPLES = 240;
const SLICE = 24;
/** The other options are tried out as far as it takes to compare them. */
const ENOUGH = 120;
/** With fewer tries nothing can be said of a difference. */
const LEAST = 48;
/** Where there are more options than this, nobody looks for what they have in common. */
const MOST_COMPARED = 9;
/** A difference of so many standard errors is one. */
const SURE = 2;
/** What differs by less than a tenth reads as the same. */
const SLIGHT = 0.1;

export class Odds {
  readonly #found = new Map<string, Consequences>();

  /** Tries out a little more; `wanted` comes first and is tried out longest. Gives nothing when all is known. */
  more(view: View, wanted: string, rng: Rng): Tried | undefined {
    const next = this.#next(wanted, comparedTo(wanted, view));
    if (next === undefined) return undefined;
    const slice = consequences(view, next, SLICE, rng);
    const before = this.#found.get(next);
    this.#found.set(next, before ? merged(before, slice) : slice);
    return this.known(view, wanted);
  }

  /** What is known of an option so far, with what it has in common with all others. */
  known(view: View, wanted: string): Tried | undefined {
    const found = this.#found.get(wanted);
    const compared = comparedTo(wanted, view);
    const others = compared.flatMap((id) => this.#found.get(id) ?? []);
    if (!found || others.length === 0 || others.length < compared.length) return found;
    if ([found, ...others].some(({ samples }) => samples < LEAST)) return found;
    return { ...found, alike: alikeIn(found, others) };
  }

  #next(wanted: string, compared: readonly string[]): string | undefined {
    const tries = (id: string) => this.#found.get(id)?.samples ?? 0;
    if (tries(wanted) < LEAST) return wanted;
    const behind = compared.filter((id) => tries(id) < ENOUGH).sort((a, b) => tries(a) - tries(b))[0];
    if (behind !== undefined && tries(behind) * 2 <= tries(wanted)) return behind;
    return tries(wanted) < SAMPLES ? wanted : behind;
  }
}

function comparedTo(wanted: string, { pending }: View): string[] {
  const all = pending?.options.map(({ id }) => id) ?? [];
  return all.length <= MOST_COMPARED ? all.filter((id) => id !== wanted) : [];
}

/** The counts and tallies in which an option does not differ from any other. */
export function alikeIn(one: Consequences, others: readonly Consequences[]): string[] {
  const counts = Object.keys(one.changes).filter((name) =>
    others.every((other) => sameChange(name, one, other)),
  );
  const tallies = Object.keys(one.chances).filter((name) =>
    others.every((other) => sameChance(name, one, other)),
  );
  return [...counts, ...tallies];
}

function sameChange(name: string, a: Consequences, b: Consequences): boolean {
  const none = { mean: 0, chance: 0 };
  const [x, y] = [a.changes[name] ?? none, b.changes[name] ?? none];
  if (!sameShare(x.chance, a.samples, y.chance, b.samples)) return false;
  const size = Math.max(...[x, y].map(({ mean, chance }) => (chance > 0 ? Math.abs(mean) / chance : 0)));
  const slack = size * SURE * error((x.chance + y.chance) / 2, a.samples, b.samples);
  return Math.abs(x.mean - y.mean) <= Math.max(slack, SLIGHT * Math.max(Math.abs(x.mean), Math.abs(y.mean)));
}

/** Both how often it comes to that, and how it goes then. */
function sameChance(name: string, a: Consequences, b: Consequences): boolean {
  const none = { times: 0, chance: 0 };
  const [x, y] = [a.chances[name] ?? none, b.chances[name] ?? none];
  if (!sameShare(x.times / a.samples, a.samples, y.times / b.samples, b.samples)) return false;
  return sameShare(x.chance, x.times, y.chance, y.times);
}

function sameShare(p: number, n: number, q: number, m: number): boolean {
  if (n === 0 || m === 0) return n === m;
  const both = (p * n + q * m) / (n + m);
  return Math.abs(p - q) <= SURE * error(both, n, m);
}

/** The standard error of a difference of two shares. */
function error(share: number, n: number, m: number): number {
  return Math.sqrt(Math.max(0, share * (1 - share)) * (1 / n + 1 / m));
}

/** Two samples of the same option as one. */
function merged(a: Consequences, b: Consequences): Consequences {
  const samples = a.samples + b.samples;
  const mix = (x: number, y: number) => (x * a.samples + y * b.samples) / samples;
  const zero = { mean: 0, chance: 0 };
  const never = { times: 0, chance: 0 };
  const names = new Set([...Object.keys(a.changes), ...Object.keys(b.changes)]);
  const tallies = new Set([...Object.keys(a.chances), ...Object.keys(b.chances)]);
  return {
    samples,
    ...(a.whose === undefined ? {} : { whose: a.whose }),
    changes: Object.fromEntries(
      [...names].map((name) => {
        const [x, y] = [a.changes[name] ?? zero, b.changes[name] ?? zero];
        return [name, { mean: mix(x.mean, y.mean), chance: mix(x.chance, y.chance) }];
      }),
    ),
    chances: Object.fromEntries(
      [...tallies].map((name) => {
        const [x, y] = [a.chances[name] ?? never, b.chances[name] ?? never];
        const times = x.times + y.times;
        return [name, { times, chance: (x.chance * x.times + y.chance * y.times) / times }];
      }),
    ),
  };
}
