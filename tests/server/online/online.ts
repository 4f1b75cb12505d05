/**
 * Games at real server processes, while lines are cut, nodes and database killed with -9; then the log is judged.
 * `npm run -s online -- --kill server --kills 30`, `--kill database`, `--kill both`, `--kill node --nodes 2 --rivals 2 --decisions 5000`;
 * without `--kill` it measures: `--games 40 --decisions 2000 --think 500 --json`.
 */
import { readArguments, runTool, UsageError } from '../../support/arguments.ts';
import { KILLS, undergo } from './undergo.ts';

await runTool(async () => {
  const {
    json,
    kill = 'none',
    ...numbers
  } = readArguments({ nodes: 1, games: 8, rivals: 1, cut: 0, think: 20, decisions: 200, kills: 3 }, ['kill']);
  const what = KILLS.find(each => each === kill);
  if (what === undefined) throw new UsageError(`--kill takes one of ${KILLS.join(', ')}, not "${kill}"`);
  const report = await undergo({ ...numbers, kill: what });
  if (json) console.log(JSON.stringify({ ...numbers, kill, ...report }, null, 2));
  else console.table({ ...report, violations: report.violations.length });
  for (const violation of report.violations) console.error(violation);
  if (report.violations.length > 0) process.exitCode = 1;
});
