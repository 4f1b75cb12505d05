import { ORDINARY, type Ordinary } from '../../data/army.ts';
import type { AnyChoice } from '../../game.ts';
import { boxOf } from '../../geometry/box.ts';
import type { Placing } from '../judging/check.ts';
import { areaOf, pointsIn } from '../judging/worked.ts';
import { AREA } from '../ordinary/elements.ts';
import { areaOptions, halvesOptions, someArea } from '../places/areas.ts';
import { type Below, shuffled } from '../places/below.ts';
import type { StoredPoint } from '../stored.ts';

type Stored = readonly StoredPoint[];

/** Several are sketched, and the one is laid that lies freest. */
const SKETCHES = 4;
const TRIES = 24;
/** Square inches: a smaller one is a speck on the table. */
const SPECK = 7;
/** Inches: farther off nobody cares. */
const FAR = 16;

/** How far the middle of an outline is from those of others. */
function freedomOf(ring: Stored, others: readonly Stored[]): number {
  const middle = (points: Stored) => {
    const { left, right, top, bottom } = boxOf(pointsIn(points));
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const { x, y } = middle(ring);
  const gaps = others.map(middle).map(other => Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2));
  return Math.min(FAR, ...gaps);
}

/** Of a kind: one that can be seen, away from what lies already. */
function freest(below: Below, at: Placing, terrain: Ordinary) {
  const others = at.game.board.terrain.areas.map(({ ring }) => ring);
  const found = Array.from({ length: SKETCHES }, () => someArea(below, at, terrain, TRIES, AREA)).flatMap(
    each => each ?? [],
  );
  const large = found.filter(({ ring }) => areaOf(ring) >= SPECK);
  return large
    .map(area => ({ area, freedom: freedomOf(area.ring, others) }))
    .toSorted((a, b) => b.freedom - a.freedom)[0]?.area;
}

/** An element of a kind that is left: a whole one if it finds any place, else what the ground has room for. */
export function someElement(below: Below, at: Placing): AnyChoice | undefined {
  const kinds = ORDINARY.filter(terrain => at.game.board.terrain.pool[terrain] > 0);
  const [first] = kinds;
  for (const terrain of shuffled(below, kinds)) {
    const area = freest(below, at, terrain);
    if (area !== undefined) return { do: 'layArea', ...area };
  }
  return areaOptions(at)[0] ?? halvesOptions(at)[0] ?? (first && { do: 'leaveOut', terrain: first });
}
