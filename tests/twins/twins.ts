/**
 * Games that differ only in what a side may not see, played alike: nothing that reaches that side may differ.
 * `npm run twins -- --comparisons 20000 --seed 1 --json`. A comparison: one moment, one audience.
 */

import { shippedScenarios } from '../fuzz/scenarios.ts';
import { readArguments, runTool } from '../support/arguments.ts';
import { newTally, playGame } from './playing.ts';

const TELL_EVERY_MS = 2000;
const MOST_DIFFERENCES = 5;

await runTool(() => {
  const { comparisons, seed, json, small } = readArguments({ comparisons: 2000, seed: 1 }, [], ['small']);
  const scenarios = [...shippedScenarios().values()];
  const tally = newTally();
  const enough = (): boolean => tally.comparisons >= comparisons || tally.differences.length >= MOST_DIFFERENCES;
  let told = performance.now();
  for (let n = 0; !enough(); n++) {
    const scenario = small || n % 2 === 0 ? undefined : scenarios[(seed + n) % scenarios.length];
    playGame(seed + n, scenario, enough, tally);
    if (performance.now() - told > TELL_EVERY_MS) {
      told = performance.now();
      console.error(
        `${tally.comparisons} comparisons, ${tally.games} games, ${tally.pairs} pairs, ${tally.differences.length} differences`,
      );
    }
  }
  const { differences, ...counts } = tally;
  if (json) console.log(JSON.stringify({ ...counts, differences: differences.length, found: differences }, null, 2));
  else {
    for (const difference of differences) console.log(JSON.stringify(difference, null, 2));
    console.table(tally.tells);
    console.log(
      `${tally.comparisons} comparisons, ${tally.games} games, ${tally.pairs} pairs, ${differences.length} differences`,
    );
  }
  if (differences.length > 0) process.exitCode = 1;
});
