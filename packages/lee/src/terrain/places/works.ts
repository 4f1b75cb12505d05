import { planOf } from '../../field/places.ts';
import type { Choice } from '../../game.ts';
import type { Box } from '../../geometry/box.ts';
import { type Line, lineDistance } from '../../geometry/line.ts';
import type { Point } from '../../geometry/point.ts';
import { inRing } from '../../geometry/ring.ts';
import { inches } from '../../geometry/units.ts';
import { forbiddenBy, type Placing } from '../judging/check.ts';
import { pointsIn } from '../judging/worked.ts';
import { storedPoints } from '../stored.ts';
import { PLACES } from '../works/sections.ts';
import { type Below, belowOf, between, shuffled } from './below.ts';

type Works = Choice<'works', 'layWorks'>;

/** Inches from the border of the own zone, and before a strategic point. */
const BEHIND_FRONT = 1;
const BEFORE_POINT = 2;
/** What a section keeps from other works, waters and roads, in inches. */
const APART = 0.5;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** How high on the table a section lies that covers a point: before it, but in the own zone. */
function rowBefore(zone: Box, isTop: boolean, point: Point | undefined): number {
  const front = isTop ? zone.bottom - BEHIND_FRONT : zone.top + BEHIND_FRONT;
  if (point === undefined) return front;
  const before = point.y + (isTop ? BEFORE_POINT : -BEFORE_POINT);
  return isTop ? Math.min(front, before) : Math.max(front, before);
}

/** Where somebody would dig: before the strategic points, the nearest first, then along the front. */
function spotsOf({ game, by }: Placing, below: Below): Point[] {
  const { zones, edges, points } = planOf(game);
  const [zone, isTop] = [zones[by], edges[by] === 'top'];
  const farOf = ({ y }: Point): number => (isTop ? y - zone.bottom : zone.top - y);
  const covering = points
    .filter(({ x }) => x >= zone.left && x <= zone.right)
    .toSorted((a, b) => farOf(a) - farOf(b))
    .map(point => ({ x: point.x, y: rowBefore(zone, isTop, point) }));
  const front = [1, 2, 3, 4, 5, 6, 7].map(part => ({
    x: zone.left + ((zone.right - zone.left) * part) / 8,
    y: rowBefore(zone, isTop, undefined),
  }));
  return [...covering, ...shuffled(below, front)];
}

/** Aside by so many lengths, if something lies in the way. */
const ASIDE = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/** Sections straight across the way of the enemy. */
function* sectionsAt(at: Placing, below: Below): Generator<Line> {
  const { left, right } = planOf(at.game).zones[at.by];
  const length = Math.min(at.game.world.book.worksLength.value, right - left);
  for (const { x, y } of spotsOf(at, below)) {
    for (const aside of ASIDE) {
      const middle = within(left + length / 2, x + aside * length + between(below, -0.5, 0.5), right - length / 2);
      yield [
        { x: middle - length / 2, y },
        { x: middle + length / 2, y },
      ];
    }
  }
}

/** Nobody digs in a river, on a road, among houses, on rocks or where works are already. */
function isClear({ game: { board } }: Placing, line: Line): boolean {
  const { areas, lines, works } = board.terrain;
  const isApart = (other: Line, by: number): boolean => lineDistance(line, other) >= by;
  const isOff = (ring: Line): boolean =>
    isApart([...ring, ...ring.slice(0, 1)], APART) && line.every(point => !inRing(point, ring));
  return (
    works.every(each => isApart(pointsIn(each.line), APART)) &&
    lines.every(each => isApart(pointsIn(each.line), inches(each.width) / 2 + APART)) &&
    areas.every(
      ({ ring, surface, terrain }) => (surface !== 'impassable' && terrain !== 'built-up') || isOff(pointsIn(ring)),
    )
  );
}

/** A section in the own zone that looks at the enemy: where it covers something, and nothing is in its way. */
export function someWorks(below: Below, at: Placing): Works | undefined {
  let other: Works | undefined;
  for (const line of sectionsAt(at, below)) {
    const choice: Works = { do: 'layWorks', line: storedPoints(line) };
    if (forbiddenBy(PLACES, at, choice) !== undefined) continue;
    if (isClear(at, line)) return choice;
    other ??= choice;
  }
  return other;
}

export function worksOptions(at: Placing): readonly Works[] {
  const found = someWorks(belowOf(at.game, 8), at);
  return found === undefined ? [] : [found];
}
