/**
 * Are the fair dice fair? Chi-square of faces, pairs, neighbouring moments and draws, each over so many rolls.
 * `npm run -s fairness -- --rolls 1000000 --json`. The root is fixed, so that every run gives the same.
 */
import { readArguments, runTool } from '../support/arguments.ts';
import { measured } from './uniformity.ts';

await runTool(() => {
  const { rolls, json } = readArguments({ rolls: 60_000 });
  const verdicts = measured(rolls);
  const unfair = verdicts.filter(({ isFair }) => !isFair);
  if (json) console.log(JSON.stringify({ rolls, verdicts, unfair: unfair.length }, null, 2));
  else console.table(verdicts);
  if (unfair.length > 0) process.exitCode = 1;
});
