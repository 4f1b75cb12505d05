/** Draws the open table of the first page, light and dark; a part of `npm run pictures`, which runs it at the root. */
import { readFileSync, writeFileSync } from 'node:fs';
import { sampleSvg } from './src/titles/lee/onHome/samplePicture.ts';

const css = ['colours.css', 'open/openColours.css', 'open/open.css']
  .map(file => readFileSync(`packages/mapview/src/${file}`, 'utf8'))
  .join('\n');

for (const theme of ['light', 'dark'] as const)
  writeFileSync(`docs/pictures/scenarios/open-table-${theme}.svg`, sampleSvg(theme, css));
