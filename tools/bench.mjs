/** `npm run bench`: the engine, with --page the built page in a browser, or with --online real servers. */
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
const args = process.argv.slice(2);
const rest = args.filter(arg => arg !== '--page' && arg !== '--online');
const tool = args.includes('--page')
  ? ['tools/withPage.mjs', 'tests/bench/page/bench.ts', ...rest]
  : ['tools/bundled.mjs', args.includes('--online') ? 'tests/bench/online/online.ts' : 'tests/bench/bench.ts', ...rest];
process.exitCode = run(process.execPath, tool);
