/** Runs a TypeScript tool as it would ship: bundled, not translated on the fly. `node tools/bundled.mjs FILE …` */
import { basename } from 'node:path';
import { bundle } from './bundle.mjs';
import { ensureContent } from './content.mjs';
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
const [source = '', ...args] = process.argv.slice(2);
const outfile = await bundle(source, basename(source).replace(/\.ts$/, '.mjs'));
await ensureContent();
process.exitCode = run(process.execPath, [outfile, ...args]);
