import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What spans packages takes longest and begins first, so that no worker is left alone with it in the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/');
    return [...sorted.filter(isLong), ...sorted.filter(each => !isLong(each))];
  }
}

export default defineConfig({
  // No build has put hashes in.
  define: { LIBRARY_HASHES: '{}', ENGINES: JSON.stringify({ gcacw: 'tests', lee: 'tests', pickets: 'tests' }) },
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
    // Every core: by itself vitest leaves one to the browser that watches.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    passWithNoTests: false,
    testTimeout: 120_000,
    // A database that ends brings its files to the disk first.
    hookTimeout: 60_000,
  },
});
