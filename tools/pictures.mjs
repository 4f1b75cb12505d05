/** `npm run pictures`: draws the scenarios for the list and README, and the great map; run after a map or a scenario has changed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { bundleCommand } from './bundle.mjs';
import { ensureContent } from './content.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

const FOLDER = `${ROOT}/docs/pictures`;

ensureInstalled();
const command = await bundleCommand();
await ensureContent();
const wigwag = (...args) => execFileSync(process.execPath, [command, ...args], { cwd: ROOT, encoding: 'utf8' });

function draw(what, width, file, ...more) {
  const begun = performance.now();
  wigwag('render', what, '--width', String(width), '--out', file, '--force', ...more);
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

mkdirSync(`${FOLDER}/scenarios`, { recursive: true });
draw('northern-virginia', 900, `${FOLDER}/northern-virginia.png`);
draw('northern-virginia', 1100, `${FOLDER}/northern-virginia-detail.png`, '--part', 'N2714-N4829');
for (const { id } of JSON.parse(wigwag('list', '--json')))
  draw(id, 600, `${FOLDER}/scenarios/${id}.png`, '--shape', '3:2');
