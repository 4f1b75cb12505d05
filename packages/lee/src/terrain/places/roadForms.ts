import { planOf } from '../../field/places.ts';
import type { Game } from '../../game.ts';
import type { Point } from '../../geometry/point.ts';
import { SIDES } from '../../world.ts';
import type { LinearPiece } from '../board.ts';
import { type Form, mayEndOn } from '../linear/forms.ts';
import { shortestLine } from '../linear/shortest.ts';
import { EDGES, type Edge } from '../linear/water.ts';
import { type StoredPoint, storedPoints } from '../stored.ts';

type Stored = readonly StoredPoint[];

const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Two points in either order. */
const pairsOf = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.flatMap((one, i) => points.flatMap((other, j) => (i === j ? [] : [[one, other] as const])));

/** Every form that a road can have on this table: those of 13.10 that join edges, and branches through one point. */
export function roadForms(game: Game, laid: 'road' | 'railway'): Form[] {
  const { points, edges } = planOf(game);
  const ends: readonly LinearPiece[] = game.board.terrain.lines.filter(piece => mayEndOn(laid, piece));
  const fromBase = SIDES.flatMap(base => {
    const to = { edge: OPPOSITE[edges[base]] };
    return [
      ...points.map((point): Form => ({ clause: '13.10/road-form-base-sp', from: { base }, through: [point], to })),
      ...pairsOf(points).map((through): Form => ({ clause: '13.10/road-form-two-sp', from: { base }, through, to })),
    ];
  });
  const acrossTwo = (['top', 'left'] as const).flatMap(edge =>
    pairsOf(points).map(
      (through): Form => ({ clause: '13.10/road-form-two-sp', from: { edge }, through, to: { edge: OPPOSITE[edge] } }),
    ),
  );
  const branches = ends.flatMap(road => [
    ...SIDES.map((base): Form => ({ clause: '13.10/road-form-branch', from: { base }, through: [], to: { road } })),
    ...EDGES.flatMap(edge =>
      points.map(
        (point): Form => ({ clause: '13.10/road-form-branch', from: { edge }, through: [point], to: { road } }),
      ),
    ),
  ]);
  return [...fromBase, ...acrossTwo, ...branches];
}

/** The shortest line of a form as it would be laid; corners that fall together are one. */
export function roadLine(game: Game, form: Form, laid: 'road' | 'railway'): Stored {
  const width = game.world.book.widths.value[laid];
  const line = storedPoints(shortestLine(game, form, laid, width));
  return line.filter(({ x, y }, i) => i === 0 || x !== line[i - 1]?.x || y !== line[i - 1]?.y);
}
