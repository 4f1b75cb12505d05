import { type Game, inches, layoutOf } from '@wigwag/lee';
import { worldOf } from '@wigwag/lee/testing';
import { expect, test } from 'vitest';
import { anchorTurned, NEW_ROAD } from '../drafts/road.ts';
import { roadHint } from './roadGround.ts';

const world = worldOf();
const game = { world, board: { field: { a: 'blue' } } } as unknown as Game;

test('the assistant is told the points that were chosen for a road, and not the base', () => {
  const [, second] = layoutOf(world, 'blue').points;
  const chosen = anchorTurned(anchorTurned(NEW_ROAD, 1), 'top');
  const { verb, line } = roadHint(chosen, game);
  expect([verb, line?.map(({ x, y }) => ({ x: inches(x), y: inches(y) }))]).toEqual(['layRoad', [second]]);
  expect(roadHint({ ...NEW_ROAD, made: 'railway' }, game)).toEqual({ verb: 'layRailway', line: [] });
});
