import { distancesOf, enemyOf, footprint, mils, type Point, poseOf, type Ray, reachOf } from '@wigwag/lee';
import type { Belt, Reach } from '@wigwag/mapview/open';
import type { MarchDraft } from '../drafts/march.ts';
import type { View } from '../room.ts';
import { unitNamed } from '../roster.ts';

/** How near an enemy is, in inches, whose zone is shown. */
const NEAR = 14;

/** Neighbours in a circle that have something in common, two at least. */
function runsOf(rays: readonly Ray[], has: (ray: Ray) => boolean): Ray[][] {
  const first = rays.findIndex(ray => !has(ray));
  // A whole circle is closed by its first ray.
  if (first < 0) return [[...rays, ...rays.slice(0, 1)]];
  const runs: Ray[][] = [[]];
  for (const ray of [...rays.slice(first), ...rays.slice(0, first)]) {
    if (has(ray)) runs.at(-1)?.push(ray);
    else runs.push([]);
  }
  return runs.filter(run => run.length > 1);
}

/** Where the front's middle can come by one turn and one step; hatched where an obstacle has been paid for. */
export function reachesOf({ unit, march, modifier, as }: MarchDraft, { game, eyes }: View): Reach[] {
  if (as !== 'normal') return [];
  const rays = reachOf(game, eyes, unit, { march, modifier: mils(modifier) });
  const stored = game.board.play.units[eyes][unit];
  if (rays.length === 0 || stored === undefined) return [];
  const start = poseOf(stored.pose).at;
  const part = (to: Point, share: number): Point => ({
    x: start.x + (to.x - start.x) * share,
    y: start.y + (to.y - start.y) * share,
  });
  const isPaid = ({ distance, paidAt }: Ray): boolean => paidAt !== undefined && distance > paidAt;
  const paid = runsOf(rays, isPaid).map((run, i): Reach => {
    const inner = run.map(({ at, distance, paidAt = 0 }) => part(at, paidAt / distance)).toReversed();
    return { id: `paid-${i}`, rings: [[...run.map(({ at }) => at), ...inner]], paid: true };
  });
  return [{ id: 'reach', rings: [rays.map(({ at }) => at)], paid: false }, ...paid];
}

/** Zones of enemies within reach; one that is pinned shows how near one may come to it. */
export function zonesOf({ unit }: MarchDraft, { game, eyes, world }: View): Belt[] {
  const { zone, standoff } = world.book.movement.data;
  const side = enemyOf(eyes);
  return distancesOf(game, eyes, unit).enemies.flatMap(({ unit: enemy, inches }): Belt[] => {
    const placed = game.board.play.units[side][enemy];
    const listed = unitNamed(world, game.board, side, enemy);
    if (inches > NEAR || placed === undefined || listed === undefined) return [];
    const own = listed.type.zone;
    const hasNone = own === 'none' || placed.marks.includes('pinned');
    const by = hasNone ? standoff.value : own === undefined ? zone.value.depth : own.depth;
    const about = footprint(poseOf(placed.pose), listed.type.base);
    return [{ id: `zone-of-${enemy}`, about, closed: true, by, light: 'refused', edge: hasNone ? 'dotted' : 'dashed' }];
  });
}
