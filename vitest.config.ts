import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    passWithNoTests: false,
    testTimeout: 120_000,
  },
});
