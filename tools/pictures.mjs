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

/** Which part of the map a picture of a shape shows, in radii of a hex: x, y, width, height. */
function frameOf(id, shape, folder) {
  draw(id, 600, `${folder}/${id}.svg`, '--shape', shape, '--bare');
  const [, viewBox] = /viewBox="([^"]*)"/.exec(readFileSync(`${folder}/${id}.svg`, 'utf8'));
  return viewBox.split(' ').map(n => Number(n) / RADIUS);
}

/** From wide to tall. */
const SHAPES = ['3:2', '4:3', '1:1', '4:5', '3:4', '2:3'];

/** A hex about a piece. */
const ROOM = 1;

const holds = ([x, y, width, height], stands) =>
  stands.every(at => at.x - x >= ROOM && at.y - y >= ROOM && x + width - at.x >= ROOM && y + height - at.y >= ROOM);

/** Draws a scenario once wide, for the list, and if that leaves somebody out once more with all of both armies, for its sheet. */
function drawScenario({ id, stands }, frames, folder) {
  const drawIn = (name, shape) => {
    frames[name] = frameOf(id, shape, folder);
    for (const theme of ['light', 'dark'])
      draw(id, 600, `${FOLDER}/scenarios/${name}-${theme}.png`, '--shape', shape, '--bare', '--theme', theme);
  };
  drawIn(id, '2:1');
  if (holds(frames[id], stands)) return;
  const shape = SHAPES.find(each => holds(frameOf(id, each, folder), stands));
  if (shape === undefined) throw new Error(`${id}: no picture holds both armies`);
  drawIn(`${id}-whole`, shape);
}

const folder = mkdtempSync(`${tmpdir()}/wigwag-pictures-`);
mkdirSync(`${FOLDER}/scenarios`, { recursive: true });
draw('northern-virginia', 900, `${FOLDER}/northern-virginia.png`);
draw('northern-virginia', 1100, `${FOLDER}/northern-virginia-detail.png`, '--part', 'N2714-N4829');
const frames = {};
const scenarios = JSON.parse(readFileSync(`${ROOT}/dist/content/index.json`, 'utf8'));
for (const { id, isTeaching } of JSON.parse(wigwag('list', '--json'))) {
  const stands = scenarios.find(each => each.id === id)?.stands ?? [];
  if (!isTeaching) drawScenario({ id, stands }, frames, folder);
}
writeFileSync(`${FOLDER}/scenarios/frames.json`, `${JSON.stringify(frames, null, 2)}\n`);
rmSync(folder, { recursive: true });
execFileSync(process.execPath, ['tools/bundled.mjs', 'apps/client/openTable.ts'], { cwd: ROOT, stdio: 'inherit' });
