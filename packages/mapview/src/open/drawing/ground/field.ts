import { between } from '../../../drawing/sheet/layout.ts';
import { noise } from '../../../drawing/sheet/noise.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import { grainOf } from '../geometry/rings.ts';
import { hatchedBy, type Stretch } from '../geometry/scan.ts';
import { distance, INCH, stroke } from '../geometry/units.ts';
import { type Drawn, drawn, type Site } from './pens.ts';

/** From furrow to furrow, in inches. */
const APART: Readonly<Record<Zoom, number>> = { whole: 0.75, far: 0.42, middle: 0.3, near: 0.23 };

/** A furrow in pieces of uneven length, with gaps where the plough was lifted. */
function piecesOf([from, to]: Stretch, apart: number, seed: number): Stretch[] {
  const length = distance(from, to);
  const pieces: Stretch[] = [];
  let done = apart * (0.2 + noise(seed, 41) * 0.5);
  for (let piece = 0; done < length - apart * 0.3; piece++) {
    const end = Math.min(length - apart * 0.2, done + apart * (1.5 + noise(seed + piece * 31, 42) * 3));
    if (end > done) pieces.push([between(from, to, done / length), between(from, to, end / length)]);
    done = end + apart * (0.45 + noise(seed + piece * 31, 43) * 0.4);
  }
  return pieces;
}

export function fieldOf({ ring, seed, zoom, isFree }: Site): Drawn[] {
  const apart = APART[zoom] * INCH;
  let [light, dark] = ['', ''];
  hatchedBy([ring], grainOf(ring), apart).forEach((furrow, row) => {
    for (const [from, to] of piecesOf(furrow, apart, seed + row * 7919)) {
      if (!isFree(from, 0) || !isFree(to, 0) || !isFree(between(from, to), 0)) continue;
      if (row % 2 === 0) dark += stroke(from, to);
      else light += stroke(from, to);
    }
  });
  return drawn([
    { pen: 'furrow furrow-light', d: light, units: zoom === 'whole' ? 0 : apart * 0.1, pens: 0.55 },
    { pen: 'furrow', d: dark, units: zoom === 'whole' ? 0 : apart * 0.1, pens: 0.7 },
  ]);
}
