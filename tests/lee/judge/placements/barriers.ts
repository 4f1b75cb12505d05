import { angleBetween, far, farFromLine, type Leg, legsOf, lengthOf, minus, plus, sidesOf } from '../plane.ts';
import type { Spot } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import { isOnTable, isSimpleLine } from './form.ts';
import type { Placement } from './setting.ts';
import { perimeter } from './size.ts';

/** The farthest that any place of a line is from another: looked at every hundredth of an inch. */
function farthest(line: readonly Spot[], from: readonly Spot[]): number {
  let most = 0;
  for (const [a, b] of legsOf(line)) {
    const steps = Math.max(1, Math.ceil(far(a, b) / 0.01));
    for (let i = 0; i <= steps; i++) most = Math.max(most, farFromLine(from, plus(a, minus(b, a), i / steps)));
  }
  return most;
}

const CORNER = 15;

/** The sides of a field: neighbours that hardly turn are one. */
function wholeSides(ring: readonly Spot[]): Leg[][] {
  const sides = sidesOf(ring).filter(([a, b]) => far(a, b) > 0);
  const turns = sides.map((side, i) => {
    const before = sides.at(i - 1) as Leg;
    return angleBetween(minus(before[1], before[0]), minus(side[1], side[0]));
  });
  const first = turns.findIndex(turn => turn > CORNER);
  if (first < 0) return [];
  const found: Leg[][] = [];
  for (let i = 0; i < sides.length; i++) {
    const at = (first + i) % sides.length;
    if ((turns[at] as number) > CORNER) found.push([]);
    found.at(-1)?.push(sides[at] as Leg);
  }
  return found;
}

const AT_FIELD = 0.25;

function covers(look: Look, line: readonly Spot[], ring: readonly Spot[]): boolean {
  const sides = wholeSides(ring);
  if (sides.length === 0) return look.atLeast(lengthOf(line), perimeter(ring) / 4);
  // How far a fence may end from the corner is left open.
  const reach = look.kind ? 2 * AT_FIELD : 0;
  return sides.some(side => {
    const course = [(side[0] as Leg)[0], ...side.map(([, b]) => b)];
    const isAlongside = farthest(course, line) <= Math.max(reach, AT_FIELD) + EPS + look.lean;
    const isWhole = lengthOf(line) >= lengthOf(course) - reach - EPS - look.lean;
    return isAlongside && isWhole;
  });
}

/** 13.10: a fence or a wall along a road, a railway or the border of a field. */
export function checkBarrier(look: Look, { table, by }: Placement, along: string, line: readonly Spot[]): void {
  const road = table.lines.find(({ id, linear }) => id === along && (linear === 'road' || linear === 'railway'));
  const field = table.areas.find(({ id, surface }) => id === along && surface === 'field');
  const owners = ['13.10/fence-road-owner', '13.10/fence-field-owner'];
  const host = road ?? field;
  if (host === undefined || host.by !== by) look.fault(...owners);
  if (table.barriers.some(barrier => barrier.along === along)) look.fault(...owners, '13.10/pass-shrinks');
  const lengthClauses = ['13.10/fence-road-length', ...owners];
  if (line.length < 2 || lengthOf(line) === 0 || !isOnTable(look, table, line)) {
    look.fault(...lengthClauses, '13.10/fence-field-edge');
    return;
  }
  // Whether a fence may run back on itself is left open.
  if (!look.kind && !isSimpleLine(line)) look.fault(...lengthClauses, '13.10/fence-field-edge');
  if (road !== undefined) {
    if (road.sunken) look.fault('13.10/fence-not-sunken');
    if (road.embanked) look.fault('13.10/fence-not-embankment');
    if (!look.atMost(farthest(line, road.line), road.width / 2 + 0.5)) look.fault(...lengthClauses);
    if (!look.atMost(lengthOf(line), lengthOf(road.line))) look.fault(...lengthClauses);
  }
  if (field !== undefined) {
    const border = [...field.ring, field.ring[0] as Spot];
    const isNear = look.atMost(farthest(line, border), AT_FIELD);
    if (!isNear || !covers(look, line, field.ring)) look.fault('13.10/fence-field-edge', ...owners);
  }
}
