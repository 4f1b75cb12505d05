import { position } from '@wigwag/content/position';
import { DIRECTIONS, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { expect, test } from 'vitest';
import { worldOf } from './world.ts';

/** Open ground with a hole in it. */
const FIELD = `
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   #   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
      .   .   .   .
`;

test('the room round a hex is the number of steps to the nearest place that is not in play', () => {
  const world = worldOf(position(FIELD).scenario);
  const { grid } = world;
  const all = Array.from({ length: grid.size }, (_, hex): Hex => hex);
  const isHole = (hex: Hex): boolean => world.land.map.hexes[hex]?.terrain === 'off-map';
  const isEdge = (hex: Hex): boolean => DIRECTIONS.some(d => neighbour(grid, hex, d) === OFF_MAP);
  const stepsOut = (hex: Hex): number =>
    Math.min(
      ...all.filter(isHole).map(hole => distance(grid, hex, hole)),
      ...all.filter(isEdge).map(edge => distance(grid, hex, edge) + 1),
    );
  expect(all.some(isHole)).toBe(true);
  expect([...world.room]).toEqual(all.map(stepsOut));
  expect(Math.max(...world.room)).toBeGreaterThan(2);
});
