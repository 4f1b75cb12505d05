/** Builds the client and puts the content beside it: a fresh folder under dist/builds, which is served once it is whole. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireContent } from './content.mjs';
import { putLibrary } from './library.mjs';
import { newBuild, publish } from './serving/builds.mjs';
import { ensureInstalled, ROOT, run } from './setup.mjs';

const DIST = `${ROOT}/dist`;

export async function buildClient() {
  const unsound = await requireContent();
  if (unsound !== 0) return unsound;
  const folder = newBuild(DIST);
  const vite = `${ROOT}/node_modules/vite/bin/vite.js`;
  const status = run(process.execPath, [vite, 'build', 'apps/client', '--logLevel', 'warn', '--outDir', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return status;
  }
  await putLibrary(`${folder}/library`);
  publish(DIST, folder);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = await buildClient();
}
