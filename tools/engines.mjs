/**
 * By what a program plays: for each title a hash of all code and content that decides how its games go. The code is bundled as
 * it would run and made small, so that names, comments and layout do not count, nor where and when it was made.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ROOT } from './setup.mjs';

/** How a game is opened, judged, rolled for and kept, whatever its title. */
const PLAYING = [
  `export { Authority, fold, loading } from '@wigwag/host';`,
  `export { fairDice } from '@wigwag/fairdice';`,
  `export { hostedIn, openSetup } from './title.ts';`,
];

/** What titles are made of: their code, and what was compiled for them. */
const TITLES = {
  gcacw: {
    code: [
      `export { gcacwTitle } from './gcacw.ts';`,
      `export { bundledScenario } from '@wigwag/content/bundled';`,
      // Maps are kept as they were built: whatever builds them decides, too.
      `export { compileContent } from '@wigwag/content/compile';`,
    ],
    content: /^(?:maps|armies|scenarios)\/.*\.json$/,
  },
  // A battle is opened from its setup alone, with armies and book in it.
  lee: { code: [`export { leeTitle } from './leeTitle.ts';`], content: undefined },
  pickets: { code: [`export { picketsTitle } from './pickets.ts';`], content: undefined },
};

const sha256 = text => createHash('sha256').update(text).digest('hex');

const LIBRARY = 'dist/content/';

function contentOf(pattern) {
  const { outputs } = JSON.parse(readFileSync(`${ROOT}/${LIBRARY}manifest.json`, 'utf8'));
  const chosen = Object.entries(outputs).filter(([path]) => pattern?.test(path.slice(LIBRARY.length)));
  return chosen.sort(([one], [other]) => (one < other ? -1 : 1));
}

async function engineOf({ code, content }, plugins) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: [...PLAYING, ...code].join('\n'), resolveDir: `${ROOT}/packages/titles/src`, loader: 'ts' },
    ...{ bundle: true, write: false, metafile: true, minify: true, legalComments: 'none', sourcemap: false },
    ...{ platform: 'node', format: 'esm', target: 'node20', mainFields: ['module', 'main'], logLevel: 'warning' },
    // How something is said does not decide how it is played.
    external: ['@wigwag/words'],
    plugins,
  });
  const inputs = Object.keys(metafile.inputs).filter(path => path !== '<stdin>' && !path.includes('node_modules/'));
  return { hash: sha256(JSON.stringify([outputFiles[0].text, contentOf(content)])).slice(0, 16), inputs };
}

/** The hashes by title, and the files that they follow from. The content has to be compiled. `plugins`: of the bundler, for tests that change a rule. */
export async function enginesOf(plugins = []) {
  const found = await Promise.all(
    Object.entries(TITLES).map(async ([title, made]) => [title, await engineOf(made, plugins)]),
  );
  return {
    engines: Object.fromEntries(found.map(([title, { hash }]) => [title, hash])),
    inputs: [...new Set([`${LIBRARY}manifest.json`, ...found.flatMap(([, { inputs }]) => inputs)])],
  };
}
