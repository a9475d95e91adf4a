import { defineProject } from 'vitest/config';

/** `npx vitest run --project web` from the root, once vitest.config.ts there lists this file. */
export default defineProject({
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['testing/setup.ts'],
    environment: 'node',
    pool: 'forks',
    // A page waits more than it works: two visitors at once also where there are two cores.
    maxWorkers: 2,
    // What is on the screen for a moment can be missed on a busy machine: once.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
