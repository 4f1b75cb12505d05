import colours from '@wigwag/mapview/colours.css?raw';
import { openSvg, stillStyles } from '@wigwag/mapview/open/still';
import styles from '@wigwag/mapview/open.css?raw';
import openColours from '@wigwag/mapview/openColours.css?raw';
import { useDesk } from '../../../shell/desk.ts';
import { printPage } from '../../../shell/printing.ts';
import { pictureOf } from '../map/picture.ts';
import type { Room } from '../room.ts';
import { openPainter } from './openPainter.ts';
import { sheetOf } from './sheet.ts';
import { SHEET_STYLE } from './sheetStyle.ts';
import { typefaces, typefacesWithin } from './typefaces.ts';

const CSS = [colours, openColours, styles].join('\n');
const WIDTH = 1800;
/** Milliseconds. */
const UNTIL_READ = 300;
/** On paper what is written is as large as the rest of the sheet. */
const PRINTED = 900;

/** For the printed sheet: it takes its colours from the page that it is on. */
export const paperDrawing = (room: Room, numbers: ReadonlyMap<string, string>): string =>
  openSvg(pictureOf(openPainter(room)), {
    ...{ theme: 'light', width: PRINTED, title: room.t('lee.client.title'), rulers: true, printed: true, numbers },
  });

/** With its styles and typefaces in it: it looks the same wherever it is opened. */
async function drawing(room: Room): Promise<string> {
  const svg = openSvg(pictureOf(openPainter(room)), {
    ...{ css: CSS, theme: useDesk.getState().theme, width: WIDTH, title: room.t('lee.client.title'), rulers: true },
  });
  const faces = await typefacesWithin(svg);
  return svg.replace('<style>', () => `<style>${faces}`);
}

function give(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const saveDrawing = async (room: Room): Promise<void> =>
  give('battlefield.svg', new Blob([await drawing(room)], { type: 'image/svg+xml' }));

export async function savePicture(room: Room): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing(room))}`;
  await image.decode();
  // Letters whose typeface is still being read would be drawn in another.
  await new Promise(done => setTimeout(done, UNTIL_READ));
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth || WIDTH;
  canvas.height = image.naturalHeight || WIDTH;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (blob !== null) give('battlefield.png', blob);
}

export function printSheet(room: Room): void {
  const { title, body } = sheetOf(room);
  printPage({
    title,
    language: room.language,
    css: [typefaces(), stillStyles(CSS, 'light'), SHEET_STYLE].join('\n'),
    fill: page => {
      page.innerHTML = body;
    },
  });
}
