/**
 * Games that differ only in what a side may not see, played alike: nothing that reaches that side may differ.
 * `npm run twins -- --comparisons 20000 --seed 1 --json`; `--small`: without the scenarios of the program.
 * A comparison: one moment of two games, for one audience. One game again: `--seed N --games 1`.
 * A run of 20,000 has to reach every game, and every option on and off.
 */
import { shippedScenarios } from '../fuzz/scenarios.ts';
import { readArguments, runTool } from '../support/arguments.ts';
import { newTally, playGame, type Tally } from './playing.ts';
import { LEAST, missingIn, planFor } from './variety.ts';

const TELL_EVERY_MS = 2000;
const MOST_DIFFERENCES = 5;
/** So many comparisons are enough for all games and options. */
const ENOUGH_FOR_ALL = 20_000;

const summary = ({ comparisons, games, pairs, differences }: Tally): string =>
  `${comparisons} comparisons, ${games} games, ${pairs} pairs of twins, ${differences.length} differences`;

function tell(tally: Tally, small: boolean): void {
  for (const difference of tally.differences) console.log(JSON.stringify(difference, null, 2));
  console.table(tally.byGame);
  console.table(tally.byOption);
  console.table(tally.tells);
  console.log(summary(tally));
  for (const { seed } of tally.differences)
    console.log(`again: npm run -s twins -- --seed ${seed} --games 1${small ? ' --small' : ''}`);
}

await runTool(() => {
  const { comparisons, games, seed, json, small } = readArguments(
    { comparisons: 2000, games: 0, seed: 1 },
    [],
    ['small'],
  );
  const scenarios = small ? [] : [...shippedScenarios().values()];
  const tally = newTally();
  const isOne = games > 0;
  const enough = (): boolean =>
    (!isOne && tally.comparisons >= comparisons) || tally.differences.length >= MOST_DIFFERENCES;
  let told = performance.now();
  const progress = (): void => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    console.error(summary(tally));
  };
  for (let game = seed; !enough() && (!isOne || game < seed + games); game++)
    playGame(game, planFor(game, scenarios), enough, tally, progress);
  const missing = missingIn(tally);
  const { differences, ...counts } = tally;
  if (json)
    console.log(JSON.stringify({ ...counts, missing, differences: differences.length, found: differences }, null, 2));
  else tell(tally, small);
  if (missing.length > 0) console.error(`NOT COVERED (fewer than ${LEAST} comparisons): ${missing.join(', ')}`);
  const isShort = missing.length > 0 && tally.comparisons >= ENOUGH_FOR_ALL;
  if (differences.length > 0 || isShort) process.exitCode = 1;
});
