/** `npm start`: installs, builds, serves the game to this machine. `npm start -- --port 8080 --host 0.0.0.0` */
import { buildClient } from './build.mjs';
import { serveFor } from './serve.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
console.error('Building …');
const status = await buildClient();
process.exitCode = status === 0 ? await serveFor(process.argv.slice(2)) : status;
