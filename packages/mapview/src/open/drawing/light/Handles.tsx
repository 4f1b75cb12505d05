import type { Point } from '@wigwag/hex';
import { memo } from 'react';
import { at } from '../../../drawing/sheet/layout.ts';
import { same } from '../../../drawing/sheet/same.ts';
import type { Handle } from '../../inHand.ts';
import { boxOf } from '../geometry/rings.ts';
import { allInUnits, distance, inUnits, plus } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

/** In pixels. */
export const SIZE: Readonly<Record<Handle['as'], number>> = { bend: 5.4, end: 7, add: 4.4, move: 11, turn: 12 };

/** An arrow that turns, and four that go all ways: in a box of 16 by 16 about their middle. */
const TURNING = 'M4.6,-2.6A5.2,5.2 0 1,0 5.2,1.4M4.9,-6.2V-2.4H1.2';
const MOVING =
  'M0,-6.4V6.4M-6.4,0H6.4M-2,-4.4L0,-6.4L2,-4.4M-2,4.4L0,6.4L2,4.4M-4.4,-2L-6.4,0L-4.4,2M4.4,-2L6.4,0L4.4,2';
const ADDING = 'M-2.2,0H2.2M0,-2.2V2.2';
const SIGNS: Readonly<Partial<Record<Handle['as'], string>>> = { turn: TURNING, move: MOVING, add: ADDING };

/** What is smaller than this on the screen would be hidden by a handle on it. */
const SMALL = 64;
const GAP = 6;

/** What turns or sizes a thing keeps so far from its middle, in pixels: under a finger of 44 the middle is left to drag it by. */
const OFF = 40;

/** Where a handle is seen, in units: on its place, or beside what it would hide. */
export function seatOf({ at: place, as, about, sizes, grip = [], away = { x: 0, y: 1 } }: Handle, { px }: Look): Point {
  const seat = inUnits(place);
  const off = about ?? sizes;
  if (off !== undefined) {
    const middle = inUnits(off);
    const far = distance(seat, middle);
    return far === 0 || far >= OFF * px
      ? seat
      : plus(middle, { x: (seat.x - middle.x) / far, y: (seat.y - middle.y) / far }, OFF * px);
  }
  if (grip.length === 0) return seat;
  const ring = allInUnits(grip);
  const { width, height } = boxOf(ring);
  if (Math.min(width, height) >= SMALL * px) return seat;
  const reach = Math.max(0, ...ring.map(({ x, y }) => (x - seat.x) * away.x + (y - seat.y) * away.y));
  return plus(seat, away, reach + (SIZE[as] + GAP) * px);
}

interface Props {
  readonly handle: Handle;
  readonly look: Look;
}

/** The dotted ring on which a knob is turned. */
export function Orbit({ handle, look }: Props) {
  const { about, light } = handle;
  if (about === undefined) return undefined;
  const { x, y } = inUnits(about);
  return (
    <circle
      className={`orbit in-${light}`}
      cx={x}
      cy={y}
      r={distance(seatOf(handle, look), { x, y })}
      strokeWidth={1.8 * look.px}
      strokeDasharray={`0.1 ${5 * look.px}`}
    />
  );
}

export const HandleFace = memo(function HandleFace({ handle, look }: Props) {
  const { as, light, chosen = false } = handle;
  const sign = SIGNS[as];
  return (
    <g
      className={`handle-face handle-${as} in-${light} ${chosen ? 'chosen' : ''}`}
      transform={`translate(${at(seatOf(handle, look))}) scale(${look.px})`}
      aria-hidden="true"
    >
      {chosen && <circle className="handle-halo" r={SIZE[as] + 6} />}
      <circle className="handle-body" r={chosen ? SIZE[as] + 1 : SIZE[as]} />
      {sign !== undefined && <path className="handle-sign" d={sign} />}
    </g>
  );
}, same);
