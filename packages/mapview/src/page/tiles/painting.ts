import type { Stroke } from '../../drawing/ground/stroke.ts';
import type { Box } from '../../drawing/sheet/layout.ts';
import type { Pen, Pens } from './pens.ts';
import type { Job } from './protocol.ts';

type Canvas = OffscreenCanvasRenderingContext2D;

/** A stroke with its path, which is made once. */
export interface Inked extends Stroke {
  readonly path: Path2D;
}

export const inked = (strokes: readonly Stroke[]): Inked[] =>
  strokes.map(each => ({ ...each, path: new Path2D(each.d) }));

/** What of the map a job shows, in units. */
export const partOf = ({ scale, x, y, width, height }: Job, box: Box): Box => ({
  x: box.x + x / scale,
  y: box.y + y / scale,
  width: width / scale,
  height: height / scale,
});

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function apply(canvas: Canvas, { fill, stroke }: Pen, { path, holes }: Inked): void {
  if (fill !== undefined) {
    canvas.fillStyle = fill.colour;
    canvas.globalAlpha = fill.alpha;
    canvas.fill(path, holes ? 'evenodd' : 'nonzero');
  }
  if (stroke === undefined) return;
  canvas.strokeStyle = stroke.colour;
  canvas.globalAlpha = stroke.alpha;
  canvas.lineWidth = stroke.width;
  canvas.lineCap = stroke.cap;
  canvas.lineJoin = stroke.join;
  canvas.setLineDash([...stroke.dashes]);
  canvas.stroke(path);
}

/** Paints those strokes that touch the part; the canvas lies so that units of the map are its own. */
export function paint(canvas: Canvas, strokes: readonly Inked[], { byName }: Pens, part: Box): void {
  for (const stroke of strokes) {
    const pen = byName.get(stroke.pen);
    if (pen === undefined || (stroke.within !== undefined && !touches(stroke.within, part))) continue;
    const { put } = stroke;
    if (put === undefined) {
      apply(canvas, pen, stroke);
      continue;
    }
    canvas.save();
    canvas.translate(put.x, put.y);
    canvas.rotate(((put.turn ?? 0) * Math.PI) / 180);
    canvas.scale(put.scale ?? 1, put.scale ?? 1);
    apply(canvas, pen, stroke);
    canvas.restore();
  }
}
