/** Builds the client into dist/client. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ROOT, run } from './setup.mjs';

export function buildClient() {
  return run(process.execPath, [`${ROOT}/node_modules/vite/bin/vite.js`, 'build', 'apps/client', '--logLevel', 'warn']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = buildClient();
}
