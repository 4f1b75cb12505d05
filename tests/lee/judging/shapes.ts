import { aheadOf, plus, rightOf, spot } from '../judge/plane.ts';
import type { Spot } from '../judge/table.ts';
import { type Chance, mil } from './numbers.ts';

/** Somebody's own way of looking at the table: x to his right, y ahead. */
export interface Frame {
  readonly at: Spot;
  readonly heading: number;
}

export function onTable({ at, heading }: Frame, x: number, y: number): Spot {
  const { x: across, y: down } = plus(plus(at, rightOf(heading), x), aheadOf(heading), y);
  return spot(mil(across), mil(down));
}

export const boxIn = (frame: Frame, x0: number, y0: number, x1: number, y1: number): Spot[] => [
  onTable(frame, x0, y0),
  onTable(frame, x1, y0),
  onTable(frame, x1, y1),
  onTable(frame, x0, y1),
];

/** A ring around a middle: every corner some way out, so that it may be dented but never crosses itself. */
export function blob(chance: Chance, middle: Spot, size: number, corners: number): Spot[] {
  const turn = chance.between(0, 360);
  return Array.from({ length: corners }, (_, i) => {
    const out = plus(middle, aheadOf(turn + (i * 360) / corners), size * chance.between(0.35, 1));
    return spot(mil(out.x), mil(out.y));
  });
}

export const box = (chance: Chance, middle: Spot, long: number, wide: number): Spot[] =>
  boxIn({ at: middle, heading: chance.is(40) ? 0 : chance.between(0, 180) }, -long / 2, -wide / 2, long / 2, wide / 2);
