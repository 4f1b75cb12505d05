/** TypeScript programs for Node, bundled into dist: made again only when something that went in has changed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { enginesOf } from './engines.mjs';
import { isFresh, put, readStamp, stampOf } from './fresh.mjs';
import { ROOT } from './setup.mjs';

/** What a bundle depends on besides the sources that the bundler names: packages, the doors of ours, and how it is made. */
function surroundings() {
  const doors = ['packages', 'apps'].flatMap(folder =>
    readdirSync(`${ROOT}/${folder}`).map(name => `${folder}/${name}/package.json`),
  );
  const present = doors.filter(path => statSync(`${ROOT}/${path}`, { throwIfNoEntry: false }) !== undefined);
  return [
    'package-lock.json',
    'tsconfig.json',
    'tools/bundle.mjs',
    'tools/engines.mjs',
    'tests/package.json',
    ...present,
  ];
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

/** Puts in by what the program plays, where a program asks; `inputs` are then the files that this follows from. `changing`: for tests. */
function engines(changing) {
  const plugin = { name: 'engines', inputs: [], setup: undefined };
  plugin.setup = build =>
    build.onLoad({ filter: /[\\/]titles[\\/]src[\\/]engine\.ts$/ }, async ({ path }) => {
      const found = await enginesOf(changing);
      plugin.inputs = found.inputs;
      const source = readFileSync(path, 'utf8');
      return { loader: 'ts', contents: `const ENGINES = ${JSON.stringify(found.engines)};\n${source}` };
    });
  return plugin;
}

const isChangedSince = moment => path => statSync(`${ROOT}/${path}`).mtimeMs >= moment;

async function make(source, outfile, stampFile, changing) {
  const begun = Date.now();
  const { build } = await import('esbuild');
  const asked = engines(changing);
  const { outputFiles, metafile } = await build({
    ...options(source, `dist/${outfile}`),
    plugins: [{ name: asked.name, setup: asked.setup }, ...changing],
  });
  for (const { path, contents } of outputFiles) put(path, contents);
  const sources = Object.keys(metafile.inputs).filter(path => !path.includes('node_modules/'));
  const inputs = [...new Set([...sources, ...asked.inputs, ...surroundings()])];
  // What was saved while it was bundled may be in it or not: without a stamp it is bundled again.
  if (inputs.some(isChangedSince(begun))) return;
  const outputs = outputFiles.map(({ path }) => relative(ROOT, path).replaceAll('\\', '/'));
  put(stampFile, JSON.stringify(stampOf(ROOT, inputs, outputs), null, 1));
}

/**
 * Gives the path of the bundle. What asks by what it plays needs the content compiled before. `changing`: plugins of the bundler, for tests
 * of a program that plays otherwise.
 */
export async function bundle(source, name, changing = []) {
  const stampFile = `${ROOT}/dist/${name}.stamp.json`;
  if (!isFresh(ROOT, readStamp(stampFile))) {
    console.error(`Bundling ${name} …`);
    await make(source, name, stampFile, changing);
  }
  return `${ROOT}/dist/${name}`;
}

export const bundleCommand = () => bundle('apps/cli/src/wigwag.ts', 'wigwag.mjs');
