import type { Look } from '../verdict.ts';
import type { Moving } from './mover.ts';

const PENALTY = 3;
const LEAST = 3;

/** Inches that a unit may move, once it has paid or before. */
export function rangeOf(mover: Moving, kind: 'normal' | 'support', paid: boolean): number {
  const gross = kind === 'support' ? mover.movement : mover.movement + (mover.march ? 3 : 0) + mover.added;
  return Math.max(LEAST, Math.min(2 * mover.movement, gross) - (paid ? PENALTY : 0));
}

const FREE = ['7.2/max-distance', '7.2/march-plus-3', '7.2/other-modifiers', '7.1/min-range-3'];
const PAID = [
  '7.2/reduce-on-contact',
  '7.2/reduce-at-start',
  '7.2/cost-is-3',
  '7.2/cost-own-unit',
  '7.2/full-front',
  '7.2/obstacles-affect',
];

/** Clauses that may be named when a move is too long. */
function tooLong(mover: Moving, paid: boolean): string[] {
  const isCapped = mover.movement + (mover.march ? 3 : 0) + mover.added > 2 * mover.movement;
  return [...FREE, ...(paid ? PAID : []), ...(isCapped ? ['7.1/cap-double', '7.1/cap-sources'] : [])];
}

/** What a move has used and what it may use. */
export class Purse {
  moved = 0;
  paid = false;

  readonly look: Look;
  readonly mover: Moving;
  readonly kind: 'normal' | 'support';

  constructor(look: Look, mover: Moving, kind: 'normal' | 'support') {
    this.look = look;
    this.mover = mover;
    this.kind = kind;
  }

  get limit(): number {
    return rangeOf(this.mover, this.kind, this.paid && !this.mover.hasPaid);
  }

  /** Contact `at` inches from the start; who comes to it by moving on needs something left to go on with. */
  pay(at: number, isMovingOn: boolean): void {
    if (this.paid || this.mover.hasPaid) return;
    this.paid = true;
    this.look.noteGap(at - this.limit);
    // By the letter nothing left is too little, even for less than the tolerance.
    const most = this.limit + this.look.lean + (isMovingOn && !this.look.kind ? -1e-9 : 0.01);
    if (at > most) this.look.fault(...tooLong(this.mover, true));
  }

  settle(): void {
    if (!this.look.atMost(this.moved, this.limit)) this.look.fault(...tooLong(this.mover, this.paid));
  }
}
