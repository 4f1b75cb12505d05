/** `npm run -s wigwag -- COMMAND …` */
import { bundleCommand, ensureInstalled, run } from './setup.mjs';

ensureInstalled();
process.exitCode = run(process.execPath, [await bundleCommand(), ...process.argv.slice(2)], {
  // npm runs scripts from the project; the paths that were typed mean where they were typed.
  cwd: process.env.INIT_CWD ?? process.cwd(),
});
