import type { Point } from '@wigwag/hex';
import type { Size } from '../../drawing/sheet/gathering.ts';
import { type Box, boxAround, overlap } from '../../drawing/sheet/layout.ts';

/** Of what it speaks of; or at the foot of the frame. */
export type Side = 'above' | 'below' | 'left' | 'right' | 'foot';

/** Where something lies beside what it speaks of: its corner, and where its pointer stands along its edge. */
export interface Placed extends Point {
  readonly side: Side;
  readonly pointer: number;
}

/** From what it speaks of, and from the frame. */
const [GAP, EDGE] = [12, 8];
/** A pointer keeps off the corners. */
const CORNER = 16;
/** What it costs to hide what it speaks of. */
const ANCHOR = 20;
/** A side that comes later in the order has to hide so much less. */
const LATER = 150;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function boxOn(side: Side, anchor: Box, { width, height }: Size, frame: Size): Box {
  const { x, y } = middleOf(anchor);
  const away = {
    above: { x, y: anchor.y - GAP - height / 2 },
    below: { x, y: anchor.y + anchor.height + GAP + height / 2 },
    left: { x: anchor.x - GAP - width / 2, y },
    right: { x: anchor.x + anchor.width + GAP + width / 2, y },
    foot: { x, y: frame.height - EDGE - height / 2 },
  }[side];
  const box = boxAround(away, width, height);
  return {
    ...box,
    x: within(EDGE, box.x, Math.max(EDGE, frame.width - EDGE - width)),
    y: within(EDGE, box.y, Math.max(EDGE, frame.height - EDGE - height)),
  };
}

/** Beside a box of the frame and inside the frame, where it hides least of what is to stay in sight. */
export function placed(
  anchor: Box,
  size: Size,
  frame: Size,
  order: readonly [Side, ...Side[]],
  avoid: readonly Box[],
  /** What is to stay in sight like what it speaks of. */
  kept: readonly Box[] = [],
): Placed {
  const weighed = order.map((side, rank) => {
    const box = boxOn(side, anchor, size, frame);
    const hidden = avoid.reduce((sum, each) => sum + overlap(box, each), 0);
    const covered = [anchor, ...kept].reduce((sum, each) => sum + overlap(box, each), 0);
    return { side, box, cost: hidden + covered * ANCHOR + rank * LATER };
  });
  const { side, box } = weighed.reduce((best, each) => (each.cost < best.cost ? each : best));
  const { x, y } = middleOf(anchor);
  const [along, length] = side === 'above' || side === 'below' ? [x - box.x, size.width] : [y - box.y, size.height];
  return { x: Math.round(box.x), y: Math.round(box.y), side, pointer: within(CORNER, along, length - CORNER) };
}
