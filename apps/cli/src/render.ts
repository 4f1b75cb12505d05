import { readFileSync } from 'node:fs';
import { inWindow } from '@wigwag/gcacw';
import { findHex, type Hex } from '@wigwag/hex';
import { drawMap, type Theme } from '@wigwag/mapview/still';
import { changesOf, piecesOf } from '@wigwag/staffmap';
import { type Drawable, drawable, EYES, type Eyes } from './drawable.ts';
import { checkOverwriting, writeAll } from './files.ts';
import { pngOf, SHEETS, sheetPath } from './paint.ts';
import { Complaint, type Terminal } from './terminal.ts';

export const RENDER_OPTIONS = ['at', 'theme', 'width', 'part', 'shape', 'side', 'out'] as const;

/** How a picture is drawn, and whether one that is there may go. */
interface Flags {
  readonly bare: boolean;
  readonly force: boolean;
}

export type RenderOptions = Readonly<Partial<Record<(typeof RENDER_OPTIONS)[number], string | undefined>>>;

type Translate = Terminal['t'];

const THEMES: readonly Theme[] = ['light', 'dark'];
const [LEAST_WIDTH, USUAL_WIDTH, MOST_WIDTH] = [100, 1600, 10_000];
const MOST_OBLONG = 5;

function themeOf(t: Translate, found = 'light'): Theme {
  const theme = THEMES.find(known => known === found);
  if (theme !== undefined) return theme;
  throw new Complaint(t('cli.render.bad-theme', { found }));
}

function eyesOf(t: Translate, found: string | undefined): Eyes | undefined {
  const eyes = EYES.find(known => known === found);
  if (found === eyes) return eyes;
  throw new Complaint(t('cli.render.bad-side', { found }));
}

function widthOf(t: Translate, found = `${USUAL_WIDTH}`): number {
  const width = Number(found);
  if (/^\d+$/.test(found) && width >= LEAST_WIDTH && width <= MOST_WIDTH) return width;
  throw new Complaint(t('cli.render.bad-width', { found, least: LEAST_WIDTH, most: MOST_WIDTH }));
}

type Part = readonly [Hex, Hex];

function isInPlay({ map: { grid, hexes }, played }: Drawable, part: Part): boolean {
  const window = played?.world.scenario.window ?? part;
  return hexes.some((_, hex) => inWindow(grid, part, hex) && inWindow(grid, window, hex));
}

/** Two opposite corners, as N2015-N3525. */
function partOf(t: Translate, drawn: Drawable, found: string | undefined): Part | undefined {
  if (found === undefined) return undefined;
  const [from, to, ...more] = found.split('-').map(name => findHex(drawn.map.grid, name));
  if (from === undefined || to === undefined || more.length > 0)
    throw new Complaint(t('cli.render.bad-part', { found }));
  if (!isInPlay(drawn, [from, to])) throw new Complaint(t('cli.render.part-outside', { found }));
  return [from, to];
}

/** Width to height, as 3:2. */
function shapeOf(t: Translate, found: string | undefined): number | undefined {
  if (found === undefined) return undefined;
  const [, width = 0, height = 0] = (/^(\d+):(\d+)$/.exec(found) ?? []).map(Number);
  const shape = width / height;
  if (shape >= 1 / MOST_OBLONG && shape <= MOST_OBLONG) return shape;
  throw new Complaint(t('cli.render.bad-shape', { found, most: MOST_OBLONG }));
}

type Extension = 'svg' | 'png';

function extensionOf(t: Translate, out: string | undefined): { readonly file: string; readonly as: Extension } {
  if (out === undefined) throw new Complaint(t('cli.render.needs-out'));
  const as = /\.(svg|png)$/i.exec(out)?.[1]?.toLowerCase();
  if (as === 'svg' || as === 'png') return { file: out, as };
  throw new Complaint(t('cli.render.bad-extension', { file: out }));
}

/** Draws a map, a scenario's opening or a position of a saved game with the drawing code of the page. */
export function renderCommand(terminal: Terminal, what: string, options: RenderOptions & Flags): void {
  const { t, out, language } = terminal;
  const { file, as } = extensionOf(t, options.out);
  const [theme, width] = [themeOf(t, options.theme), widthOf(t, options.width)];
  const drawn = drawable(t, what, { at: options.at, eyes: eyesOf(t, options.side) });
  const { map, played } = drawn;
  const svg = drawMap(map, played === undefined ? [] : piecesOf(t, played.world, played.board), {
    css: SHEETS.map(name => readFileSync(sheetPath(name), 'utf8')).join('\n'),
    title: (played?.world.scenario ?? map).title[language],
    frame: partOf(t, drawn, options.part),
    shape: shapeOf(t, options.shape),
    window: played?.world.scenario.window,
    ...(played !== undefined && { highlights: changesOf(played.board) }),
    ...{ theme, language, width, bare: options.bare },
  });
  checkOverwriting(terminal, file, options.force);
  writeAll(t, [{ path: file, data: as === 'svg' ? `${svg}\n` : pngOf(svg, width) }]);
  out(t('cli.render.done', { file }));
}
