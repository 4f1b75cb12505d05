import { expect, test } from 'vitest';
import { feed, trials } from './testing/mutants.ts';

const FILES = 60;

test.each(trials('packages/content'))('damaged $kind neither bring the command down nor keep it busy', trial => {
  const { casualties, byExitCode } = feed(trial, FILES, 1);
  expect(casualties).toEqual([]);
  expect(Object.keys(byExitCode).length).toBeGreaterThan(1);
});
