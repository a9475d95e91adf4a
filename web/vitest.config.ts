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
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
