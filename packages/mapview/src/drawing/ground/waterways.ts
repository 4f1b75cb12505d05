import type { Hexside, Point } from '@wigwag/hex';
import type { MapPicture, Water } from '../../picture.ts';
import { at, between, cornerKey, crossingPoint, endsOf, shaken } from '../sheet/layout.ts';
import type { Drawn } from './blocks.ts';
import { BY_WIDTH } from './pens.ts';

/** The water of one hexside. */
interface Stretch {
  readonly side: Hexside;
  readonly water: Water;
  readonly ends: readonly [Point, Point];
  readonly middle: Point;
}

type Meetings = ReadonlyMap<number, readonly Stretch[]>;

const wider = (a: Stretch, b: Stretch): number =>
  BY_WIDTH.indexOf(b.water) - BY_WIDTH.indexOf(a.water) || a.side - b.side;

function stretchesOf({ grid, hexsides }: MapPicture): Stretch[] {
  return hexsides.flatMap((data, side) =>
    data?.water === undefined
      ? []
      : [{ side, water: data.water, ends: endsOf(grid, side), middle: crossingPoint(grid, side) }],
  );
}

/** Which waters meet at each corner, the widest first. */
function meetingsOf(stretches: readonly Stretch[]): Meetings {
  const meetings = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    for (const end of stretch.ends) {
      const here = meetings.get(cornerKey(end));
      if (here === undefined) meetings.set(cornerKey(end), [stretch]);
      else here.push(stretch);
    }
  }
  for (const here of meetings.values()) here.sort(wider);
  return meetings;
}

const isSource = ({ ends }: Stretch, meetings: Meetings): boolean =>
  ends.some(end => meetings.get(cornerKey(end))?.length === 1);

/**
 * From the middle of a hexside to one of its ends. The two widest waters of a corner are one course and bend past it;
 * a third runs on until it is in their bed.
 */
function half(stretch: Stretch, end: Point, meetings: Meetings): { readonly bend: Point; readonly to: Point } {
  const corner = shaken(end);
  const [first, second] = meetings.get(cornerKey(end)) ?? [];
  if (first === undefined || second === undefined) return { bend: between(stretch.middle, corner), to: corner };
  const bed = between(between(first.middle, corner), between(corner, second.middle));
  const bend = stretch === first || stretch === second ? between(stretch.middle, corner) : corner;
  return { bend, to: bed };
}

function ribbon(stretch: Stretch, meetings: Meetings): string {
  const [a, b] = stretch.ends;
  const [before, after] = [half(stretch, a, meetings), half(stretch, b, meetings)];
  return `M${at(before.to)}Q${at(before.bend)} ${at(stretch.middle)}Q${at(after.bend)} ${at(after.to)}`;
}

export type DrawnWater = Water | 'rill';

/** All water; where a creek begins it is a rill. */
export function waterways(map: MapPicture): Drawn<DrawnWater>[] {
  const stretches = stretchesOf(map);
  const meetings = meetingsOf(stretches);
  return stretches.map(stretch => ({
    kind: stretch.water === 'creek' && isSource(stretch, meetings) ? 'rill' : stretch.water,
    at: stretch.middle,
    d: ribbon(stretch, meetings),
  }));
}
