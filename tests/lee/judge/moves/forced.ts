import { aheadOf, areFarApart, cornersOf, plus } from '../plane.ts';
import { EPS, Look, type Verdict, verdictOf } from '../verdict.ts';
import { entry } from './front.ts';
import type { Field, Moving, Place } from './mover.ts';
import { obstaclesOf } from './obstacles.ts';
import { baseAt, isOnTable, overlapsBase, standsIn } from './standing.ts';

export interface Forced {
  readonly cause: string;
  /** Of the displacement; the facing is kept. */
  readonly heading: number;
  readonly distance: number;
}

export const forcedDistance = ({ movement, immobile }: Moving): number =>
  immobile || movement <= 0 ? 0 : Math.floor(Math.max(3, movement) / 2);

const STEP = 0.002;

/** The base as one that goes ahead in the direction of the displacement, which is one of its own four. */
function turnedTo(mover: Moving, heading: number): Moving {
  const quarter = Math.round((heading - mover.heading) / 90);
  const isAcross = quarter % 2 !== 0;
  const [width, depth] = isAcross ? [mover.depth, mover.width] : [mover.width, mover.depth];
  const centre = plus(mover.at, aheadOf(mover.heading), -mover.depth / 2);
  return { ...mover, width, depth, heading, at: plus(centre, aheadOf(heading), depth / 2) };
}

/** What does not let it through, as shapes. */
function blockersOf(look: Look, field: Field): ReturnType<typeof cornersOf>[] {
  const terrain = obstaclesOf(field, look.kind).flatMap(({ blocks, shapes }) => (blocks ? shapes : []));
  return [...terrain.map(shape => [...shape]), ...field.enemies.map(enemy => cornersOf(enemy))];
}

function mayStand(look: Look, field: Field, mover: Moving, place: Place): boolean {
  const base = baseAt(mover, place);
  const corners = cornersOf(base);
  return (
    isOnTable(look, field, corners) &&
    ![...field.friends, ...field.enemies].some(base => overlapsBase(look, corners, base)) &&
    !obstaclesOf(field, look.kind).some(obstacle => obstacle.blocks && standsIn(look, base, obstacle))
  );
}

/** as far as it comes, stepping back from the whole distance until there is room. */
function forcedReach(look: Look, field: Field, told: Moving, heading: number): number {
  const mover = turnedTo(told, heading);
  const whole = forcedDistance(told);
  const after = (s: number): Place => ({ at: plus(mover.at, aheadOf(heading), s), heading });
  const swept = [...cornersOf(mover), ...cornersOf(baseAt(mover, after(whole)))];
  const inWay = blockersOf(look, field).filter(shape => !areFarApart(swept, shape, 0.1));
  for (let s = whole; s > 0; s -= STEP) {
    const isFree = inWay.every(shape => entry(look, mover, mover.width, [shape], s) === undefined);
    if (isFree && mayStand(look, field, mover, after(s))) return s;
  }
  return 0;
}

const CLAUSES = ['7.5/exact-distance', '7.5/half-range-floor', '7.5/no-terrain-effect', '7.1/min-range-3'];

/** The shortest and the longest that the rules can be read to let it come. */
export function reachesOf(field: Field, mover: Moving, heading: number): readonly [number, number] {
  const [hard, soft] = [new Look(-1e-5, false), new Look(1e-5, true)];
  return [forcedReach(hard, field, mover, heading), forcedReach(soft, field, mover, heading)];
}

/** 7.5: the distance is compulsory; who is stopped goes as far as he comes. How exactly that is to be told is not said. */
export function judgeForced(field: Field, mover: Moving, { heading, distance }: Forced): Verdict {
  const [short, long] = reachesOf(field, mover, heading);
  const near = Math.min(Math.abs(distance - short), Math.abs(distance - long));
  if (short === forcedDistance(mover)) {
    return verdictOf(look => {
      if (!look.atMost(distance, short) || !look.atLeast(distance, short)) look.fault(...CLAUSES);
    });
  }
  // Who is told to go too far may also be told what stops him.
  const stopping = ['7.2/cost-own-unit', '7.2/full-front', '7.3/pivot-room-after', '13.10/bridge-crossing'];
  const clauses = distance > long ? [...CLAUSES, ...stopping] : CLAUSES;
  const isOff = distance < short - 2 * EPS - STEP || distance > long + 2 * EPS + STEP;
  return { say: isOff ? 'illegal' : 'unsaid', clauses, near };
}

/** the place has to be free. */
export function judgeOccupy(field: Field, mover: Moving, place: Place): Verdict {
  return verdictOf(look => {
    if (!mayStand(look, field, mover, place)) {
      look.fault('7.3/pivot-room-after', '7.4/occupy-closer', '7.2/full-front', '13.10/bridge-crossing');
    }
  });
}
