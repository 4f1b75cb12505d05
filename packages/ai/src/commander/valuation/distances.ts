import type { Game, Side } from '@wigwag/gcacw';
import { Flood, type Hex, opposite } from '@wigwag/hex';

type Ground = Game['derived']['ground'];

/** Further than anybody marches in a game, in halves of a point. */
export const FAR = 400;

const known = new WeakMap<Ground, Map<string, Uint16Array>>();

/** What a march from each hex to the nearest of some goals costs a side on the ground of the day, in halves of a point. */
export function distancesTo({ world: { grid }, derived: { ground } }: Game, side: Side, goals: readonly Hex[]) {
  const key = `${side} ${goals.join()}`;
  const all = known.get(ground) ?? new Map<string, Uint16Array>();
  known.set(ground, all);
  const found = all.get(key);
  if (found !== undefined) return found;
  const { barrier, price } = ground.passage[side];
  const flood = new Flood(grid.size).run(grid, goals, FAR - 1, (_from, direction, to) => {
    const edge = to * 6 + opposite(direction);
    return barrier[edge] === 0 ? (price[edge] ?? 0) : -1;
  });
  const distances = new Uint16Array(grid.size).fill(FAR);
  for (const hex of flood.reached) distances[hex] = flood.costTo(hex) ?? FAR;
  all.set(key, distances);
  return distances;
}
