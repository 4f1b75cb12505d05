/**
 * Battles of Lee that differ only in what a side may not see, played alike: nothing that reaches that side may differ.
 * `npm run -s lee-twins -- --comparisons 5000 --seed 1 --json`. One game again: `--seed N --games 1`.
 */
import { readArguments, runTool } from '../support/arguments.ts';
import { newTally, SECRETS } from './pair.ts';
import { playPair } from './playing.ts';

const MOST_DIFFERENCES = 5;

await runTool(() => {
  const { comparisons, games, seed, json } = readArguments({ comparisons: 2000, games: 0, seed: 1 });
  const tally = newTally();
  const isEnough = (): boolean =>
    (games === 0 && tally.comparisons >= comparisons) || tally.differences.length >= MOST_DIFFERENCES;
  for (let at = seed; !isEnough() && (games === 0 || at < seed + games); at++) playPair(at, isEnough, tally);
  const { differences, ...counts } = tally;
  if (json) console.log(JSON.stringify({ ...counts, differences: differences.length, found: differences }, null, 2));
  else {
    for (const difference of differences) console.log(JSON.stringify(difference, null, 2));
    console.table(counts.byFrame);
    console.table(counts.apart);
    console.log(
      `${counts.comparisons} comparisons, ${counts.games} games, ${counts.refusals} refusals, ${counts.answers} answers, ${differences.length} differences`,
    );
  }
  for (const { seed: number } of differences)
    console.error(`again: npm run -s lee-twins -- --seed ${number} --games 1`);
  const untried = SECRETS.filter(secret => counts.apart[secret] === 0);
  if (untried.length > 0) console.error(`NEVER APART: ${untried.join(', ')}`);
  if (differences.length > 0) process.exitCode = 1;
});
