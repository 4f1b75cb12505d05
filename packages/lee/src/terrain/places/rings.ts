import type { Ordinary } from '../../data/army.ts';
import { along, forwardOf, type Point, rightOf } from '../../geometry/point.ts';
import type { Surface } from '../kinds.ts';
import { type Below, between } from './below.ts';

export interface Sketch {
  readonly at: Point;
  readonly heading: number;
  readonly long: number;
  readonly short: number;
}

const place = ({ at, heading, long, short }: Sketch, u: number, v: number): Point =>
  along(along(at, forwardOf(heading), (u * long) / 2), rightOf(heading), (v * short) / 2);

const RADIANS = Math.PI / 180;

/** Six to twelve corners around a middle, none of them far from an ellipse: it never crosses itself. */
function roundish(below: Below, sketch: Sketch): Point[] {
  const corners = 6 + below(7);
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + between(below, -0.25, 0.25)) * 360 * RADIANS) / corners;
    const reach = between(below, 0.78, 1);
    return place(sketch, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
}

/** A field has straight sides. */
function fieldLike(below: Below, sketch: Sketch): Point[] {
  const off = (): number => between(below, 0.82, 1);
  return [
    place(sketch, -off(), -off()),
    place(sketch, off(), -off()),
    place(sketch, off(), off()),
    place(sketch, -off(), off()),
  ];
}

/** A block of houses, sometimes with a corner left out. */
function blockLike(below: Below, sketch: Sketch): Point[] {
  const [u, v] = [between(below, -0.3, 0.4), between(below, -0.3, 0.4)];
  const corner =
    below(2) === 0 ? [place(sketch, 1, 1)] : [place(sketch, 1, v), place(sketch, u, v), place(sketch, u, 1)];
  return [place(sketch, -1, -1), place(sketch, 1, -1), ...corner, place(sketch, -1, 1)];
}

export function naturalRing(below: Below, terrain: Ordinary, surface: Surface, sketch: Sketch): Point[] {
  if (surface === 'field') return fieldLike(below, sketch);
  return terrain === 'built-up' ? blockLike(below, sketch) : roundish(below, sketch);
}

export const square = ({ x, y }: Point, side: number): Point[] => [
  { x: x - side / 2, y: y - side / 2 },
  { x: x + side / 2, y: y - side / 2 },
  { x: x + side / 2, y: y + side / 2 },
  { x: x - side / 2, y: y + side / 2 },
];
