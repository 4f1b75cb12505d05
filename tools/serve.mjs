/** Serves the built client to this machine: `node tools/serve.mjs [--port N] [--exact]`. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from './setup.mjs';

const CLIENT = join(ROOT, 'dist', 'client');
const FIRST_PORT = 5180;
const TRIES = 20;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** The file that a path names inside the client's folder, if there is one. */
function fileAt(path) {
  const file = normalize(join(CLIENT, path === '/' ? 'index.html' : path));
  if (!file.startsWith(CLIENT + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://here').pathname);
  } catch {
    return undefined;
  }
}

function answer(request, response) {
  const path = pathOf(request.url);
  const file = path === undefined || path.includes('\0') ? undefined : fileAt(path);
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting,
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** Listens on the port, or on the next free one; gives the port it got. */
export function serve(port = FIRST_PORT, tries = TRIES) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', error => {
      if (error.code === 'EADDRINUSE' && tries > 1) resolve(serve(port + 1, tries - 1));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(port));
  });
}

/** Reads `--port`, serves, and says where. `--exact` takes that port or none. */
export async function serveFor(args) {
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, exact: { type: 'boolean' } } });
  const wanted = values.port === undefined ? FIRST_PORT : Number(values.port);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new Error(`--port wants a number from 1 to 65535, not ${values.port}`);
  }
  const port = await serve(wanted, values.exact ? 1 : TRIES);
  console.log(`Wigwag is at http://localhost:${port}/ (Ctrl+C ends it)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveFor(process.argv.slice(2));
