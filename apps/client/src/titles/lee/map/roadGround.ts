import { type Game, inches, layoutOf } from '@wigwag/lee';
import type { RoadGround } from '../drafts/road.ts';

const known = new WeakMap<object, RoadGround>();

/** What roads can run through, and what lies there already. */
export function roadGroundOf({ world, board }: Pick<Game, 'world' | 'board'>): RoadGround {
  const found = known.get(board);
  if (found !== undefined) return found;
  const { points, middles, edges } = layoutOf(world, board.field.a || 'blue');
  const top = edges.blue === 'top' ? 'blue' : 'grey';
  const ground: RoadGround = {
    table: world.table,
    points,
    middles: { top: middles[top], bottom: middles[top === 'blue' ? 'grey' : 'blue'] },
    roads: board.terrain.lines
      .filter(({ linear }) => linear === 'road' || linear === 'railway')
      .map(({ id, line }) => ({ id, line: line.map(({ x, y }) => ({ x: inches(x), y: inches(y) })) })),
  };
  known.set(board, ground);
  return ground;
}
