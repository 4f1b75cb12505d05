/** Paints the ground in a thread of its own: whoever drags the map does not wait for it. */
import { groundStrokes } from '../../drawing/ground/ground.ts';
import type { Box } from '../../drawing/sheet/layout.ts';
import { type Inked, inked, paint, partOf } from './painting.ts';
import type { Pens } from './pens.ts';
import type { Job, Painted, ToPainter } from './protocol.ts';

interface Sheet {
  readonly box: Box;
  readonly under: readonly Inked[];
  readonly over: readonly Inked[];
}

let sheet: Sheet | undefined;
const lights = new Map<string, Pens>();
let jobs: readonly Job[] = [];

function bitmapOf(job: Job, box: Box, pens: Pens, layers: readonly (readonly Inked[])[], paper: boolean): ImageBitmap {
  const canvas = new OffscreenCanvas(job.width, job.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no canvas to paint on');
  if (paper) {
    context.fillStyle = pens.paper;
    context.fillRect(0, 0, job.width, job.height);
  }
  const { scale, x, y } = job;
  context.setTransform(scale, 0, 0, scale, -x - box.x * scale, -y - box.y * scale);
  for (const strokes of layers) paint(context, strokes, pens, partOf(job, box));
  return canvas.transferToImageBitmap();
}

function painted(job: Job, { box, under, over }: Sheet, pens: Pens): Painted {
  const { level, place } = job;
  const about = { level, ...(place !== undefined && { place }) };
  if (!job.apart) return { ...about, under: bitmapOf(job, box, pens, [under, over], true) };
  return {
    ...about,
    under: bitmapOf(job, box, pens, [under], true),
    over: bitmapOf(job, box, pens, [over], false),
  };
}

let isDue = false;

/** One job at a time, so that what is asked meanwhile is heard. */
function goOn(): void {
  if (isDue || jobs.length === 0) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const [job, ...rest] = jobs;
    const pens = lights.get(job?.light ?? '');
    jobs = rest;
    if (job !== undefined && sheet !== undefined && pens !== undefined) {
      const done = painted(job, sheet, pens);
      self.postMessage(done, { transfer: [done.under, ...(done.over === undefined ? [] : [done.over])] });
    }
    goOn();
  });
}

self.addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  if (data.do === 'draw') {
    const { under, over } = groundStrokes(data.map, data.window);
    sheet = { box: data.box, under: inked(under), over: inked(over) };
  } else if (data.do === 'light') lights.set(data.light, data.pens);
  else jobs = data.jobs;
  goOn();
});
