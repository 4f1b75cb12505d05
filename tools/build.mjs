/** Builds the client into dist/client, and the content beside it. */
import { fileURLToPath } from 'node:url';
import { bundle, ensureInstalled, ROOT, run } from './setup.mjs';

export async function buildClient() {
  const vite = `${ROOT}/node_modules/vite/bin/vite.js`;
  const status = run(process.execPath, [vite, 'build', 'apps/client', '--logLevel', 'warn']);
  return status === 0 ? run(process.execPath, [await bundle('tools/library.ts', 'library.mjs')]) : status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = await buildClient();
}
