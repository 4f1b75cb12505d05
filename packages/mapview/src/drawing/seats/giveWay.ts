import type { Point } from '@wigwag/hex';
import type { Box } from '../sheet/layout.ts';

/** Something that wants to lie at its place and needs so much room about it. */
export interface Wish extends Point {
  readonly width: number;
  readonly height: number;
}

const ROUNDS = 60;
/** How strongly each is drawn back to its place in a round. */
const BACK = 0.04;
/** Less than this part of its height is no way at all: it stays. */
const SLIGHT = 0.12;

/** Where each lies now and how much room it needs, by its place: thousands of pairs are looked at in a round. */
interface Lying {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly wishes: readonly Wish[];
  readonly width: Float64Array;
  readonly height: Float64Array;
}

const laid = (wishes: readonly Wish[]): Lying => ({
  x: Float64Array.from(wishes, ({ x }) => x),
  y: Float64Array.from(wishes, ({ y }) => y),
  wishes,
  width: Float64Array.from(wishes, ({ width }) => width),
  height: Float64Array.from(wishes, ({ height }) => height),
});

/** Each is drawn back to its place. */
function drawBack({ x, y, wishes }: Lying): void {
  for (const [n, wish] of wishes.entries()) {
    x[n] = (x[n] as number) + (wish.x - (x[n] as number)) * BACK;
    y[n] = (y[n] as number) + (wish.y - (y[n] as number)) * BACK;
  }
}

const between = (low: number, at: number, high: number): number =>
  low > high ? at : Math.max(low, Math.min(high, at));

/** None sticks out of the sheet. */
function keepOn({ x, y, width, height }: Lying, sheet: Box): void {
  for (let n = 0; n < x.length; n++) {
    const [w, h] = [(width[n] as number) / 2, (height[n] as number) / 2];
    x[n] = between(sheet.x + w, x[n] as number, sheet.x + sheet.width - w);
    y[n] = between(sheet.y + h, y[n] as number, sheet.y + sheet.height - h);
  }
}

/** Pushes apart, half each, the shorter way, what comes later and lies in this one. */
function partFrom({ x, y, width, height, wishes }: Lying, n: number, gap: number): void {
  for (let m = n + 1; m < x.length; m++) {
    const dx = (x[m] as number) - (x[n] as number);
    const inX = ((width[n] as number) + (width[m] as number)) / 2 + gap - Math.abs(dx);
    if (inX <= 0) continue;
    const dy = (y[m] as number) - (y[n] as number);
    const inY = ((height[n] as number) + (height[m] as number)) / 2 + gap - Math.abs(dy);
    if (inY <= 0) continue;
    const [one, other] = [wishes[n] as Wish, wishes[m] as Wish];
    const [along, push] =
      inX < inY
        ? [x, (inX / 2) * ((dx || other.x - one.x) < 0 ? -1 : 1)]
        : [y, (inY / 2) * ((dy || other.y - one.y) < 0 ? -1 : 1)];
    along[n] = (along[n] as number) - push;
    along[m] = (along[m] as number) + push;
  }
}

const isBeyond = ({ x, y, width, height }: Wish, sheet: Box): boolean =>
  x - width / 2 < sheet.x ||
  y - height / 2 < sheet.y ||
  x + width / 2 > sheet.x + sheet.width ||
  y + height / 2 > sheet.y + sheet.height;

/** Where each lies in the end: as near to its place as the others allow, and on the sheet if there is one. */
export function givenWay(wishes: readonly Wish[], gap: number, sheet?: Box): Point[] {
  const lying = laid(wishes);
  for (let round = 0; round < ROUNDS; round++) {
    drawBack(lying);
    for (let n = 0; n < wishes.length; n++) partFrom(lying, n, gap);
    if (sheet !== undefined) keepOn(lying, sheet);
  }
  return wishes.map((wish, n) => {
    const at = { x: lying.x[n] ?? wish.x, y: lying.y[n] ?? wish.y };
    const isHeld = sheet !== undefined && isBeyond(wish, sheet);
    return !isHeld && Math.hypot(at.x - wish.x, at.y - wish.y) < wish.height * SLIGHT ? { x: wish.x, y: wish.y } : at;
  });
}
