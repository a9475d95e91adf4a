/** A stored run as somebody hands it in: it is gone through wholly before its counts become figures. */
import { Misfit, shape } from '@underhall/kernel';
import type { TallyJson } from './counts.ts';
import type { Plan, Shard } from './plan.ts';

/** What is stored of a run, so that it can go on another day. */
export interface RunJson {
  readonly plan: Plan;
  /** The first so many matches, merged. */
  readonly upTo: number;
  readonly merged: TallyJson;
  /** Shards that came back before their turn. */
  readonly ahead: readonly { readonly shard: Shard; readonly tally: TallyJson }[];
}

const tallyShape = shape.mapOf(shape.mapOf(shape.wholeNumber(1)));
const runShape = shape.object({
  // The plan itself is compared with the one that is wanted, field by field.
  plan: shape.mapOf(shape.anything),
  upTo: shape.wholeNumber(0),
  merged: tallyShape,
  ahead: shape.listOf(
    shape.object({
      shard: shape.object({ from: shape.wholeNumber(0), to: shape.wholeNumber(1) }),
      tally: tallyShape,
    }),
  ),
});

/** Throws a Misfit that names every problem. */
export function readRun(stored: unknown): RunJson {
  const misfits = shape.misfitsOf(runShape, stored);
  if (misfits.length > 0) throw new Misfit('This is no stored run', misfits);
  const run = stored as RunJson;
  const problems = contradictions(run);
  if (problems.length > 0) throw new Misfit('The stored run is damaged', problems);
  return run;
}

/** Every match is in one place and counted once, whether it was played to its end or failed. */
function contradictions({ plan, upTo, merged, ahead }: RunJson): string[] {
  const problems: string[] = [];
  const expectMatches = (where: string, tally: TallyJson, wanted: number) => {
    for (const table of plan.versus ? ['a run', 'b run'] : ['a run']) {
      const { matches = 0, failed = 0 } = tally[table] ?? {};
      if (matches + failed !== wanted)
        problems.push(`${where}: has ${matches + failed} matches in '${table}' instead of ${wanted}`);
    }
  };
  if (!Number.isInteger(plan.matches) || plan.matches < 1) problems.push('plan.matches: is no number from 1');
  if (upTo > plan.matches) problems.push(`upTo: is ${upTo}, but there are only ${plan.matches} matches`);
  expectMatches('merged', merged, upTo);
  let end = upTo;
  for (const { shard, tally } of ahead.toSorted((a, b) => a.shard.from - b.shard.from)) {
    const where = `ahead: the shard from ${shard.from} to ${shard.to}`;
    if (shard.from < end || shard.to <= shard.from || shard.to > plan.matches)
      problems.push(`${where}: has no place in the run`);
    expectMatches(where, tally, shard.to - shard.from);
    end = Math.max(end, shard.to);
  }
  return problems;
}
