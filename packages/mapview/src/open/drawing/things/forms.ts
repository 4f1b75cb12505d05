import type { Point } from '@wigwag/hex';
import type { BridgePicture, OpenPose } from '../../picture.ts';
import { beside, rightOf } from '../geometry/lines.ts';
import { ahead, INCH, inUnits, plus } from '../geometry/units.ts';

/** The outlines of things, in units: what is lit, hatched and pointed at. */
export const bandForm = (line: readonly Point[], width: number): Point[] => {
  const points = line.map(inUnits);
  const half = (width * INCH) / 2;
  return [...beside(points, half), ...beside(points, -half).toReversed()];
};

/** A rectangle that looks along a heading; its front lies `before` its point. */
function rectangle({ at, heading }: OpenPose, width: number, before: number, behind: number): Point[] {
  const forward = ahead(heading);
  const right = rightOf(forward);
  const corner = (u: number, v: number): Point => plus(plus(inUnits(at), right, u * INCH), forward, v * INCH);
  return [
    corner(-width / 2, before),
    corner(width / 2, before),
    corner(width / 2, -behind),
    corner(-width / 2, -behind),
  ];
}

export const baseForm = (base: OpenPose & { readonly width: number; readonly depth: number }): Point[] =>
  rectangle(base, base.width, 0, base.depth);

export const bridgeForm = (bridge: Pick<BridgePicture, 'at' | 'heading' | 'length' | 'width'>): Point[] =>
  rectangle(bridge, bridge.width, bridge.length / 2, bridge.length / 2);

/** Upright, its side in units. */
export function squareForm(at: Point, side: number): Point[] {
  const { x, y } = inUnits(at);
  const half = side / 2;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

export function diamondForm(at: Point, half: number): Point[] {
  const { x, y } = inUnits(at);
  return [
    { x, y: y - half },
    { x: x + half, y },
    { x, y: y + half },
    { x: x - half, y },
  ];
}
