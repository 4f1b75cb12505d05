import {
  type BaseSize,
  distance,
  footprint,
  forwardOf,
  type Point,
  type Pose,
  rightOf,
  turnBetween,
} from '@wigwag/lee';
import { nearestOn } from '../curves.ts';
import { snapped } from '../snapping.ts';
import { ringSnap, type Shifted } from './rings.ts';
import { footOn, NEAR, nearestOffer, type Offer, offerAt, type Snap } from './snap.ts';
import type { Surroundings } from './surroundings.ts';

/** Bases that look almost the same way can be dressed. */
const ALIKE = 2.5;
const AROUND = 8;

type Base = Surroundings['bases'][number];

const offBy = (from: Point, one: Point, by: number): Point => ({ x: from.x + one.x * by, y: from.y + one.y * by });

/** Beside another base in one line, behind it and before it. */
function dressedBy({ pose, size }: Base, own: BaseSize): Point[] {
  const [ahead, right] = [forwardOf(pose.heading), rightOf(pose.heading)];
  const aside = (size.width + own.width) / 2;
  return [
    offBy(pose.at, right, aside),
    offBy(pose.at, right, -aside),
    offBy(pose.at, ahead, -size.depth),
    offBy(pose.at, ahead, own.depth),
  ];
}

const isUnit = (unit: string) => (base: Base) => base.id !== unit;

function dressed({ at, heading }: Pose, size: BaseSize, bases: readonly Base[]): Offer | undefined {
  const alike = bases.filter(({ pose }) => Math.abs(turnBetween(heading, pose.heading)) <= ALIKE);
  return nearestOffer(
    at,
    alike.flatMap(base => dressedBy(base, size).map(place => offerAt(place, 'inLine'))),
  );
}

/** A unit that is set down: in line with others, at another base, at an edge. */
export function poseSnapped(
  pose: Pose,
  size: BaseSize,
  unit: string,
  ground: Surroundings,
  free: boolean,
): { readonly pose: Pose; readonly snap?: Snap } {
  if (free) return { pose };
  const bases = ground.bases.filter(isUnit(unit)).filter(base => distance(base.pose.at, pose.at) <= AROUND);
  const line = dressed(pose, size, bases);
  if (line !== undefined) return { pose: { ...pose, at: line.place }, snap: line.snap };
  const areas = bases.map(({ id, ring }) => ({ id, ring }));
  const found: Shifted | undefined = ringSnap(footprint(pose, size), { x: -99, y: -99 }, { ...ground, areas });
  if (found === undefined) return { pose: { ...pose, at: snapped(pose.at) } };
  const { by, snap, isFree } = found;
  const at = { x: pose.at.x + by.x, y: pose.at.y + by.y };
  const quarter = snapped(at);
  return { pose: { ...pose, at: { x: isFree?.x ? quarter.x : at.x, y: isFree?.y ? quarter.y : at.y } }, snap };
}

/** Straight ahead from where a leg begins: no turn. */
function aheadOf(to: Point, from: Pose): Offer[] {
  const ahead = forwardOf(from.heading);
  const foot = footOn(to, from.at, ahead);
  const isAhead = foot !== undefined && (foot.x - from.at.x) * ahead.x + (foot.y - from.at.y) * ahead.y > NEAR;
  return isAhead ? [{ place: foot, snap: { to: 'ahead', at: foot, guide: [from.at, foot] } }] : [];
}

/** Where the front's middle of a marching unit comes to rest: points, bridges, roads, straight ahead. */
export function marchSnapped(
  to: Point,
  from: Pose,
  ground: Surroundings,
  free: boolean,
): { readonly at: Point; readonly snap?: Snap } {
  if (free) return { at: to };
  const places = [
    ...ground.points.map(point => offerAt(point, 'point')),
    ...ground.bridges.map(bridge => offerAt(bridge, 'bridge')),
  ];
  const roads = ground.courses
    .filter(({ kind }) => kind === 'road')
    .flatMap(({ line }) => nearestOn(line, to) ?? [])
    .map(({ place }) => offerAt(place, 'road'));
  const found = nearestOffer(to, places) ?? nearestOffer(to, aheadOf(to, from)) ?? nearestOffer(to, roads);
  return found === undefined ? { at: snapped(to) } : { at: found.place, snap: found.snap };
}
