import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['./tools/testSetup.mjs', './apps/server/src/testing/endPostgres.ts'],
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/content/bundled/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    pool: 'threads',
    isolate: false,
    passWithNoTests: false,
    testTimeout: 120_000,
  },
});
