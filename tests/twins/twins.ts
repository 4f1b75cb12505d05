/**
 * Games that differ only in what a side may not see, played alike: nothing that reaches that side may differ.
 * `npm run twins -- --comparisons 20000 --seed 1 --json`; `--small`: without the scenarios of the program.
 * A comparison: one moment of two games, for one audience. One game again: `--seed N --games 1`.
 */
import { shippedScenarios } from '../fuzz/scenarios.ts';
import { readArguments, runTool } from '../support/arguments.ts';
import { newTally, playGame, type Tally } from './playing.ts';

const TELL_EVERY_MS = 2000;
const MOST_DIFFERENCES = 5;

const summary = ({ comparisons, games, pairs, differences }: Tally): string =>
  `${comparisons} comparisons, ${games} games, ${pairs} pairs of twins, ${differences.length} differences`;

function tell(tally: Tally): void {
  for (const difference of tally.differences) console.log(JSON.stringify(difference, null, 2));
  console.table(tally.byGame);
  console.table(tally.byOption);
  console.table(tally.tells);
  console.log(summary(tally));
  for (const { seed, small } of tally.differences)
    console.log(`again: npm run -s twins -- --seed ${seed} --games 1${small ? ' --small' : ''}`);
}

await runTool(() => {
  const { comparisons, games, seed, json, small } = readArguments(
    { comparisons: 2000, games: 0, seed: 1 },
    [],
    ['small'],
  );
  const scenarios = [...shippedScenarios().values()];
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
  for (let game = seed; !enough() && (!isOne || game < seed + games); game++) {
    // Half of them small random regions of all games, half scenarios.
    const scenario = small || game % 2 === 0 ? undefined : scenarios[Math.floor(game / 2) % scenarios.length];
    playGame(game, scenario, enough, tally, progress);
  }
  const { differences, ...counts } = tally;
  if (json) console.log(JSON.stringify({ ...counts, differences: differences.length, found: differences }, null, 2));
  else tell(tally);
  if (differences.length > 0) process.exitCode = 1;
});
