/** `npm run bench`: the engine, or with --page the built page in a browser. */
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
const args = process.argv.slice(2);
const tool = args.includes('--page')
  ? ['tools/withPage.mjs', 'tests/bench/page/bench.ts', ...args.filter(arg => arg !== '--page')]
  : ['tools/bundled.mjs', 'tests/bench/bench.ts', ...args];
process.exitCode = run(process.execPath, tool);
