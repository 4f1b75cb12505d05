/**
 * Games by one process, and by several through a queue, one of which is killed with -9, and whoever asks as well: each game once, the
 * report the same to the byte. `npm run -s queue -- --games 500 --workers 3 --json`
 */
import { endTestPostgres } from '@wigwag/server/testing';
import { readArguments, runTool } from '../../support/arguments.ts';
import { playTogether } from './machines.ts';

await runTool(async () => {
  const { json, games, workers } = readArguments({ games: 100, workers: 3 });
  try {
    const report = await playTogether({ games, workers });
    if (json) console.log(JSON.stringify(report, null, 2));
    else console.table(report);
    const { written, distinct, isSame, isEmpty } = report;
    if (written !== games || distinct !== games || !isSame || !isEmpty) process.exitCode = 1;
  } finally {
    await endTestPostgres();
  }
});
