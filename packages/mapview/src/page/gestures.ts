import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { Viewport } from './viewport.ts';

const SLACK = 5;
const KEY_STEP = 80;

const KEYS: Readonly<Record<string, (view: Viewport) => void>> = {
  ArrowLeft: view => view.panBy(KEY_STEP, 0, true),
  ArrowRight: view => view.panBy(-KEY_STEP, 0, true),
  ArrowUp: view => view.panBy(0, KEY_STEP, true),
  ArrowDown: view => view.panBy(0, -KEY_STEP, true),
  '+': view => view.zoomBy(1.3, undefined, undefined, true),
  '=': view => view.zoomBy(1.3, undefined, undefined, true),
  '-': view => view.zoomBy(1 / 1.3, undefined, undefined, true),
  '0': view => view.fit(),
};

interface Held {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/** Wheel, drag, pinch, keys and double click move the map; a drag is not a click. */
export function useGestures(view: Viewport) {
  const held = useRef(new Map<number, Held>());
  const dragged = useRef(false);

  useEffect(() => {
    const element = view.frame.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      view.zoomBy(Math.exp(-event.deltaY * 0.0014), event.clientX - left, event.clientY - top);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [view]);

  return useMemo(() => {
    const pinch = (before: readonly Held[], after: readonly Held[]): void => {
      const [a, b] = before;
      const [c, d] = after;
      if (a === undefined || b === undefined || c === undefined || d === undefined) return;
      const frame = view.frame.current?.getBoundingClientRect();
      const spread = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
      view.panBy((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2);
      view.zoomBy(spread, (c.x + d.x) / 2 - (frame?.left ?? 0), (c.y + d.y) / 2 - (frame?.top ?? 0));
    };
    const release = (event: PointerEvent): void => {
      held.current.delete(event.pointerId);
    };
    return {
      onPointerDown: (event: PointerEvent) => {
        if (held.current.size === 0) dragged.current = false;
        const { clientX: x, clientY: y } = event;
        held.current.set(event.pointerId, { x, y, startX: x, startY: y });
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const pointer = held.current.get(event.pointerId);
        if (pointer === undefined) return;
        const { clientX, clientY } = event;
        if (!dragged.current && Math.hypot(clientX - pointer.startX, clientY - pointer.startY) < SLACK) return;
        if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = true;
        const before = [...held.current.values()].map(each => ({ ...each }));
        const [dx, dy] = [clientX - pointer.x, clientY - pointer.y];
        pointer.x = clientX;
        pointer.y = clientY;
        if (before.length > 1) pinch(before, [...held.current.values()]);
        else view.panBy(dx, dy);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture: (event: MouseEvent) => {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      },
      onDoubleClick: (event: MouseEvent<HTMLDivElement>) => {
        const target = event.target as Element;
        if (target.closest('.lit, .piece, button') !== null) return;
        const { left, top } = event.currentTarget.getBoundingClientRect();
        view.zoomBy(1.6, event.clientX - left, event.clientY - top, true);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
        if (move === undefined) return;
        event.preventDefault();
        move(view);
      },
    };
  }, [view]);
}
