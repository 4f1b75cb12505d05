/** Builds the client into dist/client, and the content beside it. */
import { fileURLToPath } from 'node:url';
import { requireContent } from './content.mjs';
import { putLibrary } from './library.mjs';
import { ensureInstalled, ROOT, run } from './setup.mjs';

export async function buildClient() {
  const unsound = await requireContent();
  if (unsound !== 0) return unsound;
  const vite = `${ROOT}/node_modules/vite/bin/vite.js`;
  const status = run(process.execPath, [vite, 'build', 'apps/client', '--logLevel', 'warn']);
  if (status === 0) await putLibrary();
  return status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = await buildClient();
}
