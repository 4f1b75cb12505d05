import type { Hex, Point } from '@wigwag/hex';
import { type PointerEvent as ReactPointerEvent, useEffect, useMemo, useRef } from 'react';
import type { PiecePicture } from '../picture.ts';
import { LONG_PRESS, SLACK } from './holding.ts';
import type { Viewport } from './viewport.ts';

/** What hands do with a piece that is carried over the map. */
export interface CarryHands {
  readonly may: (piece: string) => boolean;
  readonly begin: (piece: string) => void;
  /** It is over a hex; undefined: beside the map. */
  readonly over: (hex: Hex | undefined) => void;
  /** It has been over a hex for a moment. */
  readonly stay: (hex: Hex) => void;
  readonly drop: (hex: Hex | undefined) => void;
  readonly cancel: () => void;
}

export interface Carrying {
  /** A pointer comes down on a piece. */
  readonly press: (piece: PiecePicture, event: ReactPointerEvent) => void;
  /** Is a piece in the hand, so that the map stays where it is? */
  readonly holds: () => boolean;
}

/** A piece that is held over a hex so long has that hex on its way. */
const STAY = 650;
/** So near the edge of the frame the map comes to meet the pointer, by so much each time. */
const [EDGE, DRIFT] = [36, 9];

/** The hex under a point of the window, unless something lies over the map there. */
function hexUnder(frame: Element, { x, y }: Point): Hex | undefined {
  const found = document.elementsFromPoint(x, y);
  const [top] = found;
  if (top === undefined || !frame.contains(top) || top.closest('.over-map > :not(.fan)') !== null) return undefined;
  const hex = found.find(each => each.matches('.target'))?.getAttribute('data-hex');
  return hex === null || hex === undefined ? undefined : Number(hex);
}

/** Which way the map comes to meet a pointer at the edge of its frame. */
export function driftOf({ x, y }: Point, frame: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): Point {
  const along = (at: number, low: number, high: number): number =>
    at < low + EDGE ? DRIFT : at > high - EDGE ? -DRIFT : 0;
  return { x: along(x, frame.left, frame.right), y: along(y, frame.top, frame.bottom) };
}

interface Held {
  readonly piece: string;
  readonly pointer: number;
  readonly start: Point;
  at: Point;
  /** A finger that has only come down may still want to move the map. */
  phase: 'resting' | 'ready' | 'carried';
  hex: Hex | undefined;
  /** It has been away from the edge: from a piece that stands there the map does not run away. */
  isFree: boolean;
}

/** The map and the hands as they are now: they may change while a piece is carried. */
interface Latest {
  readonly view: Viewport;
  readonly hands: CarryHands | undefined;
  readonly onBegin: () => void;
}

/** One piece at a time in the hand, from the press of a pointer to its release. */
class Carry {
  private held: Held | undefined;
  private due: ReturnType<typeof setTimeout> | undefined;
  private drifting = 0;
  private readonly latest: () => Latest;

  constructor(latest: () => Latest) {
    this.latest = latest;
  }

  press(piece: PiecePicture, { pointerId, pointerType, button, clientX: x, clientY: y }: ReactPointerEvent): void {
    this.drop('cancel');
    if (button !== 0 || this.latest().hands?.may(piece.id) !== true) return;
    const phase = pointerType === 'touch' ? 'resting' : 'ready';
    const held: Held = {
      piece: piece.id,
      pointer: pointerId,
      start: { x, y },
      at: { x, y },
      phase,
      hex: piece.hex,
      isFree: false,
    };
    this.held = held;
    if (phase === 'resting') {
      this.due = setTimeout(() => {
        held.phase = 'ready';
      }, LONG_PRESS);
    }
    for (const kind of KINDS) window.addEventListener(kind, this.hear, { capture: true });
  }

  get holds(): boolean {
    return this.held !== undefined && this.held.phase !== 'resting';
  }

  readonly drop = (how: 'drop' | 'cancel'): void => {
    const { held } = this;
    clearTimeout(this.due);
    cancelAnimationFrame(this.drifting);
    for (const kind of KINDS) window.removeEventListener(kind, this.hear, { capture: true });
    this.held = undefined;
    if (held?.phase !== 'carried') return;
    if (how === 'drop') this.latest().hands?.drop(held.hex);
    else this.latest().hands?.cancel();
  };

  private readonly hear = (event: Event): void => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape' || this.held?.phase !== 'carried') return;
      event.stopPropagation();
      this.drop('cancel');
    } else if (event instanceof PointerEvent) this.point(event);
  };

  private point(event: PointerEvent): void {
    const { held } = this;
    if (held === undefined) return;
    const isOther = event.pointerId !== held.pointer;
    // A second finger wants to move the map.
    if (isOther ? event.type === 'pointerdown' : event.type === 'pointercancel') this.drop('cancel');
    else if (!isOther && event.type === 'pointerup') {
      if (held.phase === 'carried') this.look(held);
      this.drop('drop');
    } else if (!isOther && event.type === 'pointermove') this.move(held, { x: event.clientX, y: event.clientY });
  }

  private move(held: Held, at: Point): void {
    held.at = at;
    const isStill = Math.hypot(at.x - held.start.x, at.y - held.start.y) < SLACK;
    if (held.phase === 'carried') this.look(held);
    else if (!isStill && held.phase === 'resting') this.drop('cancel');
    else if (!isStill) this.begin(held);
  }

  private begin(held: Held): void {
    held.phase = 'carried';
    this.latest().onBegin();
    this.latest().hands?.begin(held.piece);
    this.look(held);
    this.drift(held);
  }

  private look(held: Held): void {
    const frame = this.latest().view.frame.current;
    const hex = frame === null ? undefined : hexUnder(frame, held.at);
    if (hex === held.hex) return;
    held.hex = hex;
    this.latest().hands?.over(hex);
    clearTimeout(this.due);
    if (hex !== undefined) this.due = setTimeout(() => this.latest().hands?.stay(hex), STAY);
  }

  private drift(held: Held): void {
    this.drifting = requestAnimationFrame(() => {
      const frame = this.latest().view.frame.current?.getBoundingClientRect();
      if (this.held !== held || frame === undefined) return;
      // What lay over the map as the hand set out, such as a card, is gone by now: a pointer that rests does not ask again.
      if (held.hex === undefined) this.look(held);
      const { x, y } = driftOf(held.at, frame);
      held.isFree ||= x === 0 && y === 0;
      if ((x !== 0 || y !== 0) && held.isFree && held.hex !== undefined) {
        this.latest().view.panBy(x, y);
        this.look(held);
      }
      this.drift(held);
    });
  }
}

const KINDS = ['pointermove', 'pointerup', 'pointercancel', 'pointerdown', 'keydown'] as const;

/** A press on a piece that may be carried, and a move, take it along: by a finger after it has rested on it. */
export function useCarrying(view: Viewport, hands: CarryHands | undefined, onBegin: () => void): Carrying {
  const latest = useRef({ view, hands, onBegin });
  latest.current = { view, hands, onBegin };
  const carry = useMemo(() => new Carry(() => latest.current), []);
  useEffect(() => () => carry.drop('cancel'), [carry]);
  return useMemo(() => ({ press: (piece, event) => carry.press(piece, event), holds: () => carry.holds }), [carry]);
}
