import { distance, type Point } from '@wigwag/lee';
import { nearestOn } from '../curves.ts';
import { isWater, type LineDraft } from '../line.ts';
import { atEdge, snapped } from '../snapping.ts';
import { footOn, nearestOffer, type Offer, offerAt, type Snap } from './snap.ts';
import type { Surroundings } from './surroundings.ts';

/** How near two waters have to be, in inches, for the angle between them to matter. */
const WATERS = 8;

/** So that a leg meets another water at a right angle: in the line from its other end to the nearest bank. */
function acrossWaters(to: Point, others: readonly Point[], waters: Surroundings['courses']): Offer[] {
  return others.flatMap(end =>
    waters.flatMap(({ line }): Offer[] => {
      const [foot, near] = [nearestOn(line, end)?.place, nearestOn(line, to)];
      if (foot === undefined || near === undefined || distance(foot, end) < 1) return [];
      if (Math.min(near.gap, distance(foot, end)) > WATERS) return [];
      const place = footOn(to, end, { x: foot.x - end.x, y: foot.y - end.y });
      return place === undefined ? [] : [{ place, snap: { to: 'rightAngle', at: place, guide: [end, foot] } }];
    }),
  );
}

const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];

/** The border of what a fence or a wall runs along. */
function alongHost(to: Point, draft: LineDraft, { courses, areas }: Surroundings): Offer[] {
  const area = areas.find(({ id }) => id === draft.along);
  if (area !== undefined) {
    const corner = nearestOffer(to, area.ring.length <= 8 ? area.ring.map(each => offerAt(each, 'end')) : []);
    const place = nearestOn(closed(area.ring), to)?.place;
    return corner !== undefined ? [corner] : place === undefined ? [] : [offerAt(place, 'contact')];
  }
  const course = courses.find(({ id }) => id === draft.along);
  const near = course && nearestOn(course.line, to);
  if (course === undefined || near === undefined || near.gap < 1e-6) return [];
  const part = course.width / 2 / near.gap;
  const { x, y } = near.place;
  return [offerAt({ x: x + (to.x - x) * part, y: y + (to.y - y) * part }, 'contact')];
}

const isEnd = ({ bends }: LineDraft, at: number): boolean => at === 0 || at === bends.length - 1;

function offersFor(draft: LineDraft, at: number, to: Point, ground: Surroundings): Offer[] {
  if (draft.along !== undefined) return alongHost(to, draft, ground);
  const neighbours = [draft.bends[at - 1], draft.bends[at + 1]].flatMap(each => each ?? []);
  if (isWater(draft))
    return acrossWaters(
      to,
      neighbours,
      ground.courses.filter(({ kind }) => kind === 'water'),
    );
  const level = neighbours.map(
    ({ y }): Offer => ({ place: { x: to.x, y }, snap: { to: 'inLine', at: { x: to.x, y } } }),
  );
  const borders = ground.borders.map(y => offerAt({ x: to.x, y }, 'zone'));
  return [...ground.ends.map(end => offerAt(end, 'end')), ...level, ...borders];
}

/** Where a bend of a line comes to rest. */
export function bendSnapped(
  draft: LineDraft,
  at: number,
  to: Point,
  ground: Surroundings,
  free: boolean,
): { readonly at: Point; readonly snap?: Snap } {
  const points = ground.points.map(each => offerAt(each, 'point'));
  const found = free ? undefined : nearestOffer(to, [...offersFor(draft, at, to, ground), ...points]);
  const place = found?.place ?? snapped(to, free);
  if (!isWater(draft) || !isEnd(draft, at)) return { at: place, ...(found && { snap: found.snap }) };
  const edge = atEdge(place, { width: ground.table.right, height: ground.table.bottom });
  return { at: edge, snap: { ...(found?.snap ?? { to: 'edge' }), at: edge } };
}
