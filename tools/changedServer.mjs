/** Bundles a server whose rules were changed in one place: `node tools/changedServer.mjs FILE FROM TO`. Prints its path and by what it plays, as JSON. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundle } from './bundle.mjs';
import { ensureContent } from './content.mjs';
import { enginesOf } from './engines.mjs';
import { ROOT } from './setup.mjs';

const [file, from, to] = process.argv.slice(2);
const changing = {
  name: 'changing',
  setup: build =>
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (path !== `${ROOT}/${file}`) return undefined;
      const source = readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not have: ${from}`);
      return { loader: 'ts', contents: source.replace(from, to) };
    }),
};

await ensureContent();
const { engines } = await enginesOf([changing]);
const name = createHash('sha256')
  .update(`${process.argv.slice(2)}`)
  .digest('hex')
  .slice(0, 8);
const path = await bundle('tests/server/programs/program.ts', `program-${name}.mjs`, [changing]);
console.log(JSON.stringify({ path, engines }));
