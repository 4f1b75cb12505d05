import { cross, farApart, type Leg, legsOf, minus, sidesOf } from '../plane.ts';
import { areaOf } from '../scan.ts';
import type { Spot, TableHere } from '../table.ts';
import type { Look } from '../verdict.ts';

export const isOnTable = (look: Look, { width, height }: TableHere, points: readonly Spot[]): boolean =>
  points.every(
    ({ x, y }) => look.atLeast(x, 0) && look.atMost(x, width) && look.atLeast(y, 0) && look.atMost(y, height),
  );

/** Whether parts that are no neighbours touch; neighbours that fold back on each other do. */
function touchesItself(legs: readonly Leg[], isClosed: boolean): boolean {
  for (let i = 0; i < legs.length; i++) {
    for (let j = i + 1; j < legs.length; j++) {
      const [one, other] = [legs[i] as Leg, legs[j] as Leg];
      const areNeighbours = j === i + 1 || (isClosed && i === 0 && j === legs.length - 1);
      if (!areNeighbours && farApart(one, other) === 0) return true;
      const [a, b] = [minus(one[1], one[0]), minus(other[1], other[0])];
      if (j === i + 1 && cross(a, b) === 0 && a.x * b.x + a.y * b.y <= 0) return true;
    }
  }
  return false;
}

export const isSimpleLine = (line: readonly Spot[]): boolean => line.length >= 2 && !touchesItself(legsOf(line), false);

export const isSimpleRing = (ring: readonly Spot[]): boolean =>
  ring.length >= 3 && !touchesItself(sidesOf(ring), true) && areaOf(ring) > 0.001;
