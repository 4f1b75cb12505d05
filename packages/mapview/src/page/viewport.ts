import type { Point } from '@wigwag/hex';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Size } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';
import { edgesOf, restingEdges, roomUnder } from './covers.ts';
import type { Look } from './firstLook.ts';
import {
  areaOf,
  brought,
  centred,
  type Framed,
  intoFrame,
  NO_ROOM,
  panned,
  type Room,
  refitted,
  settled,
  sharp,
  type Transform,
  whole,
  zoomed,
} from './transform.ts';

/** When nothing has moved for so long, the map is painted again at the scale it has come to. */
const SETTLED = 180;
/** As long as a glide takes: before its end a sheet cannot be painted anew. */
const GLIDE = 200;

interface Moves {
  /** About a point of the frame. */
  zoomBy(factor: number, about: Point | 'middle', glide?: boolean): void;
  panBy(x: number, y: number, glide?: boolean): void;
  fit(glide?: boolean): void;
  /** Brings a point of the map into what is free of the frame; where it is seen already, nothing moves. */
  bring(point: Point): void;
  /** Fills what is free of the frame, as far as the map goes. */
  settle(): void;
  look(look: Look | 'whole', glide?: boolean): void;
  /** Remembers how the map lies, and whether it follows its frame: what it gives back lays it so again. */
  keepSight(): () => void;
  /** The frame and the map under it; undefined: it is not on the page. */
  framed(): Framed | undefined;
  /** Aside, without being let go: a map that follows its frame goes on doing so. */
  shift(by: Point): void;
  /** Moves the map so that an element of it lies inside the frame. */
  show(element: Element): void;
}

/** What is moved about under the frame: the drawing, or a plane that holds several. */
type PlaneElement = HTMLElement | SVGElement;

export interface Viewport<E extends PlaneElement = SVGSVGElement> extends Moves, Watched {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<E | null>;
  /** Another plane that goes along, where there is one. */
  readonly under: RefObject<E | null>;
}

/** How the map lies, for what goes along with it. */
interface Watched {
  readonly watch: (listener: () => void) => () => void;
  /** When it has come to rest. */
  readonly watchRest: (listener: () => void) => () => void;
  /** Whether it is on its way to where it lies. */
  readonly isGliding: () => boolean;
  readonly now: () => Transform;
  /** How it lay when it last came to rest. */
  readonly rest: () => Transform;
}

type Planes = readonly RefObject<PlaneElement | null>[];

function mark(planes: Planes, name: 'resting' | 'settling' | 'gliding', isSo: boolean): void {
  for (const { current } of planes) current?.classList.toggle(name, isSo);
}

/**
 * A painted sheet that is only moved about costs nothing, but the browser also keeps it as it is when it grows or shrinks:
 * it is given up when it has come to rest, so that it is painted sharp. Where that would lose the sheet, two frames have to do.
 */
