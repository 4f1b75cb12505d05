/** Draws the NATO symbols with milsymbol and keeps their outlines: node packages/mapview/tools/symbols.mjs */
import { writeFileSync } from 'node:fs';
import ms from 'milsymbol';

const ARMS = { infantry: 'UCI---', cavalry: 'UCR---', artillery: 'UCF---' };
const SIZES = { squadron: 'E', regiment: 'G', brigade: 'H', division: 'I' };

const circle = (_, cx, cy, r) => `M${cx - r},${cy} a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0`;

function outlines(code) {
  const svg = new ms.Symbol(code, { size: 40 }).asSVG();
  const drawn = svg.replace(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g, (...match) => {
    const [all, x, y, r] = match;
    return `<path d="${circle(all, Number(x), Number(y), Number(r))}"`;
  });
  return [...drawn.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d.replace(/\s+/g, ' ').trim());
}

const [frame] = outlines(`SFGP${ARMS.infantry}--`);
const icons = Object.entries(ARMS).map(([arm, code]) => [arm, outlines(`SFGP${code}--`)[1]]);
const marks = Object.entries(SIZES).map(([size, letter]) => [
  size,
  outlines(`SFGP${ARMS.infantry}-${letter}`).slice(2).join(' '),
]);

const table = rows => rows.map(([name, d]) => `  ${name}: '${d}',`).join('\n');
const text = `/** Made by packages/mapview/tools/symbols.mjs with milsymbol (MIT): outlines in a box of 200 by 200. */
export const FRAME = '${frame}';

export const ICONS = {
${table(icons)}
} as const;

export const SIZE_MARKS = {
${table(marks)}
} as const;
`;

writeFileSync(new URL('../src/drawing/pieces/symbols.generated.ts', import.meta.url), text);
