import type { Hex, Point } from '@wigwag/hex';
import { Crowd } from '../sheet/crowd.ts';
import { type Box, boxAround, RADIUS } from '../sheet/layout.ts';
import { grown } from './counters.ts';
import { type Seat, type Strength, seatBox } from './seat.ts';

/** How strong a stack is, and where that is written. */
export interface Badge extends Point {
  readonly hex: Hex;
  readonly units: number;
  readonly manpower: number;
  readonly scale: number;
}

export const badgeBox = ({ x, y, scale }: Badge): Box => boxAround({ x, y }, BADGE.width * scale, BADGE.height * scale);

export const BADGE = { width: 34, height: 14 } as const;
/** Of its drawn size, on the screen: below it its figures would be under 11 pixels. */
const LEAST = 0.92;
const ASIDE = RADIUS + 4;
/** One looks for it on the right. */
const ON_THE_LEFT = 60;
/** Between the neighbours on a side, best first: a little below the middle, where most find nothing in their way. */
const HEIGHTS = [4.5, 0, -4.5, 9, -9, 13.5, -13.5, 18, -18, 22.5, -22.5] as const;

interface Obstacle extends Box {
  /** How bad it is to hide it. */
  readonly weight: number;
}

/** Parts of a counter's height that its name and its numbers take. */
const [NAME, NUMBERS] = [0.3, 0.34];

/** A plate is all letters; of a counter the name and the numbers are. */
function obstaclesOf(seat: Seat): Obstacle[] {
  const whole = seatBox(seat);
  if (seat.piece.kind === 'leader') return [{ ...whole, weight: 3 }];
  if (seat.under) return [{ ...whole, weight: 0.1 }];
  const { y, height } = whole;
  return [
    { ...whole, weight: 0.5 },
    { ...whole, height: height * NAME, weight: 2 },
    { ...whole, y: y + height * (1 - NUMBERS), height: height * NUMBERS, weight: 2 },
  ];
}

const seatsBeside = ({ x, y }: Point, scale: number) =>
  HEIGHTS.flatMap((height, rank) => [
    { x: x + ASIDE * scale, y: y + height * scale, worse: rank * 3 },
    { x: x - ASIDE * scale, y: y + height * scale, worse: rank * 3 + ON_THE_LEFT },
  ]);

interface Written {
  readonly k: number;
  readonly badges: readonly Badge[];
}

const latest = new WeakMap<readonly Seat[], Written>();

/** How strong the stacks are, where that hides least; who asks again for the same seats is given the same. */
export function writeBadges(seats: readonly Seat[], k: number): readonly Badge[] {
  const before = latest.get(seats);
  if (before?.k === k) return before.badges;
  const badges = laidOut(seats, k);
  latest.set(seats, { k, badges });
  return badges;
}

/** Each beside its stack, to the right if it can, where it hides least of what is written on the pieces round it. */
function laidOut(seats: readonly Seat[], k: number): Badge[] {
  const obstacles = new Crowd(seats.flatMap(obstaclesOf));
  const scale = Math.max(grown(k), LEAST / k);
  const best = (stack: Strength): Point => {
    const costs = seatsBeside(stack, scale).map(({ worse, ...seat }) => {
      const box = boxAround(seat, BADGE.width * scale, BADGE.height * scale);
      return { seat, cost: worse + obstacles.under(box) };
    });
    return costs.reduce((a, b) => (b.cost < a.cost ? b : a)).seat;
  };
  return seats.flatMap(({ piece: { hex }, stack, face }) => {
    if (stack === undefined || stack.units === 0 || face !== 'counter') return [];
    const { units, manpower } = stack;
    const badge = { hex, units, manpower, scale, ...best(stack) };
    obstacles.add({ ...badgeBox(badge), weight: 3 });
    return [badge];
  });
}
