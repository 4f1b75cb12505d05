/** `npm start`: installs, builds, runs. */
import { bundleCommand, ensureInstalled, run } from './setup.mjs';

ensureInstalled();
console.error('Building …');
const command = await bundleCommand();
process.exitCode = run(process.execPath, [command, 'demo', ...process.argv.slice(2)]);
