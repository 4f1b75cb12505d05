/** `npm start`: installs, builds, serves the game to this machine. `npm start -- --port 8080 --host 0.0.0.0` */
import { buildClient } from './build.mjs';
import { HELP, serveFor, unreadable } from './serve.mjs';
import { serveOnline } from './server.mjs';
import { ensureInstalled } from './setup.mjs';

async function start(args) {
  if (args.includes('--online')) return serveOnline(args.filter(each => each !== '--online'));
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const problem = unreadable(args);
  if (problem !== undefined) {
    console.error(problem);
    return 2;
  }
  ensureInstalled();
  console.error('Building …');
  const status = await buildClient();
  return status === 0 ? serveFor(args) : status;
}

process.exitCode = await start(process.argv.slice(2));
