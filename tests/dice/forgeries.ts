/**
 * Forgeries: single changes of records and logs, each of which must be named at the decision where it is.
 * `npm run -s forgeries -- --changes 1000 --seed 1 --json`. The same for the same numbers.
 */
import { readArguments, runTool } from '../support/arguments.ts';
import { forgeAll } from './forging.ts';

await runTool(() => {
  const { changes, seed, json } = readArguments({ changes: 200, seed: 1 });
  const { kinds, games, missed } = forgeAll(changes, seed, (made, bad) =>
    console.error(`${made} of ${changes} changes, ${bad} missed`),
  );
  if (json) console.log(JSON.stringify({ changes, games, kinds, missed: missed.length, found: missed }, null, 2));
  else {
    console.table(kinds);
    console.log(`${changes} changes of ${games} games, ${missed.length} missed`);
  }
  for (const { kind, game, what } of missed.slice(0, 20)) console.error(`missed: ${kind} of ${game}: ${what}`);
  if (missed.length > 0) process.exitCode = 1;
});
