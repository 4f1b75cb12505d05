import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleSvg } from './samplePicture.ts';

const textOf = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url)), 'utf8');

const css = ['colours.css', 'open/openColours.css', 'open/open.css']
  .map(file => textOf(`packages/mapview/src/${file}`))
  .join('\n');

test.each(['light', 'dark'] as const)('the picture on the first page is what the table draws: %s', theme => {
  const drawn = sampleSvg(theme, css) === textOf(`docs/pictures/scenarios/open-table-${theme}.svg`);
  expect(drawn, 'the drawing has changed: npm run pictures').toBe(true);
});
