import type { Game } from '../../game.ts';
import { convexDistance, inConvex } from '../../geometry/convex.ts';
import { distance, nearestOnSegment, type Point, sidesOf } from '../../geometry/point.ts';
import { type Ray, reach } from '../../movement/reach.ts';
import { pointOf } from '../../terrain/stored.ts';
import { enemyOf, type Side } from '../../world.ts';
import { groundFor, onTable, type StandingUnit, standingUnit } from './ground.ts';
import { moverOf, type Orders } from './mover.ts';
import { settingsOf } from './settings.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** For the screen: how far a unit can go in each direction after one pivot. */
export function reachOf(game: Position, side: Side, unit: string, orders?: Orders, directions?: number): Ray[] {
  const mover = moverOf(game, side, unit, orders);
  return mover === undefined ? [] : reach(groundFor(game, side, unit), mover, settingsOf(game.world), directions);
}

export interface Distances {
  /** Between the nearest points of the bases, nearest enemy first, in inches. */
  readonly enemies: readonly { readonly unit: string; readonly inches: number }[];
  /** From the base to each strategic point, in their order. */
  readonly points: readonly number[];
}

const distanceFrom = ({ quad }: StandingUnit, point: Point): number =>
  inConvex(point, quad)
    ? 0
    : Math.min(...sidesOf(quad).map(([from, to]) => distance(point, nearestOnSegment(point, from, to))));

/** For the screen: what is how far from a unit. */
export function distancesOf(game: Position, side: Side, unit: string): Distances {
  const base = standingUnit(game, side, unit);
  if (base === undefined) return { enemies: [], points: [] };
  const enemies = onTable(game)[enemyOf(side)].map(({ id, quad }) => ({
    unit: id,
    inches: convexDistance(base.quad, quad),
  }));
  return {
    enemies: enemies.sort((a, b) => a.inches - b.inches),
    points: game.board.field.points.map(point => distanceFrom(base, pointOf(point))),
  };
}
