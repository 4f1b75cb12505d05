import type { Point } from '@wigwag/hex';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Size } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';
import { type Zoom, zoomOf } from '../drawing/sheet/zoom.ts';
import type { Look } from './firstLook.ts';
import { centred, type Framed, intoFrame, panned, type Room, type Transform, whole, zoomed } from './transform.ts';

/** When nothing has moved for so long, the map is painted again at the scale it has come to. */
const SETTLED = 180;
/** As long as a glide takes: before its end a sheet cannot be painted anew. */
const GLIDE = 200;

interface Moves {
  /** About a point of the frame. */
  zoomBy(factor: number, about: Point | 'middle', glide?: boolean): void;
  panBy(x: number, y: number, glide?: boolean): void;
  fit(glide?: boolean): void;
  centreOn(point: Point): void;
  look(look: Look | 'whole', glide?: boolean): void;
  /** The frame and the map under it; undefined: it is not on the page. */
  framed(): Framed | undefined;
  /** Moves the map so that an element of it lies inside the frame. */
  show(element: Element): void;
}

/** What is moved about under the frame: the drawing, or a plane that holds several. */
type PlaneElement = HTMLElement | SVGElement;

export interface Viewport<E extends PlaneElement = SVGSVGElement> extends Moves, Watched {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<E | null>;
  readonly zoom: Zoom;
}

/** How the map lies, for what goes along with it. */
interface Watched {
  readonly watch: (listener: () => void) => () => void;
  readonly now: () => Transform;
  /** How it lay when it last came to rest. */
  readonly rest: () => Transform;
}

/**
 * A painted sheet that is only moved about costs nothing, but the browser also keeps it as it is when it grows or shrinks:
 * after a change of scale it is given up for two frames, so that it is painted sharp.
 */
function useSheet(
  plane: RefObject<PlaneElement | null>,
  onRest: () => void,
): (rescaled: boolean, glide: boolean) => void {
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stale = useRef(false);
  useEffect(() => () => clearTimeout(due.current), []);
  return useCallback(
    (rescaled, glide) => {
      stale.current ||= rescaled;
      clearTimeout(due.current);
      due.current = setTimeout(
        () => {
          onRest();
          if (!stale.current) return;
          stale.current = false;
          plane.current?.classList.add('settling');
          requestAnimationFrame(() => requestAnimationFrame(() => plane.current?.classList.remove('settling')));
        },
        SETTLED + (glide ? GLIDE : 0),
      );
    },
    [plane, onRest],
  );
}

/** Listeners that are told when something has changed. */
function useWatch(): { readonly watch: Watched['watch']; readonly tell: () => void } {
  const listeners = useRef(new Set<() => void>());
  return useMemo(
    () => ({
      watch: listener => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      tell: () => {
        for (const listener of listeners.current) listener();
      },
    }),
    [],
  );
}

interface Plane<E extends PlaneElement> {
  readonly element: RefObject<E | null>;
  readonly now: RefObject<Transform>;
  readonly watched: Watched;
  readonly zoom: Zoom;
  readonly lay: (next: Transform, glide: boolean) => void;
}

const NOT_LAID: Transform = { x: 0, y: 0, k: 1 };

/** Pan and zoom by a CSS transform on the plane itself, written past React: only how near it is seen is state. */
function usePlane<E extends PlaneElement>(): Plane<E> {
  const element = useRef<E>(null);
  const now = useRef(NOT_LAID);
  const rest = useRef(NOT_LAID);
  const [zoom, setZoom] = useState<Zoom>('middle');
  const { watch, tell } = useWatch();
  const onRest = useCallback(() => {
    rest.current = now.current;
    tell();
  }, [tell]);
  const repaint = useSheet(element, onRest);
  const lay = useCallback(
    (next: Transform, glide: boolean) => {
      const rescaled = next.k !== now.current.k;
      now.current = next;
      if (rest.current === NOT_LAID) rest.current = next;
      const plane = element.current;
      if (plane === null) return;
      plane.classList.toggle('gliding', glide);
      // At whole pixels: between them a painted sheet is blurred.
      plane.style.transform = `translate(${Math.round(next.x)}px, ${Math.round(next.y)}px) scale(${next.k})`;
      setZoom(zoomOf(next.k));
      tell();
      repaint(rescaled, glide);
    },
    [repaint, tell],
  );
  return useMemo(() => {
    const watched = { watch, now: () => now.current, rest: () => rest.current };
    return { element, now, zoom, watched, lay };
  }, [zoom, watch, lay]);
}

/** Whether the map follows the size of its frame: as a whole, and until somebody moves it. */
type Fitted = RefObject<boolean>;

/** The map in its frame, and the room it leaves there. */
export interface Held {
  readonly box: Box;
  readonly room?: Room | undefined;
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

function movesOf<E extends PlaneElement>(
  frame: RefObject<HTMLDivElement | null>,
  { now, lay }: Plane<E>,
  fitted: Fitted,
  held: Held,
): Moves {
  const move = (to: (framed: Framed) => Transform, glide: boolean, isFitted = false): void => {
    const size = frame.current?.getBoundingClientRect();
    if (size === undefined || size.width === 0) return;
    fitted.current = isFitted;
    lay(to({ frame: size, ...held }), glide);
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
    look: (part, glide = true) =>
      move(
        framed => (part === 'whole' ? whole(framed) : centred(part.middle, part.k, framed)),
        glide,
        part === 'whole',
      ),
    framed: () => {
      const size = frame.current?.getBoundingClientRect();
      return size === undefined || size.width === 0 ? undefined : { frame: size, ...held };
    },
    show: element => {
      if (frame.current === null) return;
      const { x, y } = intoFrame(element.getBoundingClientRect(), frame.current.getBoundingClientRect());
      if (x !== 0 || y !== 0) panBy(x, y, true);
    },
  };
}

/** Where the map opens. */
export type FirstLook = (framed: Framed, frame: RefObject<HTMLDivElement | null>) => Look | 'whole';

/** Before anybody moves the map: where it opens, and again when the frame changes its size. */
function useFirstLook<E extends PlaneElement>(
  frame: RefObject<HTMLDivElement | null>,
  { lay }: Plane<E>,
  fitted: Fitted,
  held: Held,
  first: FirstLook,
): void {
  const opening = useRef(first);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = (): void => {
      if (!fitted.current || element.clientWidth === 0) return;
      const framed = { frame: element.getBoundingClientRect(), ...held };
      const part = opening.current(framed, frame);
      fitted.current = part === 'whole';
      lay(part === 'whole' ? whole(framed) : centred(part.middle, part.k, framed), false);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [frame, lay, fitted, held]);
}

/** `held` is to stay the same object as long as it says the same. */
export function useViewport<E extends PlaneElement = SVGSVGElement>(held: Held, first: FirstLook): Viewport<E> {
  const frame = useRef<HTMLDivElement>(null);
  const fitted = useRef(true);
  const plane = usePlane<E>();
  useFirstLook(frame, plane, fitted, held, first);
  return useMemo(
    () => ({
      frame,
      plane: plane.element,
      zoom: plane.zoom,
      ...plane.watched,
      ...movesOf(frame, plane, fitted, held),
    }),
    [plane, held],
  );
}
