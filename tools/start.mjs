/** `npm start`: installs, builds, serves the game to this machine. `npm start -- --port 8080` */
import { buildClient } from './build.mjs';
import { serveFor } from './serve.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
console.error('Building …');
const status = await buildClient();
if (status === 0) await serveFor(process.argv.slice(2));
else process.exitCode = status;
