import type { Point } from '@wigwag/hex';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Transform } from '../../page/transform.ts';
import { INCH } from '../drawing/geometry/units.ts';
import type { Handle } from '../inHand.ts';
import type { Modifiers } from './events.ts';

/** What of a drawing a pointer or the focus is on. */
export interface Grasped {
  readonly id: string;
  readonly as: 'thing' | 'handle';
  readonly drags: boolean;
}

/** The handle or the thing that an element of the page belongs to. */
export function graspedAt(target: EventTarget | null): Grasped | undefined {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-handle], [data-thing]') : undefined;
  const { handle, thing, drags } = element?.dataset ?? {};
  if (handle !== undefined) return { id: handle, as: 'handle', drags: true };
  return thing === undefined ? undefined : { id: thing, as: 'thing', drags: drags !== undefined };
}

/** A point of the frame in inches of the table. */
export const inchesAt = ({ x, y }: Point, transform: Transform): Point => ({
  x: (x - transform.x) / transform.k / INCH,
  y: (y - transform.y) / transform.k / INCH,
});

/** Whether a place is within the ring on which a knob is turned, or a little beside it; all in inches. */
export const isWithinRing = ({ as, about }: Handle, knob: Point, at: Point, beside: number): boolean =>
  as === 'turn' &&
  about !== undefined &&
  Math.hypot(at.x - about.x, at.y - about.y) <= Math.hypot(knob.x - about.x, knob.y - about.y) + beside;

export const modifiersOf = ({
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent | PointerEvent | WheelEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): Modifiers => ({
  shift: shiftKey,
  alt: altKey,
  ctrl: ctrlKey || metaKey,
});

const FINE = 0.25;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves what has the focus. */
export function stepOf(key: string, shift: boolean): { readonly dx: number; readonly dy: number } | undefined {
  const arrow = ARROWS[key];
  if (arrow === undefined) return undefined;
  const inches = shift ? 1 : FINE;
  return { dx: arrow.x * inches, dy: arrow.y * inches };
}

/** What a notch of the wheel turns, and how far it has to be moved for that: a touchpad moves it bit by bit. */
const NOTCH = 50;
const TURN = 5;
const FINE_TURN = 1;

/** Gathers moves of the wheel into whole notches. */
export function notches(): (delta: number, fine: boolean) => number {
  let gathered = 0;
  return (delta, fine) => {
    // A wheel that turns back starts anew.
    gathered = Math.sign(delta) === Math.sign(gathered) ? gathered + delta : delta;
    const whole = Math.trunc(gathered / NOTCH);
    // One click of a mouse wheel is one notch, however far the system says it went.
    if (whole === 0) return 0;
    gathered = 0;
    return Math.sign(whole) * (fine ? FINE_TURN : TURN);
  };
}

/** Fingers that pinch also turn a little, and fingers that turn also pinch: what they do first by so much is what they mean. */
const MEANT_TURN = 8;
const MEANT_PINCH = 0.13;

/** What two fingers mean, from when they come down: to turn what is in hand, in steps of five degrees, or the table's scale. */
export function twists(): {
  readonly begin: () => void;
  /** By how far they turned and spread since the last time; undefined: they do not turn. */
  readonly by: (degrees: number, spread: number) => number | undefined;
} {
  let [turned, spread] = [0, 1];
  let meant: 'turn' | 'pinch' | undefined;
  return {
    begin: () => {
      [turned, spread, meant] = [0, 1, undefined];
    },
    by: (degrees, factor) => {
      turned += degrees;
      spread *= factor;
      if (meant === undefined && Math.abs(turned) > MEANT_TURN) meant = 'turn';
      if (meant === undefined && Math.abs(Math.log(spread)) > MEANT_PINCH) meant = 'pinch';
      if (meant !== 'turn') return undefined;
      const whole = Math.trunc(turned / TURN) * TURN;
      turned -= whole;
      return whole;
    },
  };
}
