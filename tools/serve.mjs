/** Serves the built client: `node tools/serve.mjs [--port N] [--host ADDRESS]`. Why it is as it is: docs/decisions/0022-the-local-server.md. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildsIn } from './serving/builds.mjs';
import { listen, wigwagAt } from './serving/listen.mjs';
import { ROOT } from './setup.mjs';

const USUAL_PORT = 5180;

/** This folder, without saying where it is. */
const COPY = createHash('sha256').update(ROOT).digest('hex').slice(0, 16);

function readOptions(args) {
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = values.port === undefined ? USUAL_PORT : Number(values.port);
  if (!/^\d+$/.test(values.port ?? '1') || port < 1 || port > 65_535) {
    throw new Error(`--port takes a number from 1 to 65535, not ${values.port}`);
  }
  if (values.host === '') throw new Error('--host takes an address, such as 0.0.0.0 for every network of this machine');
  return { port, host: values.host };
}

/** What `npm start -- --help` prints. */
export const HELP = `npm start -- [options]

Builds the page and serves it to this machine.

  --port N        serve at this port, ${USUAL_PORT} if nothing is said
  --host ADDRESS  serve to others too: 0.0.0.0 is every network of this machine
  --online        games over the network too; its options: npm run server -- --help
  --help          print this`;

/** Why options cannot be read; undefined: they can. */
export function unreadable(args) {
  try {
    readOptions(args);
    return undefined;
  } catch (error) {
    return error.message;
  }
}

const PER_PORT = 'A browser keeps games for each port separately: those of this port are not shown on another.';

/** Another port would be another address, where the games that a browser keeps seem to have vanished: so nothing moves by itself. */
async function tellTaken(port, tell) {
  const other = await wigwagAt(port);
  if (other?.copy === COPY) {
    tell(`Wigwag is running already, and serves the newest build: http://localhost:${port}/`);
    return 0;
  }
  const who = other === undefined ? 'another program' : `another copy of Wigwag (version ${other.version})`;
  console.error(`Port ${port} is taken by ${who}. End it, or choose another port: npm start -- --port ${port + 1}`);
  console.error(PER_PORT);
  return 1;
}

const REASONS = {
  EACCES: 'this system does not allow it',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'nobody knows that name',
};

/** Serves until it is ended; gives an exit code where it cannot. `tell` says where it is. */
export async function serveFor(args, tell = console.log) {
  let options;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(error.message);
    return 2;
  }
  const { port, host } = options;
  // It needs a package, and this file is read before packages are installed.
  const { answering, healthOf, versionIn } = await import('./serving/answer.mjs');
  const health = healthOf(versionIn(ROOT), COPY);
  const answer = answering({ builds: () => buildsIn(join(ROOT, 'dist')), health, isOpen: host !== undefined });
  try {
    await listen(answer, port, host);
  } catch (error) {
    if (error.code === 'EADDRINUSE') return tellTaken(port, tell);
    console.error(`Cannot listen on ${host ?? 'localhost'}:${port}: ${REASONS[error.code] ?? error.message}.`);
    return 1;
  }
  tell(`Wigwag is at http://${host ?? 'localhost'}:${port}/ (Ctrl+C ends it)`);
  if (host !== undefined) tell('Everybody who reaches this address can open it.');
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await serveFor(process.argv.slice(2));
