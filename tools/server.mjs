/** `npm run server`: installs, builds, and serves the page with games over the network. `npm run server -- --help` */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildClient } from './build.mjs';
import { bundle } from './bundle.mjs';
import { ensureContent } from './content.mjs';
import { buildsIn } from './serving/builds.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

const REASONS = {
  EADDRINUSE: 'another program has it. End that, or choose another: --port',
  EACCES: 'this system does not allow it; below 1024 a proxy listens',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'nobody knows that name',
};

/** Ends when it is asked to; a second time, at once. */
function stopWith(node) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.error('Stopping …');
    await node.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Gives an exit code where it cannot be served. */
export async function serveOnline(args) {
  ensureInstalled();
  const isBuilt = args.includes('--no-build');
  const options = args.filter(each => each !== '--no-build');
  await ensureContent();
  const server = await import(pathToFileURL(await bundle('apps/server/src/serve.ts', 'server.mjs')).href);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(server.HELP);
    return 0;
  }
  const problem = server.unreadable(options, process.env);
  if (problem !== undefined) {
    console.error(problem);
    return 2;
  }
  if (!isBuilt) {
    console.error('Building …');
    const status = await buildClient();
    if (status !== 0) return status;
  } else if (buildsIn(join(ROOT, 'dist')).length === 0) {
    console.error(
      'There is no page yet, only games are served. npm run build makes it; it is found without a new start.',
    );
  }
  // It needs a package, and this file is read before packages are installed.
  const { answering, healthOf, versionIn } = await import('./serving/answer.mjs');
  const health = healthOf(versionIn(ROOT), '');
  const page = isOpen => answering({ builds: () => buildsIn(join(ROOT, 'dist')), health, isOpen, isOnline: true });
  try {
    const node = await server.serve({
      args: options,
      env: process.env,
      page,
      tell: console.error,
      write: console.error,
    });
    stopWith(node);
    const here = `http://localhost:${node.port}/`;
    const { publicUrl } = node;
    console.log(
      `Wigwag is at ${publicUrl === undefined ? here : `${publicUrl.href} and, on this machine, at ${here}`} (Ctrl+C ends it)`,
    );
    return undefined;
  } catch (error) {
    const where = error.port === undefined ? '' : `port ${error.port}: `;
    console.error(`The server does not start: ${where}${REASONS[error.code] ?? error.message}.`);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await serveOnline(process.argv.slice(2));