function useSheet(planes: Planes, onRest: () => void): (rescaled: boolean, glide: boolean) => void {
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stale = useRef(false);
  useEffect(() => () => clearTimeout(due.current), []);
  return useCallback(
    (rescaled, glide) => {
      stale.current ||= rescaled;
      mark(planes, 'resting', false);
      clearTimeout(due.current);
      due.current = setTimeout(
        () => {
          onRest();
          mark(planes, 'resting', true);
          if (!stale.current) return;
          stale.current = false;
          mark(planes, 'settling', true);
          requestAnimationFrame(() => requestAnimationFrame(() => mark(planes, 'settling', false)));
        },
        SETTLED + (glide ? GLIDE : 0),
      );
    },
    [planes, onRest],
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
  readonly under: RefObject<E | null>;
  readonly now: RefObject<Transform>;
  readonly watched: Watched;
  readonly lay: (next: Transform, glide: boolean) => void;
}

const NOT_LAID: Transform = { x: 0, y: 0, k: 1 };

/** Pan and zoom by a CSS transform on the planes themselves, written past React. */
function usePlane<E extends PlaneElement>(): Plane<E> {
  const element = useRef<E>(null);
  const under = useRef<E>(null);
  const planes = useMemo(() => [element, under] as const, []);
  const now = useRef(NOT_LAID);
  const rest = useRef(NOT_LAID);
  const gliding = useRef(false);
  const { watch, tell } = useWatch();
  const { watch: watchRest, tell: tellRest } = useWatch();
  const onRest = useCallback(() => {
    rest.current = now.current;
    gliding.current = false;
    tell();
    tellRest();
  }, [tell, tellRest]);
  const repaint = useSheet(planes, onRest);
  const lay = useCallback(
    (next: Transform, glide: boolean) => {
      const rescaled = next.k !== now.current.k;
      now.current = next;
      gliding.current = glide;
      if (rest.current === NOT_LAID) rest.current = next;
      const { x, y, k } = sharp(next, devicePixelRatio);
      mark(planes, 'gliding', glide);
      for (const { current } of planes) {
        if (current !== null) current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      }
      tell();
      repaint(rescaled, glide);
    },
    [planes, repaint, tell],
  );
  return useMemo(() => {
    const watched = {
      ...{ watch, watchRest },
      now: () => now.current,
      rest: () => rest.current,
      isGliding: () => gliding.current,
    };
    return { element, under, now, watched, lay };
  }, [watch, watchRest, lay]);
}

/** How the map follows the size of its frame: as it opened, as a whole, or no more, because somebody has moved it. */
type Fitted = RefObject<'opened' | 'whole' | undefined>;

/** The map in its frame, and the room it leaves there. */
export interface Held {
  readonly box: Box;
  readonly room?: Room | undefined;
  /** Selects what else of the page may lie over the frame. */
  readonly covering?: string | undefined;
  /** The map as a whole, where it is laid otherwise than in the middle of the frame. */
  readonly asWhole?: (framed: Framed, frame: RefObject<HTMLDivElement | null>) => Transform;
  /** What stays in sight when the frame becomes too small for the whole map. */
  readonly sought?: () => Point | undefined;
}

/** The frame as it is, and the map under it; undefined: it is not on the page. */
function framedIn(frame: HTMLElement | null, { box, room, covering }: Held): Framed | undefined {
  const size = frame?.getBoundingClientRect();
  if (size === undefined || size.width === 0) return undefined;
  if (covering === undefined) return { frame: size, box, room };
  const covers = [...document.querySelectorAll<HTMLElement>(covering)].map(restingEdges);
  return { frame: size, box, room: roomUnder(edgesOf(size), covers) };
}

/** Does something of the page lie over the frame, besides what always does? */
const isCovered = ({ room = NO_ROOM }: Framed, { room: own = NO_ROOM }: Held): boolean =>
  (['left', 'top', 'right', 'bottom'] as const).some(edge => room[edge] > own[edge]);

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** How the map lies as a whole. */
const wholeIn =
  (frame: RefObject<HTMLDivElement | null>, held: Held) =>
  (framed: Framed): Transform =>
    held.asWhole?.(framed, frame) ?? whole(framed);

function movesOf<E extends PlaneElement>(
  frame: RefObject<HTMLDivElement | null>,
  { now, lay }: Plane<E>,
  fitted: Fitted,
  held: Held,
): Moves {
  const asWhole = wholeIn(frame, held);
  const move = (to: (framed: Framed) => Transform, glide: boolean, isFitted = false): void => {
    const framed = framedIn(frame.current, held);
    if (framed === undefined) return;
    fitted.current = isFitted ? 'whole' : undefined;
    lay(to(framed), glide);
  };
  /** Only if it goes somewhere else. A map that was laid as a whole is one again when nothing lies over it any more. */
  const go = (to: (framed: Framed) => Transform): void => {
    const framed = framedIn(frame.current, held);
    if (framed === undefined) return;
    const isWhole = fitted.current === 'whole';
    const next =
      isWhole && !isCovered(framed, held)
        ? refitted(now.current, framed, asWhole(framed), held.sought?.())
        : to(framed);
    const { x, y, k } = now.current;
    if (next.x !== x || next.y !== y || next.k !== k) move(() => next, true, isWhole);
  };
  const shift = (by: Point): void => move(() => panned(now.current, by), true, fitted.current === 'whole');
  const panBy = (x: number, y: number, glide = false): void => move(() => panned(now.current, { x, y }), glide);
  return {
    panBy,
    zoomBy: (factor, about, glide = false) =>
      move(framed => {
        const fixed = about === 'middle' ? middleOf(framed.frame) : about;
        return zoomed(now.current, factor, fixed, framed);
      }, glide),
    fit: (glide = true) => move(asWhole, glide, true),
    bring: point => go(framed => brought(point, now.current, framed)),
    settle: () => go(framed => settled(now.current, framed)),
    shift,
    look: (part, glide = true) =>
      move(
        framed => (part === 'whole' ? asWhole(framed) : centred(part.middle, part.k, framed)),
        glide,
        part === 'whole',
      ),
    keepSight: () => {
      const [lying, follows] = [now.current, fitted.current];
      return () => {
        fitted.current = follows;
        lay(lying, false);
      };
    },
    framed: () => framedIn(frame.current, held),
    show: element => {
      const [edge, framed] = [frame.current?.getBoundingClientRect(), framedIn(frame.current, held)];
      if (edge === undefined || framed === undefined) return;
      const { x: left, y: top, width, height } = areaOf(framed);
      const area = { left: edge.left + left, top: edge.top + top };
      const free = { ...area, right: area.left + width, bottom: area.top + height };
      const { x, y } = intoFrame(element.getBoundingClientRect(), free);
      if (x !== 0 || y !== 0) panBy(x, y, true);
    },
  };
}

/** Where the map opens. */
export type FirstLook = (framed: Framed, frame: RefObject<HTMLDivElement | null>) => Look | 'whole';

/** Before anybody moves the map: where it opens, and again when the frame changes its size. */
function useFirstLook<E extends PlaneElement>(
  frame: RefObject<HTMLDivElement | null>,
  { now, lay }: Plane<E>,
  fitted: Fitted,
  held: Held,
  first: FirstLook,
): void {
  const opening = useRef(first);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let [isLaid, wide] = [false, 0];
    const look = (): void => {
      const framed = framedIn(element, held);
      if (fitted.current === undefined || framed === undefined) return;
      // Under a sheet the whole would be too small to read: it is laid again when the sheet has gone.
      if (fitted.current === 'whole' && isCovered(framed, held)) return;
      const part = fitted.current === 'whole' ? 'whole' : opening.current(framed, frame);
      // What was opened as a whole stays so: the map does not come nearer because a bar has grown.
      const isWhole = part === 'whole';
      fitted.current = isWhole ? 'whole' : undefined;
      const isFollowing = isLaid && isWhole && framed.frame.width === wide;
      const next = isWhole ? wholeIn(frame, held)(framed) : centred(part.middle, part.k, framed);
      lay(isFollowing ? refitted(now.current, framed, next, held.sought?.()) : next, false);
      [isLaid, wide] = [true, framed.frame.width];
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [frame, now, lay, fitted, held]);
}

/** `held` is to stay the same object as long as it says the same. */
export function useViewport<E extends PlaneElement = SVGSVGElement>(held: Held, first: FirstLook): Viewport<E> {
  const frame = useRef<HTMLDivElement>(null);
  const fitted: Fitted = useRef('opened');
  const plane = usePlane<E>();
  useFirstLook(frame, plane, fitted, held, first);
  return useMemo(
    () => ({
      frame,
      plane: plane.element,
      under: plane.under,
      ...plane.watched,
      ...movesOf(frame, plane, fitted, held),
    }),
    [plane, held],
  );
}
