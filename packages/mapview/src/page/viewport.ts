import type { Point } from '@wigwag/hex';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SidedPoint, Size } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';
import { type Zoom, zoomOf } from '../drawing/sheet/zoom.ts';
import { firstLook } from './firstLook.ts';
import { centred, type Framed, intoFrame, panned, type Transform, whole, zoomed } from './transform.ts';

/** When nothing has moved for so long, the map is painted again at the scale it has come to. */
const SETTLED = 180;

interface Moves {
  /** About a point of the frame. */
  zoomBy(factor: number, about: Point | 'middle', glide?: boolean): void;
  panBy(x: number, y: number, glide?: boolean): void;
  fit(glide?: boolean): void;
  centreOn(point: Point): void;
  /** Moves the map so that an element of it lies inside the frame. */
  show(element: Element): void;
}

export interface Viewport extends Moves {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<SVGSVGElement | null>;
  readonly zoom: Zoom;
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

interface Plane {
  readonly element: RefObject<SVGSVGElement | null>;
  readonly now: RefObject<Transform>;
  readonly zoom: Zoom;
  readonly lay: (next: Transform, glide: boolean) => void;
}

/** Pan and zoom by a CSS transform on the svg itself, written past React: only how near it is seen is state. */
function usePlane(): Plane {
  const element = useRef<SVGSVGElement>(null);
  const now = useRef<Transform>({ x: 0, y: 0, k: 1 });
  const [zoom, setZoom] = useState<Zoom>('middle');
  const repaint = useSheet(element);
  const lay = useCallback(
    (next: Transform, glide: boolean) => {
      const rescaled = next.k !== now.current.k;
      now.current = next;
      const svg = element.current;
      if (svg === null) return;
      svg.classList.toggle('gliding', glide);
      svg.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.k})`;
      setZoom(zoomOf(next.k));
      repaint(rescaled);
    },
    [repaint],
  );
  return useMemo(() => ({ element, now, zoom, lay }), [zoom, lay]);
}

/** Whether the map follows the size of its frame: as a whole, and until somebody moves it. */
type Fitted = RefObject<boolean>;

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

function movesOf(frame: RefObject<HTMLDivElement | null>, { now, lay }: Plane, fitted: Fitted, box: Box): Moves {
  const move = (to: (framed: Framed) => Transform, glide: boolean, isFitted = false): void => {
    const size = frame.current?.getBoundingClientRect();
    if (size === undefined || size.width === 0) return;
    fitted.current = isFitted;
    lay(to({ frame: size, box }), glide);
  };
  const panBy = (x: number, y: number, glide = false): void => move(() => panned(now.current, { x, y }), glide);
  return {
    panBy,
    zoomBy: (factor, about, glide = false) =>
      move(framed => {
        const fixed = about === 'middle' ? middleOf(framed.frame) : about;
        return zoomed(now.current, factor, fixed, framed);
      }, glide),
    fit: (glide = true) => move(whole, glide, true),
    centreOn: point => move(framed => centred(point, now.current.k, framed), true),
    show: element => {
      if (frame.current === null) return;
      const { x, y } = intoFrame(element.getBoundingClientRect(), frame.current.getBoundingClientRect());
      if (x !== 0 || y !== 0) panBy(x, y, true);
    },
  };
}

/** Before anybody moves the map: where it opens, and again when the frame changes its size. */
function useFirstLook(
  frame: RefObject<HTMLDivElement | null>,
  { lay }: Plane,
  fitted: Fitted,
  box: Box,
  pieces: readonly SidedPoint[],
): void {
  const first = useRef(pieces);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = (): void => {
      if (!fitted.current || element.clientWidth === 0) return;
      const framed = { frame: element.getBoundingClientRect(), box };
      const part = firstLook(framed, first.current);
      fitted.current = part === 'whole';
      lay(part === 'whole' ? whole(framed) : centred(part.middle, part.k, framed), false);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [frame, lay, fitted, box]);
}

export function useViewport(box: Box, pieces: readonly SidedPoint[]): Viewport {
  const frame = useRef<HTMLDivElement>(null);
  const fitted = useRef(true);
  const plane = usePlane();
  useFirstLook(frame, plane, fitted, box, pieces);
  return useMemo(
    () => ({ frame, plane: plane.element, zoom: plane.zoom, ...movesOf(frame, plane, fitted, box) }),
    [plane, box],
  );
}
