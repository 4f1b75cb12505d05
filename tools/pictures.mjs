/**
 * `npm run pictures`: draws the ground of the scenarios and the open table for the first page, light and dark, and the great map for
 * README; run after a map, a scenario or how a table is drawn has changed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Circumradius of a hex in the drawing's own units. */
const RADIUS = 40;

/** Which part of the map a picture shows, in radii of a hex: x, y, width, height. */
function frameOf(id, folder) {
  draw(id, 600, `${folder}/${id}.svg`, '--shape', '2:1', '--bare');
  const [, viewBox] = /viewBox="([^"]*)"/.exec(readFileSync(`${folder}/${id}.svg`, 'utf8'));
  return viewBox.split(' ').map(n => Number(n) / RADIUS);
}

const folder = mkdtempSync(`${tmpdir()}/wigwag-pictures-`);
mkdirSync(`${FOLDER}/scenarios`, { recursive: true });
draw('northern-virginia', 900, `${FOLDER}/northern-virginia.png`);
draw('northern-virginia', 1100, `${FOLDER}/northern-virginia-detail.png`, '--part', 'N2714-N4829');
const frames = {};
for (const { id, isTeaching } of JSON.parse(wigwag('list', '--json'))) {
  if (isTeaching) continue;
  frames[id] = frameOf(id, folder);
  for (const theme of ['light', 'dark'])
    draw(id, 600, `${FOLDER}/scenarios/${id}-${theme}.png`, '--shape', '2:1', '--bare', '--theme', theme);
}
writeFileSync(`${FOLDER}/scenarios/frames.json`, `${JSON.stringify(frames, null, 2)}\n`);
rmSync(folder, { recursive: true });
execFileSync(process.execPath, ['tools/bundled.mjs', 'apps/client/openTable.ts'], { cwd: ROOT, stdio: 'inherit' });
