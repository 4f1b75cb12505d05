/** Runs a TypeScript tool as it would ship: bundled, not translated on the fly. `node tools/bundled.mjs FILE …` */
import { bundle } from './bundle.mjs';
import { ensureContent } from './content.mjs';
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
const [source = '', ...args] = process.argv.slice(2);
await ensureContent();
// By its whole path: tools in different folders have the same names.
const outfile = await bundle(source, source.replace(/\.ts$/, '.mjs').replaceAll(/[\\/]/g, '-'));
process.exitCode = run(process.execPath, [outfile, ...args]);
