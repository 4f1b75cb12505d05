/**
 * Damaged records and content files, fed to the command: none may bring it down or keep it busy for over three seconds.
 * `npm run -s mutants -- --records 3000 --yaml 2000 [--seed 1] [--json]`; one of them again: `--records 1 --yaml 0 --seed N`.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, runTool } from '@wigwag/tests/arguments';
import { feed, trials } from './mutants.ts';

/** This file is bundled into dist. */
const CONTENT = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/content');

await runTool(() => {
  const { json, seed, ...files } = readArguments({ records: 3000, yaml: 2000, seed: 1 });
  const tolls = Object.fromEntries(trials(CONTENT).map(trial => [trial.kind, feed(trial, files[trial.kind], seed)]));
  if (json) console.log(JSON.stringify(tolls, null, 1));
  for (const [kind, { files: fed, byExitCode, slowestMs, casualties }] of Object.entries(tolls)) {
    if (json) continue;
    console.log(
      `${kind}: ${fed} files, exit codes ${JSON.stringify(byExitCode)}, slowest ${slowestMs} ms, ${casualties.length} casualties`,
    );
    for (const { seed: which, what } of casualties.slice(0, 10)) console.log(`  seed ${which}: ${what}`);
  }
  process.exitCode = Object.values(tolls).every(({ casualties }) => casualties.length === 0) ? 0 : 1;
});
