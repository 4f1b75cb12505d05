import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledFiles } from '../../../bundled/index.ts';
import { scenarioEntries } from './lists.ts';
import { validateFiles } from './validateFiles.ts';

const FRAMES = new URL('../../../../../docs/pictures/scenarios/frames.json', import.meta.url);

type Frame = readonly [x: number, y: number, width: number, height: number];

const frames: Readonly<Record<string, Frame>> = JSON.parse(readFileSync(FRAMES, 'utf8'));

/** Where an army stands, in radii of a hex, and not half cut off. */
const isIn = ([x, y, width, height]: Frame, at: { readonly x: number; readonly y: number }): boolean =>
  at.x - x >= 1 && at.y - y >= 1 && x + width - at.x >= 1 && y + height - at.y >= 1;

test('the picture on the sheet of a battle shows all of both armies; `npm run pictures` draws it', () => {
  const entries = scenarioEntries(validateFiles(bundledFiles())).filter(({ id }) => frames[id] !== undefined);
  expect(entries.length).toBeGreaterThan(8);
  for (const { id, stands } of entries) {
    const frame = frames[`${id}-whole`] ?? frames[id];
    expect(
      stands.filter(at => frame === undefined || !isIn(frame, at)),
      id,
    ).toEqual([]);
  }
});
