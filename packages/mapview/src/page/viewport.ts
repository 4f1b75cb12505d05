import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';
import { type Zoom, zoomOf } from '../drawing/sheet/zoom.ts';
import { firstLook } from './firstLook.ts';

interface Transform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** Distance that a shown element keeps from the frame. */
const EDGE = 24;
const LEAST = 0.3;
const MOST = 4;
/** When nothing has moved for so long, the map is painted anew at the scale it has come to. */
const SETTLED = 180;

export interface Viewport {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<SVGSVGElement | null>;
  readonly zoom: Zoom;
  /** Zooms about a point of the frame, its middle unless said. */
  zoomBy(factor: number, x?: number, y?: number, glide?: boolean): void;
  panBy(x: number, y: number, glide?: boolean): void;
  fit(glide?: boolean): void;
  centreOn(x: number, y: number, glide?: boolean): void;
  /** Moves the map so that an element of it lies inside the frame. */
  show(element: Element): void;
}

/**
 * A painted sheet that is only moved about costs nothing, but the browser also keeps it as it is when it grows or shrinks:
 * after a change of scale it is given up for two frames, so that it is painted sharp.
 */
function useSheet(plane: RefObject<SVGSVGElement | null>): (rescaled: boolean) => void {
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  return useCallback(
    rescaled => {
      if (!rescaled) return;
      clearTimeout(due.current);
      due.current = setTimeout(() => {
        plane.current?.classList.add('settling');
        requestAnimationFrame(() => requestAnimationFrame(() => plane.current?.classList.remove('settling')));
      }, SETTLED);
    },
    [plane],
  );
}

/** Pan and zoom by a CSS transform on the svg itself, written past React: only the zoom step is state. */
export function useViewport(box: Box, places: readonly Place[]): Viewport {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<SVGSVGElement>(null);
  const now = useRef<Transform>({ x: 0, y: 0, k: 1 });
  const fitted = useRef(true);
  const [zoom, setZoom] = useState<Zoom>('middle');
  const repaint = useSheet(plane);

  /** Never smaller than the whole map in the frame, or than what can still be read. */
  const within = useCallback(
    (k: number): number => {
      const size = frame.current?.getBoundingClientRect();
      const whole = size === undefined ? LEAST : Math.min(size.width / box.width, size.height / box.height);
      return Math.min(MOST, Math.max(Math.min(LEAST, whole), k));
    },
    [box],
  );

  const apply = useCallback(
    (next: Transform, glide: boolean) => {
      const rescaled = next.k !== now.current.k;
      now.current = next;
      const svg = plane.current;
      if (svg === null) return;
      svg.classList.toggle('gliding', glide);
      svg.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.k})`;
      setZoom(zoomOf(next.k));
      repaint(rescaled);
    },
    [repaint],
  );

  const fit = useCallback(
    (glide = true) => {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined || size.width === 0) return;
      const k = within(Math.min(size.width / box.width, size.height / box.height));
      fitted.current = true;
      apply({ k, x: (size.width - box.width * k) / 2, y: (size.height - box.height * k) / 2 }, glide);
    },
    [apply, box, within],
  );

  const zoomBy = useCallback(
    (factor: number, x?: number, y?: number, glide = false) => {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined) return;
      const { x: left, y: top, k } = now.current;
      const [px, py] = [x ?? size.width / 2, y ?? size.height / 2];
      const next = within(k * factor);
      fitted.current = false;
      apply({ k: next, x: px - ((px - left) / k) * next, y: py - ((py - top) / k) * next }, glide);
    },
    [apply, within],
  );

  const panBy = useCallback(
    (x: number, y: number, glide = false) => {
      const { k, ...from } = now.current;
      fitted.current = false;
      apply({ k, x: from.x + x, y: from.y + y }, glide);
    },
    [apply],
  );

  const centreOn = useCallback(
    (x: number, y: number, glide = true) => {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined) return;
      const { k } = now.current;
      fitted.current = false;
      apply({ k, x: size.width / 2 - (x - box.x) * k, y: size.height / 2 - (y - box.y) * k }, glide);
    },
    [apply, box],
  );

  const show = useCallback(
    (element: Element) => {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const into = (from: number, to: number, low: number, high: number): number =>
        from < low + EDGE ? low + EDGE - from : to > high - EDGE ? high - EDGE - to : 0;
      const [x, y] = [into(left, right, size.left, size.right), into(top, bottom, size.top, size.bottom)];
      if (x !== 0 || y !== 0) panBy(x, y, true);
    },
    [panBy],
  );

  const first = useRef(places);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const lookFirst = (): void => {
      if (!fitted.current || element.clientWidth === 0) return;
      const look = firstLook(element.getBoundingClientRect(), box, first.current);
      if (look === 'whole') fit(false);
      else {
        apply({ ...now.current, k: look.k }, false);
        centreOn(look.middle.x, look.middle.y, false);
      }
    };
    const observer = new ResizeObserver(lookFirst);
    observer.observe(element);
    lookFirst();
    return () => observer.disconnect();
  }, [apply, box, centreOn, fit]);

  return useMemo(
    () => ({ frame, plane, zoom, zoomBy, panBy, fit, centreOn, show }),
    [zoom, zoomBy, panBy, fit, centreOn, show],
  );
}
