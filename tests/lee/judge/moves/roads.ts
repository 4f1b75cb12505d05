import { aheadOf, angleBetween, dot, farFromLeg, farFromLine, legsOf, minus, plus, rightOf } from '../plane.ts';
import type { BridgeHere } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import type { Field, Place } from './mover.ts';

const ALONG = 10;
/** Angles are compared without a tolerance; the judge's own is this, in degrees. */
const ANGLE_ERROR = 1e-4;

/** Whether a step keeps to a road: both ends on one leg of it, and the heading along that leg. */
export function keepsToRoad(look: Look, { lines }: Field, id: string, from: Place, long: number): boolean {
  const road = lines.find(line => line.id === id && line.linear === 'road');
  if (road === undefined) return false;
  const to = plus(from.at, aheadOf(from.heading), long);
  const limit = road.width / 2;
  return legsOf(road.line).some(leg => {
    const off = angleBetween(minus(leg[1], leg[0]), aheadOf(from.heading));
    const isAlong = off <= ALONG + Math.sign(look.lean) * ANGLE_ERROR;
    const ends = Math.max(farFromLeg(leg, from.at), farFromLeg(leg, to));
    if (isAlong) look.noteGap(ends - limit);
    look.noteGap(off - ALONG);
    return isAlong && ends <= limit + EPS + look.lean;
  });
}

export function isOnRoad(look: Look, { lines }: Field, id: string, { at }: Place): boolean {
  const road = lines.find(line => line.id === id && line.linear === 'road');
  return road !== undefined && look.atMost(farFromLine(road.line, at), road.width / 2);
}

/** Whether the front centre is on the bridge, and heads along it. */
export function isOnBridge(look: Look, bridge: BridgeHere, from: Place, gone: number, reach: number): boolean {
  const off = angleBetween(aheadOf(bridge.heading), aheadOf(from.heading));
  if (off > ALONG + Math.sign(look.lean) * ANGLE_ERROR) return false;
  const way = minus(plus(from.at, aheadOf(from.heading), gone), bridge.at);
  const [across, along] = [dot(way, rightOf(bridge.heading)), dot(way, aheadOf(bridge.heading))];
  look.noteGap(Math.abs(across) - bridge.width / 2);
  return Math.abs(across) <= bridge.width / 2 + EPS + look.lean && Math.abs(along) <= bridge.length / 2 + EPS + reach;
}
