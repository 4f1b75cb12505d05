import colours from '@wigwag/mapview/colours.css?raw';
import { openSvg } from '@wigwag/mapview/open/still';
import styles from '@wigwag/mapview/open.css?raw';
import openColours from '@wigwag/mapview/openColours.css?raw';
import { useDesk } from '../../../shell/desk.ts';
import type { Painter } from '../map/painter.ts';
import { pictureOf } from '../map/picture.ts';
import type { Room } from '../room.ts';
import { sheetHtml } from './sheet.ts';

/** Whoever looks at a picture looks with nobody's eyes: what one side knows of its markers is not in it. */
function openPainter({ t, language, view }: Room): Painter {
  const { board } = view.game;
  const shown = { ...board, patrols: { ...board.patrols, assigned: { blue: [], grey: [] } } };
  return {
    t,
    language,
    game: { ...view.game, board: shown },
    eyes: view.eyes,
    standing: () => undefined,
    drags: () => false,
  };
}

const WIDTH = 1800;
/** On paper what is written is as large as the rest of the sheet. */
const PRINTED = 900;

export const drawing = (room: Room, isPrinted = false, numbers?: ReadonlyMap<string, string>): string =>
  openSvg(pictureOf(openPainter(room)), {
    css: [colours, openColours, styles].join('\n'),
    theme: isPrinted ? 'light' : useDesk.getState().theme,
    width: isPrinted ? PRINTED : WIDTH,
    title: room.t('lee.client.title'),
    rulers: true,
    printed: isPrinted,
    ...(numbers !== undefined && { numbers }),
  });

function give(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const saveDrawing = (room: Room): void =>
  give('battlefield.svg', new Blob([drawing(room)], { type: 'image/svg+xml' }));

export async function savePicture(room: Room): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(room))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth || WIDTH;
  canvas.height = image.naturalHeight || WIDTH;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (blob !== null) give('battlefield.png', blob);
}

/** A page of its own in a frame that nobody sees, printed by the browser. */
export function printSheet(room: Room): void {
  const frame = document.createElement('iframe');
  frame.className = 'unseen';
  frame.title = room.t('lee.client.export.sheet');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) {
    frame.remove();
    return;
  }
  page.documentElement.lang = room.language;
  const { head, body } = sheetHtml(room);
  page.head.innerHTML = head;
  page.body.innerHTML = body;
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  void page.fonts.ready.then(() => setTimeout(() => frame.contentWindow?.print(), 100));
}
