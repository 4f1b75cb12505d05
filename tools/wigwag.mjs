/** `npm run -s wigwag -- COMMAND …` */
import { bundleCommand, ensureInstalled, run } from './setup.mjs';

ensureInstalled();
process.exitCode = run(process.execPath, [await bundleCommand(), ...process.argv.slice(2)], { cwd: process.cwd() });
