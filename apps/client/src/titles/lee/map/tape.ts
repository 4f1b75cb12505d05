import { crossingOf, distance, footprint, inRing, type Point } from '@wigwag/lee';
import type { OpenPicture, OpenPointer, Tape } from '@wigwag/mapview/open';
import { create } from 'zustand';
import { nearestOn } from '../drafts/curves.ts';

/** One end of the tape: a place, or a thing, which is measured from where it is nearest. */
interface End {
  readonly at?: Point | undefined;
  readonly id?: string | undefined;
}

interface TapeState {
  readonly isOut: boolean;
  readonly from?: End | undefined;
  readonly to?: End | undefined;
  /** It stays where it is until the next click. */
  readonly isFixed: boolean;
}

const PUT_AWAY: TapeState = { isOut: false, from: undefined, to: undefined, isFixed: false };

/** The tape lies beside what is in hand: measuring puts nothing down. */
export const useTape = create<TapeState>(() => PUT_AWAY);

export const turnTape = (): void => useTape.setState(({ isOut }) => ({ ...PUT_AWAY, isOut: !isOut }));
export const putTapeAway = (): void => useTape.setState(PUT_AWAY);

/** The first click begins, the tape follows the pointer, the second click leaves it there. Alt: no things, only places. */
export function taped(tape: TapeState, { phase, x, y, id, alt }: OpenPointer): TapeState {
  const end: End = { at: { x, y }, id: alt ? undefined : id };
  if (phase === 'hover') return tape.from === undefined || tape.isFixed ? tape : { ...tape, to: end };
  return phase === 'tap' ? endPut(tape, end) : tape;
}

/** One end after the other. */
export const endPut = (tape: TapeState, end: End): TapeState =>
  tape.from === undefined || tape.isFixed
    ? { ...tape, from: end, to: undefined, isFixed: false }
    : { ...tape, to: end, isFixed: true };

interface Outline {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

const closed = (ring: readonly Point[]): Outline => ({ points: [...ring, ...ring.slice(0, 1)], isClosed: true });

const squareAt = ({ x, y }: Point, side: number): Point[] => [
  { x: x - side / 2, y: y - side / 2 },
  { x: x + side / 2, y: y - side / 2 },
  { x: x + side / 2, y: y + side / 2 },
  { x: x - side / 2, y: y + side / 2 },
];

function outlineOf(picture: OpenPicture, { at, id }: End): Outline {
  const ring = picture.areas.find(area => area.id === id)?.ring;
  if (ring !== undefined) return closed(ring);
  const base = picture.bases.find(each => each.id === id);
  if (base !== undefined) return closed(footprint(base, base));
  const line = [...picture.lines, ...picture.barriers, ...picture.works].find(each => each.id === id)?.line;
  if (line !== undefined) return { points: line, isClosed: false };
  const depot = picture.depots.find(each => each.id === id);
  if (depot !== undefined) return closed(squareAt(depot.at, depot.size));
  const spot = [...picture.points, ...picture.patrols, ...picture.bridges].find(each => each.id === id)?.at ?? at;
  return { points: spot === undefined ? [] : [spot], isClosed: false };
}

const isIn = ({ points, isClosed }: Outline, at: Point): boolean => isClosed && inRing(at, points);

function meeting(one: Outline, other: Outline): Point | undefined {
  const [a, b] = [one.points[0], other.points[0]];
  if (a !== undefined && isIn(other, a)) return a;
  if (b !== undefined && isIn(one, b)) return b;
  for (let i = 1; i < one.points.length; i++)
    for (let j = 1; j < other.points.length; j++) {
      const [from, to, start, end] = [one.points[i - 1], one.points[i], other.points[j - 1], other.points[j]];
      const met = from && to && start && end && crossingOf(from, to, start, end);
      if (met !== undefined) return met;
    }
  return undefined;
}

/** The shortest way from one to the other. */
function shortest(one: Outline, other: Outline): readonly [Point, Point] | undefined {
  const met = meeting(one, other);
  if (met !== undefined) return [met, met];
  let best: readonly [Point, Point] | undefined;
  const offer = (from: Point, to: Point): void => {
    if (best === undefined || distance(from, to) < distance(...best)) best = [from, to];
  };
  const foot = ({ points }: Outline, at: Point): Point | undefined => nearestOn(points, at)?.place ?? points[0];
  for (const point of one.points) offer(point, foot(other, point) ?? point);
  for (const point of other.points) offer(foot(one, point) ?? point, point);
  return best;
}

/** The tape as it lies on the table. */
export function tapeIn(
  { from, to }: TapeState,
  picture: OpenPicture,
  said: (inches: number) => string,
): readonly Tape[] {
  if (from === undefined) return [];
  const way = shortest(outlineOf(picture, from), outlineOf(picture, to ?? from));
  if (way === undefined) return [];
  return [{ id: 'tape', points: way, light: 'held', ticks: true, dots: true, text: said(distance(...way)) }];
}
