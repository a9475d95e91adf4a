// One rule put to the test: are its mutants noticed?
import type { Laboratory } from './laboratory.ts';
import { citations, type Mutant, mutantsOf, type Tests, testsNaming, type Workshop } from './plan.ts';

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly diff: string;
}

export interface Study {
  readonly rule: string;
  readonly killed: number;
  readonly survived: number;
  readonly survivors: readonly Survivor[];
  /** Why the rule could not be studied. */
  readonly problem?: string;
}

/** Tests that take this much longer than without the mutant have lost their way. */
const timesSlower = 10;
const patience = 3_000;

/** What the tests do without any mutant; the same tests are tried only once. */
export type Baselines = Map<string, Promise<Baseline>>;

interface Baseline {
  readonly problem?: string;
  readonly milliseconds: number;
}

export async function study(
  shop: Workshop,
  lab: Laboratory,
  baselines: Baselines,
  rule: string,
  max = Number.POSITIVE_INFINITY,
): Promise<Study> {
  const without = (problem: string): Study => ({ rule, killed: 0, survived: 0, survivors: [], problem });
  const places = citations(shop, rule);
  if (places.length === 0) return without('no code in kernel/ or games/ cites it');
  if (testsNaming(shop, [rule]).files.length === 0) return without('no test and no scenario names it');
  const mutants = spread(mutantsOf(shop, rule), max);
  if (mutants.length === 0) return without(`nothing can be changed where it is cited (${places.join(', ')})`);

  const baselineOf = (tests: Tests) => {
    const key = JSON.stringify(tests);
    const known = baselines.get(key) ?? baseline(lab, tests);
    baselines.set(key, known);
    return known;
  };
  const fates = await Promise.all(
    mutants.map(async (mutant) => {
      const { problem, milliseconds } = await baselineOf(mutant.tests);
      if (problem !== undefined) return { mutant, problem };
      const verdict = await lab.attempt(mutant, patience + timesSlower * milliseconds);
      return { mutant, alive: verdict !== 'endless' && !verdict.failed };
    }),
  );
  const problem = fates.find((fate) => fate.problem !== undefined)?.problem;
  if (problem !== undefined) return without(problem);
  const survivors = fates.filter(({ alive }) => alive).map(({ mutant }) => survivor(mutant));
  return { rule, killed: fates.length - survivors.length, survived: survivors.length, survivors };
}

async function baseline(lab: Laboratory, tests: Tests): Promise<Baseline> {
  const verdict = await lab.attempt({ tests }, 10 * 60_000);
  const where = tests.files.join(', ');
  if (verdict === 'endless') return { problem: `its tests do not end (${where})`, milliseconds: 0 };
  const { failed, ran, message, milliseconds } = verdict;
  if (failed) return { problem: `its tests fail before anything is changed: ${message}`, milliseconds };
  if (ran === 0) return { problem: `it is mentioned in ${where}, but no test title names it`, milliseconds };
  return { milliseconds };
}

/** At most `max`, evenly chosen, the same ones every time. */
function spread(mutants: readonly Mutant[], max: number): Mutant[] {
  if (mutants.length <= max) return [...mutants];
  return mutants.filter(
    (_, i) => Math.floor((i * max) / mutants.length) !== Math.floor(((i - 1) * max) / mutants.length),
  );
}

function survivor({ file, line, what, diff }: Mutant): Survivor {
  return { file, line, what, diff };
}
