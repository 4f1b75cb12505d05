import {
  aheadOf,
  angleBetween,
  dot,
  farFromLeg,
  farFromLine,
  type Leg,
  legsOf,
  minus,
  plus,
  rightOf,
} from '../plane.ts';
import type { BridgeHere } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import type { Field, Place } from './mover.ts';

const ALONG = 10;

/** The tolerance is for lengths; whether angles have one too, of a hundredth of a degree, is left open. */
function isAlong(look: Look, off: number): boolean {
  look.noteGap(off - ALONG);
  return off <= ALONG + look.lean + (look.kind ? 0.01 : 0);
}

/**
 * Whether a step keeps to a road: both ends on one leg of it, and the heading along that leg. Read for the player, it may
 * pass from leg to leg without a turn.
 */
export function keepsToRoad(look: Look, { lines }: Field, id: string, from: Place, long: number): boolean {
  const road = lines.find(line => line.id === id && line.linear === 'road');
  if (road === undefined) return false;
  const way = aheadOf(from.heading);
  const legs = legsOf(road.line).filter(leg => isAlong(look, angleBetween(minus(leg[1], leg[0]), way)));
  const isOn = (leg: Leg, gone: number): boolean =>
    look.atMost(farFromLeg(leg, plus(from.at, way, gone)), road.width / 2);
  if (legs.some(leg => isOn(leg, 0) && isOn(leg, long))) return true;
  if (!look.kind) return false;
  for (let gone = 0; gone < long; gone += 0.01) if (!legs.some(leg => isOn(leg, gone))) return false;
  return legs.some(leg => isOn(leg, long));
}

export function isOnRoad(look: Look, { lines }: Field, id: string, { at }: Place): boolean {
  const road = lines.find(line => line.id === id && line.linear === 'road');
  return road !== undefined && look.atMost(farFromLine(road.line, at), road.width / 2);
}

/**
 * Whether the front centre is on the bridge, and heads along it. Corners of the front are over the water before and after
 * it is: `reach` is how far off the banks it may then be; where it comes to the bank is what counts.
 */
export function isOnBridge(look: Look, bridge: BridgeHere, from: Place, gone: number, reach: number): boolean {
  const way = aheadOf(from.heading);
  const [axis, side] = [aheadOf(bridge.heading), rightOf(bridge.heading)];
  if (!isAlong(look, angleBetween(axis, way))) return false;
  const off = minus(plus(from.at, way, gone), bridge.at);
  const along = dot(off, axis);
  const bank = bridge.length / 2;
  const back = along > bank ? bank - along : along < -bank ? -bank - along : 0;
  const across = dot(off, side) + (reach > 0 ? (back / dot(way, axis)) * dot(way, side) : 0);
  look.noteGap(Math.abs(across) - bridge.width / 2);
  return Math.abs(across) <= bridge.width / 2 + EPS + look.lean && Math.abs(along) <= bank + EPS + reach;
}
