import { type RefObject, useLayoutEffect } from 'react';
import type { Box } from '../../drawing/sheet/layout.ts';
import type { Transform } from '../transform.ts';
import type { Viewport } from '../viewport.ts';
import { placed, type Side } from './placing.ts';

/** A box of the map as a box of the frame. */
const inFrame = ({ x, y, width, height }: Box, { x: dx, y: dy, k }: Transform, origin: Box): Box => ({
  x: dx + (x - origin.x) * k,
  y: dy + (y - origin.y) * k,
  width: width * k,
  height: height * k,
});

interface Beside {
  readonly view: Viewport;
  /** What of the map is drawn. */
  readonly origin: Box;
  readonly element: RefObject<HTMLElement | null>;
  /** Of what it speaks: a box of the map, or something in the frame. */
  readonly anchor: Box | (() => Box | undefined);
  readonly order: readonly [Side, ...Side[]];
  readonly avoid: readonly Box[];
}

const OTHERS = ':not(.fan, .piece-card, .map-tip)';

/** What lies over the map, in the frame; an open stack does not heed the card, which comes after it. */
function leavesIn(frame: HTMLElement, leaves: string): Box[] {
  const { left, top } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll(`.over-map > ${leaves}`)].map(leaf => {
    const { x, y, width, height } = leaf.getBoundingClientRect();
    return { x: x - left, y: y - top, width, height };
  });
}

/** Keeps an element beside a box of the map and inside the frame, wherever the map goes. */
export function useBeside({ view, origin, element, anchor, order, avoid }: Beside): void {
  useLayoutEffect(() => {
    const lay = (): void => {
      const [frame, at] = [view.frame.current, element.current];
      if (frame === null || at === null) return;
      const now = view.now();
      const about = typeof anchor === 'function' ? anchor() : inFrame(anchor, now, origin);
      if (about === undefined) return;
      const size = { width: at.offsetWidth, height: at.offsetHeight };
      const room = { width: frame.clientWidth, height: frame.clientHeight };
      const clear = [...avoid.map(box => inFrame(box, now, origin)), ...leavesIn(frame, OTHERS)];
      const row = at.matches('.fan') ? [] : leavesIn(frame, '.fan');
      const { x, y, side, pointer } = placed(about, size, room, order, clear, row);
      at.style.setProperty('--beside', `translate(${x}px, ${y}px)`);
      at.style.setProperty('--pointer', `${Math.round(pointer)}px`);
      at.dataset.side = side;
    };
    lay();
    const stop = view.watch(lay);
    // What it says may come later than it, and be longer.
    const observer = new ResizeObserver(lay);
    if (element.current !== null) observer.observe(element.current);
    return () => {
      stop();
      observer.disconnect();
    };
  });
}
