/** TypeScript programs for Node, bundled into dist: made again only when something that went in has changed. */
import { readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { isFresh, put, readStamp, stampOf } from './fresh.mjs';
import { ROOT } from './setup.mjs';

/** What a bundle depends on besides the sources that the bundler names: packages, the doors of ours, and how it is made. */
function surroundings() {
  const doors = ['packages', 'apps'].flatMap(folder =>
    readdirSync(`${ROOT}/${folder}`).map(name => `${folder}/${name}/package.json`),
  );
  const present = doors.filter(path => statSync(`${ROOT}/${path}`, { throwIfNoEntry: false }) !== undefined);
  return ['package-lock.json', 'tsconfig.json', 'tools/bundle.mjs', 'tests/package.json', ...present];
}

const options = (source, outfile) => ({
  absWorkingDir: ROOT,
  entryPoints: [source],
  outfile,
  write: false,
  metafile: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Some libraries keep what can be bundled under `module`, and under `main` what cannot.
  mainFields: ['module', 'main'],
  sourcemap: true,
  logLevel: 'warning',
  // React draws several times faster without its checks for whoever writes components.
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});

const isChangedSince = moment => path => statSync(`${ROOT}/${path}`).mtimeMs >= moment;

async function make(source, outfile, stampFile) {
  const begun = Date.now();
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build(options(source, `dist/${outfile}`));
  for (const { path, contents } of outputFiles) put(path, contents);
  const sources = Object.keys(metafile.inputs).filter(path => !path.includes('node_modules/'));
  const inputs = [...new Set([...sources, ...surroundings()])];
  // What was saved while it was bundled may be in it or not: without a stamp it is bundled again.
  if (inputs.some(isChangedSince(begun))) return;
  const outputs = outputFiles.map(({ path }) => relative(ROOT, path).replaceAll('\\', '/'));
  put(stampFile, JSON.stringify(stampOf(ROOT, inputs, outputs), null, 1));
}

/** Gives the path of the bundle. */
export async function bundle(source, name) {
  const stampFile = `${ROOT}/dist/${name}.stamp.json`;
  if (!isFresh(ROOT, readStamp(stampFile))) {
    console.error(`Bundling ${name} …`);
    await make(source, name, stampFile);
  }
  return `${ROOT}/dist/${name}`;
}

export const bundleCommand = () => bundle('apps/cli/src/wigwag.ts', 'wigwag.mjs');
