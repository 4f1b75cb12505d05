import type { Point } from '../geometry/point.ts';
import { inches, mils } from '../geometry/units.ts';

/** A point as boards, choices and records keep it: whole thousandths of an inch. */
export interface StoredPoint {
  readonly x: number;
  readonly y: number;
}

export const pointOf = ({ x, y }: StoredPoint): Point => ({ x: inches(x), y: inches(y) });
export const pointsOf = (stored: readonly StoredPoint[]): Point[] => stored.map(pointOf);

export const storedPoint = ({ x, y }: Point): StoredPoint => ({ x: mils(x), y: mils(y) });
export const storedPoints = (points: readonly Point[]): StoredPoint[] => points.map(storedPoint);
