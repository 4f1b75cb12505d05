/**
 * The content is compiled once: `npm run content`, and the set-up of whatever uses it. It is compiled again when a file of
 * it has changed, or the code that checks it.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, bundleCommand } from './bundle.mjs';
import { isFresh, readStamp } from './fresh.mjs';
import { ensureInstalled, ROOT, run } from './setup.mjs';

const CONTENTS = ['packages/content/gcacw', 'packages/content/lee'];
const COMPILER = 'compileContent.mjs';
export const MANIFEST = `${ROOT}/dist/content/manifest.json`;

const contentPaths = () =>
  CONTENTS.flatMap(folder =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true })
      .filter(path => path.endsWith('.yaml'))
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  );

/** Content with problems counts as compiled: whoever uses it is told which. Gives the manifest. */
export async function ensureContent() {
  const compiler = await bundle('tools/compileContent.ts', COMPILER);
  const manifest = readStamp(MANIFEST);
  const isOfThisNode = manifest?.v8 === process.versions.v8;
  if (!isOfThisNode || !isFresh(ROOT, manifest, [`dist/${COMPILER}`, ...contentPaths()])) {
    console.error('Compiling the content …');
    const status = run(process.execPath, [compiler]);
    if (status !== 0) process.exit(status);
  }
  return readStamp(MANIFEST);
}

/** The same, but problems are told, each with file, line, field and remedy, and end it: gives the exit code. */
export async function requireContent() {
  const { problems } = await ensureContent();
  return problems.length === 0 ? 0 : run(process.execPath, [await bundleCommand(), 'validate', ...CONTENTS]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = await requireContent();
}
