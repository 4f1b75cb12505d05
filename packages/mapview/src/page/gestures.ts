import type { Point } from '@wigwag/hex';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { between } from '../drawing/sheet/layout.ts';
import { SLACK } from './holding.ts';
import type { Viewport } from './viewport.ts';

const KEY_STEP = 80;
const KEY_ZOOM = 1.3;
const DOUBLE_CLICK_ZOOM = 1.6;

const KEYS: Readonly<Record<string, (view: Moved) => void>> = {
  ArrowLeft: view => view.panBy(KEY_STEP, 0, true),
  ArrowRight: view => view.panBy(-KEY_STEP, 0, true),
  ArrowUp: view => view.panBy(0, KEY_STEP, true),
  ArrowDown: view => view.panBy(0, -KEY_STEP, true),
  '+': view => view.zoomBy(KEY_ZOOM, 'middle', true),
  '=': view => view.zoomBy(KEY_ZOOM, 'middle', true),
  '-': view => view.zoomBy(1 / KEY_ZOOM, 'middle', true),
  '0': view => view.fit(),
};

interface Held extends Point {
  readonly start: Point;
}

/** The pointers on the map, and whether they have dragged it since the first came down. */
interface Hand {
  readonly held: Map<number, Held>;
  dragged: boolean;
}

const pointOf = ({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x,
  y,
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A point of the window as a point of the frame. */
function inFrame({ x, y }: Point, frame: Element): Point {
  const { left, top } = frame.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

/** What another hand does: then the map stays where it is. */
export interface OtherHand {
  /** Whether a pointer that moves drags something else. */
  readonly holds: () => boolean;
  /** Whether the wheel turned something else. */
  readonly wheel: (event: WheelEvent) => boolean;
  /** Two pointers have turned by so many degrees and spread so many times; whether they turned something else. */
  readonly twist: (degrees: number, spread: number) => boolean;
}

const NO_HAND: OtherHand = { holds: () => false, wheel: () => false, twist: () => false };

/** What the gestures need of a viewport, whatever is moved about in it. */
type Moved = Pick<Viewport, 'frame' | 'panBy' | 'zoomBy' | 'fit'>;

function useWheel(view: Moved, other: OtherHand): void {
  useEffect(() => {
    const element = view.frame.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (other.wheel(event)) return;
      view.zoomBy(Math.exp(-event.deltaY * 0.0014), inFrame(pointOf(event), element));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [view, other]);
}

/** Degrees from one pair of pointers to another, the shorter way round. */
export function twistOf(a: Point, b: Point, c: Point, d: Point): number {
  const turn = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
}

/** Two pointers carry the map with them, and spread it. */
function pinch(view: Moved, other: OtherHand, frame: Element, before: readonly Point[], after: readonly Point[]): void {
  const [a, b] = before;
  const [c, d] = after;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const [from, to] = [between(a, b), between(c, d)];
  const spread = distance(c, d) / Math.max(1, distance(a, b));
  if (other.twist(twistOf(a, b, c, d), spread)) return;
  view.panBy(to.x - from.x, to.y - from.y);
  view.zoomBy(spread, inFrame(to, frame));
}

function pointerGestures(view: Moved, other: OtherHand, hand: Hand) {
  const release = (event: PointerEvent): void => {
    hand.held.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (hand.held.size === 0) hand.dragged = false;
      const point = pointOf(event);
      hand.held.set(event.pointerId, { ...point, start: point });
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const [pointer, point] = [hand.held.get(event.pointerId), pointOf(event)];
      if (pointer === undefined) return;
      if (!hand.dragged && distance(point, pointer.start) < SLACK) return;
      if (!hand.dragged) event.currentTarget.setPointerCapture(event.pointerId);
      hand.dragged = true;
      const before = [...hand.held.values()];
      hand.held.set(event.pointerId, { ...pointer, ...point });
      if (other.holds()) return;
      if (before.length > 1) pinch(view, other, event.currentTarget, before, [...hand.held.values()]);
      else view.panBy(point.x - pointer.x, point.y - pointer.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent) => {
      if (hand.dragged) event.stopPropagation();
      hand.dragged = false;
    },
  };
}

/** Wheel, drag, pinch, keys and double click move the map; a drag is not a click. */
export function useGestures(view: Moved, other: OtherHand = NO_HAND) {
  const hand = useRef<Hand>({ held: new Map(), dragged: false });
  useWheel(view, other);
  return useMemo(
    () => ({
      ...pointerGestures(view, other, hand.current),
      onDoubleClick: (event: MouseEvent<HTMLDivElement>) => {
        const target = event.target as Element;
        if (target.closest('.lit, .piece, .thing, .handle, button') !== null) return;
        view.zoomBy(DOUBLE_CLICK_ZOOM, inFrame(pointOf(event), event.currentTarget), true);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
        if (move === undefined) return;
        event.preventDefault();
        move(view);
      },
    }),
    [view, other],
  );
}
