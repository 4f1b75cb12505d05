import type { Point } from '@wigwag/hex';
import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { OtherHand } from '../../page/gestures.ts';
import type { Viewport } from '../../page/viewport.ts';
import { INCH } from '../drawing/geometry/units.ts';
import { seatOf } from '../drawing/light/Handles.tsx';
import { lookAt } from '../drawing/sheet/look.ts';
import type { Handle, InHand } from '../inHand.ts';
import type { HandleDrag, OpenMapEvents, OpenPointer } from './events.ts';
import { type Grasped, graspedAt, inchesAt, isWithinRing, modifiersOf, notches, twists } from './grasp.ts';

/** A pointer that has moved less than this clicks. */
const SLACK = 4;
/** Pixels beside the ring of a knob. */
const NEAR_KNOB = 16;

export type TableView = Viewport<HTMLDivElement>;

/** What the hands need to know at the moment: it changes with every drawing. */
export interface Now extends OpenMapEvents {
  readonly inHand: InHand;
  readonly draws: boolean;
}

/** What one pointer holds. */
interface Drag {
  readonly pointer: number;
  readonly grasped: Grasped | undefined;
  /** In pixels of the window. */
  readonly start: Point;
  /** The same in inches of the table. */
  readonly from: Point;
  /** From the pointer to the handle, in inches. */
  readonly off: Point;
  moved: boolean;
}

/** A click is an event of a pointer too, though React does not say so. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';

/** Tells the caller what hands do, in inches. */
class Hands {
  #drag: Drag | undefined;
  readonly #wheel = notches();
  readonly #twists = twists();
  readonly view: RefObject<TableView>;
  readonly now: RefObject<Now>;

  constructor(view: RefObject<TableView>, now: RefObject<Now>) {
    this.view = view;
    this.now = now;
  }

  /** The place under a pointer. */
  place({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left = 0, top = 0 } = this.view.current.frame.current?.getBoundingClientRect() ?? {};
    return inchesAt({ x: clientX - left, y: clientY - top }, this.view.current.now());
  }

  /** A knob turns from where it is seen, anything else moves from where it is, though it is seen beside. */
  #seat(handle: Handle): Point {
    if (handle.as !== 'turn') return handle.at;
    const { x, y } = seatOf(handle, lookAt(this.view.current.now().k));
    return { x: x / INCH, y: y / INCH };
  }

  /** Whoever is within the ring of a knob is on the way to it. */
  #knobAt(event: MouseEvent): string | undefined {
    const at = this.place(event);
    const near = NEAR_KNOB / this.view.current.now().k / INCH;
    return this.now.current.inHand.handles?.find(handle => isWithinRing(handle, this.#seat(handle), at, near))?.id;
  }

  #pointer(event: MouseEvent, phase: OpenPointer['phase'], id: string | undefined, at = this.place(event)): void {
    this.now.current.onPointer?.({ ...at, ...modifiersOf(event), phase, id, touch: isTouch(event) });
  }

  #handle(event: PointerEvent, phase: HandleDrag['phase'], { grasped, off }: Drag, at = this.place(event)): void {
    if (grasped === undefined) return;
    const place = { x: at.x + off.x, y: at.y + off.y };
    this.now.current.onHandleDrag?.({ ...place, ...modifiersOf(event), id: grasped.id, phase, touch: isTouch(event) });
  }

  #tell(event: PointerEvent, phase: 'drag' | 'end' | 'cancel', drag: Drag): void {
    // What is broken off is where it was.
    const at = phase === 'cancel' ? drag.from : this.place(event);
    if (drag.grasped?.as === 'handle') this.#handle(event, phase, drag, at);
    else this.#pointer(event, phase === 'end' ? 'up' : phase, drag.grasped?.id, at);
  }

  down(event: PointerEvent): void {
    this.#twists.begin();
    if (this.#drag !== undefined) {
      // A second finger: what the first has begun was the beginning of a pinch.
      this.#tell(event, 'cancel', this.#drag);
      this.#drag = undefined;
      return;
    }
    const grasped = graspedAt(event.target);
    const isOurs = event.button === 0 && event.isPrimary && (grasped?.drags === true || this.now.current.draws);
    if (!isOurs) return;
    const handle = this.now.current.inHand.handles?.find(({ id }) => id === grasped?.id);
    const at = handle && this.#seat(handle);
    const place = this.place(event);
    const off = at === undefined ? { x: 0, y: 0 } : { x: at.x - place.x, y: at.y - place.y };
    this.#drag = {
      ...{ pointer: event.pointerId, grasped, from: place, off, moved: false },
      start: { x: event.clientX, y: event.clientY },
    };
    if (grasped?.as === 'handle') this.#handle(event, 'start', this.#drag);
    else this.#pointer(event, 'down', grasped?.id);
  }

  move(event: PointerEvent<HTMLDivElement>): void {
    const drag = this.#drag;
    if (drag === undefined) {
      if (event.buttons === 0) this.#pointer(event, 'hover', graspedAt(event.target)?.id ?? this.#knobAt(event));
      return;
    }
    if (event.pointerId !== drag.pointer) return;
    drag.moved ||= Math.hypot(event.clientX - drag.start.x, event.clientY - drag.start.y) >= SLACK;
    if (!drag.moved) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#tell(event, 'drag', drag);
  }

  up(event: PointerEvent, phase: 'end' | 'cancel'): void {
    const drag = this.#drag;
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    this.#drag = undefined;
    // A handle that was only clicked is where it was.
    this.#tell(event, drag.grasped?.as === 'handle' && !drag.moved ? 'cancel' : phase, drag);
  }

  leave(event: PointerEvent): void {
    if (this.#drag === undefined) this.#pointer(event, 'leave', undefined);
  }

  /** A click that dragged nothing. */
  tap(event: MouseEvent): void {
    const grasped = graspedAt(event.target);
    this.#pointer(event, 'tap', grasped?.id);
    if (grasped !== undefined) this.now.current.onPick?.(grasped.id, 'pointer');
  }

  /** The hand that holds something while the table would be moved. */
  readonly other: OtherHand = {
    holds: () => this.#drag !== undefined,
    wheel: event => {
      const { onTurn } = this.now.current;
      if (onTurn === undefined || event.ctrlKey || event.metaKey) return false;
      // With Shift browsers turn the wheel sideways.
      const degrees = this.#wheel(event.deltaY || event.deltaX, event.shiftKey);
      if (degrees !== 0) onTurn({ ...modifiersOf(event), degrees, by: 'wheel' });
      return true;
    },
    twist: (degrees, spread) => {
      const { onTurn } = this.now.current;
      const turned = onTurn && this.#twists.by(degrees, spread);
      if (turned) onTurn?.({ shift: false, alt: false, ctrl: false, degrees: turned, by: 'fingers' });
      return turned !== undefined;
    },
  };
}

/** What is last drawn, for hands that come later. */
function useLast<T>(value: T): RefObject<T> {
  const last = useRef(value);
  useLayoutEffect(() => {
    last.current = value;
  });
  return last;
}

export function useHands(view: TableView, now: Now): Hands {
  const [seen, told] = [useLast(view), useLast(now)];
  return useMemo(() => new Hands(seen, told), [seen, told]);
}

/** From inches to the units of the plane. */
export const onPlane = ({ x, y }: Point): Point => ({ x: x * INCH, y: y * INCH });
