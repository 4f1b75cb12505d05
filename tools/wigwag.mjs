/** `npm run -s wigwag -- COMMAND …` */
import { pathToFileURL } from 'node:url';
import { bundleCommand } from './bundle.mjs';
import { ensureContent } from './content.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const command = await bundleCommand();
await ensureContent();
// npm runs scripts from the project; the paths that were typed mean where they were typed.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import(pathToFileURL(command).href);
