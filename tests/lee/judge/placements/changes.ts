import { minus, plus, sidesOf } from '../plane.ts';
import type { AreaHere, Spot } from '../table.ts';
import type { Look } from '../verdict.ts';
import { checkGround, checkImpassable } from './areas.ts';
import { isOnTable } from './form.ts';
import type { Placement } from './setting.ts';

/** The centre of the surface: triangles from one corner, each weighed by its own surface. */
function centreOf(ring: readonly Spot[]): Spot {
  const origin = ring[0] as Spot;
  let [sum, x, y] = [0, 0, 0];
  for (const [a, b] of sidesOf(ring)) {
    const [one, other] = [minus(a, origin), minus(b, origin)];
    const weight = one.x * other.y - one.y * other.x;
    sum += weight;
    x += ((one.x + other.x) / 3) * weight;
    y += ((one.y + other.y) / 3) * weight;
  }
  return { x: origin.x + x / sum, y: origin.y + y / sum };
}

function checkMoved(
  look: Look,
  placement: Placement,
  piece: AreaHere,
  by: Spot,
  others: readonly AreaHere[],
): AreaHere {
  const moved = { ...piece, ring: piece.ring.map(p => plus(p, by)) };
  if (!isOnTable(look, placement.table, moved.ring)) look.fault('13.7/bonus-offensive', '13.1/recommendation');
  checkGround(look, placement, moved, others);
  return moved;
}

/** 13.7/bonus-offensive, R-38: two elements change places by their centres. */
export function checkExchange(look: Look, placement: Placement, one: string, other: string): void {
  const { areas } = placement.table;
  const [a, b] = [areas.find(({ id }) => id === one), areas.find(({ id }) => id === other)];
  if (a === undefined || b === undefined || a === b) {
    look.fault('13.7/bonus-offensive', '13.7/bonus-offensive-types');
    return;
  }
  for (const { movedBy } of [a, b]) {
    if (movedBy !== undefined && movedBy !== placement.by) look.fault('13.10/no-second-move');
  }
  const way = minus(centreOf(b.ring), centreOf(a.ring));
  const rest = areas.filter(area => area !== a && area !== b);
  const moved = checkMoved(look, placement, a, way, rest);
  checkMoved(look, placement, b, { x: -way.x, y: -way.y }, [...rest, moved]);
}

/** A trait turns a piece into impassable terrain. */
export function checkConversion(look: Look, placement: Placement, id: string): void {
  const piece = placement.table.areas.find(area => area.id === id);
  if (piece === undefined) return;
  if (piece.movedBy !== undefined && piece.movedBy !== placement.by && !look.kind) look.fault('13.10/no-second-move');
  checkImpassable(look, placement, piece.ring);
}
