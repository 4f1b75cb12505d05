import type { Point } from '@wigwag/hex';

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

interface Lying extends Point {
  x: number;
  y: number;
}

/** Pushes two apart, half each, the shorter way; how far they lie in each other. */
function partTwo(a: Lying, b: Lying, one: Wish, other: Wish, gap: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const inX = (one.width + other.width) / 2 + gap - Math.abs(dx);
  const inY = (one.height + other.height) / 2 + gap - Math.abs(dy);
  if (inX <= 0 || inY <= 0) return;
  if (inX < inY) {
    const push = (inX / 2) * ((dx || other.x - one.x) < 0 ? -1 : 1);
    a.x -= push;
    b.x += push;
  } else {
    const push = (inY / 2) * ((dy || other.y - one.y) < 0 ? -1 : 1);
    a.y -= push;
    b.y += push;
  }
}

/** Where each lies in the end: as near to its place as the others allow. */
export function givenWay(wishes: readonly Wish[], gap: number): Point[] {
  const lying: Lying[] = wishes.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    lying.forEach((at, n) => {
      const wish = wishes[n] ?? { ...at, width: 0, height: 0 };
      at.x += (wish.x - at.x) * BACK;
      at.y += (wish.y - at.y) * BACK;
    });
    for (let n = 0; n < lying.length; n++) {
      for (let m = n + 1; m < lying.length; m++) {
        const [a, b, one, other] = [lying[n], lying[m], wishes[n], wishes[m]];
        if (a && b && one && other) partTwo(a, b, one, other, gap);
      }
    }
  }
  return wishes.map((wish, n) => {
    const at = lying[n] ?? wish;
    return Math.hypot(at.x - wish.x, at.y - wish.y) < wish.height * SLIGHT ? { x: wish.x, y: wish.y } : at;
  });
}
