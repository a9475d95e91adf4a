import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**'];

/** What both kinds of test share: most of our modules are pure, so files may share one worker. */
const shared = { environment: 'node', pool: 'forks', isolate: false } as const;

export default defineConfig({
  test: {
    projects: [
      './web/vitest.config.ts',
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...never, '**/*.slow.test.ts', 'web/**'],
          // A busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'slow',
          include: ['**/*.slow.test.ts'],
          exclude: [...never, 'web/**'],
          testTimeout: 30 * 60_000,
        },
      },
    ],
  },
});
