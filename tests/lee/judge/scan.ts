import { aheadOf, crossing, legsOf, plus, sidesOf } from './plane.ts';
import type { Spot } from './table.ts';

type Span = readonly [number, number];

/** Where a horizontal line runs inside a ring: even-odd. */
function spansAt(ring: readonly Spot[], y: number): Span[] {
  const cuts: number[] = [];
  for (const [a, b] of sidesOf(ring)) {
    if (a.y > y !== b.y > y) cuts.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  cuts.sort((one, other) => one - other);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) spans.push([cuts[i] as number, cuts[i + 1] as number]);
  return spans;
}

function joined(spans: readonly Span[]): Span[] {
  const whole: [number, number][] = [];
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

function sharedLength(one: readonly Span[], other: readonly Span[]): number {
  let sum = 0;
  for (const [a, b] of one) for (const [c, d] of other) sum += Math.max(0, Math.min(b, d) - Math.max(a, c));
  return sum;
}

type Rings = readonly (readonly Spot[])[];

/** Heights at which the outline of anything changes its course: between two of them every width changes evenly. */
function heightsOf(rings: Rings): number[] {
  const sides = rings.flatMap(sidesOf);
  const heights = sides.map(([a]) => a.y);
  for (let i = 0; i < sides.length; i++) {
    for (let j = i + 1; j < sides.length; j++) {
      const [one, other] = [sides[i], sides[j]];
      const at = one === undefined || other === undefined ? undefined : crossing(one, other);
      if (at !== undefined) heights.push(at.y);
    }
  }
  return heights.sort((one, other) => one - other);
}

/** The area that two sets of rings share, each set taken as one shape: strips between heights, width at mid height. */
export function sharedArea(one: Rings, other: Rings): number {
  const heights = heightsOf([...one, ...other]);
  let area = 0;
  for (let i = 0; i + 1 < heights.length; i++) {
    const [from, to] = [heights[i] as number, heights[i + 1] as number];
    if (to - from < 1e-12) continue;
    const y = (from + to) / 2;
    const ours = joined(one.flatMap(ring => spansAt(ring, y)));
    if (ours.length === 0) continue;
    area += (to - from) * sharedLength(ours, joined(other.flatMap(ring => spansAt(ring, y))));
  }
  return area;
}

export const areaOf = (ring: readonly Spot[]): number => {
  let twice = 0;
  for (const [a, b] of sidesOf(ring)) twice += a.x * b.y - b.x * a.y;
  return Math.abs(twice) / 2;
};

const CIRCLE = 48;

/**
 * A line with a width as shapes, one for each leg. Whether bends and ends are filled is not said: `filled` rounds them
 * off (a little too far out), otherwise they are left open.
 */
export function bandOf(line: readonly Spot[], width: number, filled: boolean): Spot[][] {
  const half = width / 2;
  const shapes: Spot[][] = [];
  for (const [a, b] of legsOf(line)) {
    const long = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    if (long === 0) continue;
    const out = { x: (b.y - a.y) / long, y: (a.x - b.x) / long };
    shapes.push([plus(a, out, half), plus(b, out, half), plus(b, out, -half), plus(a, out, -half)]);
  }
  if (filled) {
    const radius = half / Math.cos(Math.PI / CIRCLE);
    for (const at of line) {
      shapes.push(Array.from({ length: CIRCLE }, (_, i) => plus(at, aheadOf((i * 360) / CIRCLE), radius)));
    }
  }
  return shapes;
}
