import type { Game } from '../../game.ts';
import { bandPieces } from '../../geometry/band.ts';
import { type BaseSize, type Footprint, footprint, lengthUnder } from '../../geometry/base.ts';
import { type Box, boxOf, isNear } from '../../geometry/box.ts';
import { commonArea, type Piece } from '../../geometry/convex.ts';
import type { Line } from '../../geometry/line.ts';
import type { Pose } from '../../geometry/pose.ts';
import { EPS, inches, isOverlap } from '../../geometry/units.ts';
import type { TerrainBoard } from '../../terrain/board.ts';
import { pointsOf } from '../../terrain/stored.ts';

interface Cut {
  readonly pieces: readonly Piece[];
  readonly fences: readonly { readonly line: Line; readonly box: Box }[];
}

/** Boards replace their terrain and never change it. */
const CUT = new WeakMap<TerrainBoard, Cut>();

function cutOf(terrain: TerrainBoard): Cut {
  const known = CUT.get(terrain);
  if (known !== undefined) return known;
  const fences = terrain.barriers.map(({ line }) => pointsOf(line));
  const cut: Cut = {
    pieces: terrain.lines.flatMap(({ line, width }) => bandPieces(pointsOf(line), inches(width))),
    fences: fences.map(line => ({ line, box: boxOf(line) })),
  };
  CUT.set(terrain, cut);
  return cut;
}

const isOn = (pieces: readonly Piece[], quad: Footprint, box: Box): boolean =>
  pieces.some(piece => isNear(piece.box, box, 0) && isOverlap(commonArea(piece.shape, quad)));

/** Where whoever lines up units by hand would put one: off water, roads, railways and bridges, and not across a fence or a wall. */
export function isFit({ board: { terrain } }: Game, pose: Pose, size: BaseSize): boolean {
  const { pieces, fences } = cutOf(terrain);
  const quad = footprint(pose, size);
  const box = boxOf(quad);
  return (
    !isOn(pieces, quad, box) &&
    fences.every(fence => !isNear(fence.box, box, 0) || lengthUnder(pose, size, fence.line) <= EPS)
  );
}
