import { type Piece, pieceOf } from './convex.ts';
import type { Line } from './line.ts';
import { along, forwardOf, headingTo, legsOf, type Point, rightOf } from './point.ts';
import { turnBetween } from './units.ts';

const FAN_DEGREES = 10;

function legPiece(from: Point, to: Point, half: number): Point[] {
  const right = rightOf(headingTo(from, to));
  return [along(from, right, half), along(to, right, half), along(to, right, -half), along(from, right, -half)];
}

/** The round outer side of a bend, as a fan from the corner: narrow enough to miss the circle by less than EPS. */
function jointPiece(corner: Point, before: number, after: number, half: number): Point[] | undefined {
  const turn = turnBetween(before, after);
  if (turn === 0) return undefined;
  const outward = turn > 0 ? -90 : 90;
  const parts = Math.ceil(Math.abs(turn) / FAN_DEGREES);
  const arc = Array.from({ length: parts + 1 }, (_, i) =>
    along(corner, forwardOf(before + outward + (turn * i) / parts), half),
  );
  return [corner, ...arc];
}

/** A line with a width as convex pieces: one for each leg and one for each bend; the ends are cut off straight. */
export function bandPieces(line: Line, width: number): Piece[] {
  const legs = legsOf(line).filter(([from, to]) => from.x !== to.x || from.y !== to.y);
  const joints = legs.slice(1).flatMap(([corner, to], i) => {
    const before = legs[i];
    const joint = before && jointPiece(corner, headingTo(...before), headingTo(corner, to), width / 2);
    return joint === undefined ? [] : [joint];
  });
  return [...legs.map(([from, to]) => legPiece(from, to, width / 2)), ...joints].map(pieceOf);
}
