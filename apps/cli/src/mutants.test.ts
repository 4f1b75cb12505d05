import { expect, test } from 'vitest';
import { feed, trials } from './testing/mutants.ts';

const FILES = 60;
/** From here on one of the damaged YAML files can still be read. */
const FIRST_SEED = 121;

test.each(trials('packages/content'))('damaged $kind do not bring the command down', trial => {
  // How long it takes is measured by `npm run mutants`, on a machine that has nothing else to do.
  const { casualties, byExitCode } = feed(trial, FILES, FIRST_SEED, Number.POSITIVE_INFINITY);
  expect(casualties).toEqual([]);
  expect(Object.keys(byExitCode).length).toBeGreaterThan(1);
});
