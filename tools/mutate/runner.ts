// The process that runs tests against one mutant after another, on one vitest that stays loaded.
//
// A mutant is never written to disk: vitest gets the changed text where it would have read the file. So nothing
// has to be restored, whatever happens, and nobody else who works in the folder notices.
import { createVitest } from 'vitest/node';
import type { Tests } from './plan.ts';

export interface Trial {
  readonly file?: string;
  readonly code?: string;
  readonly tests: Tests;
}

export interface Verdict {
  readonly ran: number;
  readonly failed: boolean;
  readonly milliseconds: number;
  /** The first thing that went wrong. */
  readonly message?: string;
}

const folder = process.argv[2] ?? process.cwd();
let mutated: { readonly path: string; readonly code: string } | undefined;

const vitest = await createVitest(
  'test',
  {
    root: folder,
    config: false,
    watch: false,
    // Threads end with this process, even out of an endless loop; each run starts from fresh modules.
    pool: 'threads',
    isolate: true,
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    // The cache on disk goes by the file, not by what we say is in it.
    fsModuleCache: false,
    include: ['**/*.test.ts'],
  },
  {
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (id.split('?')[0] === mutated?.path ? (mutated?.code ?? null) : null),
      },
    ],
  },
);
await vitest.standalone();

async function attempt({ file, code, tests }: Trial): Promise<Verdict> {
  if (mutated) vitest.invalidateFile(mutated.path);
  mutated = file !== undefined && code !== undefined ? { path: `${folder}/${file}`, code } : undefined;
  if (mutated) vitest.invalidateFile(mutated.path);
  vitest.setGlobalTestNamePattern(new RegExp(tests.title));
  const project = vitest.getRootProject();
  const specifications = tests.files.map((test) => project.createSpecification(`${folder}/${test}`));
  const started = performance.now();
  const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const milliseconds = performance.now() - started;
  // Vitest also remembers the modules of earlier trials; only those of this one count.
  const wanted = new Set(tests.files.map((test) => `${folder}/${test}`));
  const testModules = known.filter((module) => wanted.has(module.moduleId));
  const all = testModules.flatMap((module) => [...module.children.allTests()]);
  const errors = [
    ...unhandledErrors.map(String),
    ...testModules.flatMap((module) => module.errors().map(({ message }) => message)),
    // A suite fails as a whole when what it begins with (beforeAll) does: its tests are then skipped.
    ...testModules.flatMap((module) =>
      [...module.children.allSuites()].flatMap((suite) => suite.errors().map(({ message }) => message)),
    ),
    ...all.flatMap(
      (test) => test.result().errors?.map(({ message }) => `${test.fullName}: ${message}`) ?? [],
    ),
  ];
  const ran = all.filter((test) => ['passed', 'failed'].includes(test.result().state)).length;
  return {
    ran,
    failed: errors.length > 0,
    milliseconds,
    ...(errors[0] === undefined ? {} : { message: errors[0] }),
  };
}

process.on('message', async (trial: Trial) => {
  try {
    process.send?.(await attempt(trial));
  } catch (error) {
    process.send?.({ ran: 0, failed: true, milliseconds: 0, message: String(error) } satisfies Verdict);
  }
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
