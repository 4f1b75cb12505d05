import type { Grid, Hex, Point } from '@wigwag/hex';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Signs } from '../drawing/light/Legend.tsx';
import { Path } from '../drawing/light/Overlays.tsx';
import { Rings } from '../drawing/light/Rings.tsx';
import { type Occupied, occupiedBy, withSigns } from '../drawing/names/occupied.ts';
import { Fallen } from '../drawing/pieces/Fallen.tsx';
import { PieceFace } from '../drawing/pieces/PieceFace.tsx';
import { isCounter, type Seat } from '../drawing/seats/seat.ts';
import { seatsOf } from '../drawing/seats/seating.ts';
import { type Sign, seatSigns } from '../drawing/seats/signs.ts';
import { Layers } from '../drawing/sheet/Layers.tsx';
import { type Box, centreOf, drawnHexes, extent, placeOf } from '../drawing/sheet/layout.ts';
import { same } from '../drawing/sheet/same.ts';
import { type Sight, sightOf } from '../drawing/sheet/sight.ts';
import { cut, type Window } from '../drawing/sheet/window.ts';
import { zoomClass } from '../drawing/sheet/zoom.ts';
import type { Highlights, MapHandle, MapPicture, MapTexts, PiecePicture, VictoryPlace } from '../picture.ts';
import { afterPaint, useAfterPaint } from './afterwards.ts';
import { type CarryHands, type Carrying, useCarrying } from './carrying.ts';
import { clearedOf, firstLook, isFree, type Look, type Wanted, wayOut, wholeClearedOf } from './firstLook.ts';
import { type OtherHand, useGestures } from './gestures.ts';
import { useHandling } from './handling.ts';
import { useFanning } from './over/fanning.ts';
import { type HexTip, OverMap, type PieceCard } from './over/OverMap.tsx';
import { Pieces } from './Pieces.tsx';
import { Targets } from './Targets.tsx';
import { Ground } from './tiles/Ground.tsx';
import { type Framed, isSeen } from './transform.ts';
import { useKept } from './useKept.ts';
import { type Held, useViewport, type Viewport } from './viewport.ts';

/** Who is asked, and where. */
export interface MapAsked {
  readonly side: PiecePicture['side'] | undefined;
  readonly hexes: readonly Hex[];
}

export interface HexMapProps {
  readonly map: MapPicture;
  readonly pieces: readonly PiecePicture[];
  readonly highlights: Highlights;
  /** The way to show, from hex to hex: it changes with every move of the pointer. */
  readonly path: readonly Hex[];
  /** What has been spent at each hex of the way; none: it is not said. */
  readonly pathMarks?: readonly string[];
  /** The hexes of the way that were chosen, and not only gone through. */
  readonly pathKept?: ReadonlySet<Hex>;
  /** What is said of the hex that the way leads to. */
  readonly tip?: HexTip | undefined;
  /** Pieces that can be carried; none: a drag moves the map. */
  readonly carry?: CarryHands | undefined;
  /** A piece that is shown in another hex, where it would go. */
  readonly ghost?: { readonly piece: string; readonly hex: Hex; readonly isBarred?: boolean } | undefined;
  readonly texts: MapTexts;
  /** The part of the map in play, where it is not the whole. */
  readonly window?: Window | undefined;
  readonly asked?: MapAsked;
  /** Another one after each decision. */
  readonly moment?: unknown;
  /** Selects what else of the page may lie over the map: nothing is brought into sight under it. */
  readonly covering?: string;
  /** The piece whose card is shown, and what it says. */
  readonly card?: PieceCard | undefined;
  readonly onHex: (hex: Hex) => void;
  readonly onPiece: (id: string) => void;
  readonly onHover: (hex: Hex | undefined) => void;
  /** Somebody looks at a piece; undefined: no longer. */
  readonly onInspect?: (id: string | undefined) => void;
  /** The number keys choose among the pieces of an open stack. */
  readonly onNumberKeys?: (taken: boolean) => void;
  /** What lies over the map. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<MapHandle>;
}

const NO_PLACES: readonly VictoryPlace[] = [];

/** The signs of places that count, and what they and the pieces cover: names stay where they are as long as that does. */
function useSigns(grid: Grid, places: readonly VictoryPlace[], pieces: Occupied, k: number) {
  const key = places.map(({ hex }) => hex).join();
  return useMemo(() => {
    const hexes = key === '' ? [] : key.split(',').map(Number);
    const signs: readonly Sign[] = seatSigns(grid, hexes, pieces, k);
    return { signs, occupied: withSigns(pieces, signs, k) };
  }, [grid, key, pieces, k]);
}

const saidBy = ({ covered, badges }: Occupied) => ({ covered: [...covered].sort(([a], [b]) => a - b), badges });

/** What the pieces cover, the same object as long as it says the same: names stay where they are. */
function useOccupied(seats: readonly Seat[], k: number): Occupied {
  const now = useMemo(() => occupiedBy(seats, k), [seats, k]);
  const kept = useRef(now);
  if (kept.current !== now && !same(saidBy(kept.current), saidBy(now))) kept.current = now;
  return kept.current;
}

/** How the map is seen since it came to rest, the same object as long as it says the same. */
function useSight(view: Viewport): Sight {
  const { k } = useSyncExternalStore(view.watch, view.rest);
  const { zoom, face, k: step } = sightOf(k);
  return useMemo(() => ({ zoom, face, k: step }), [zoom, face, step]);
}

/** Lit hexes that pieces cover, which are not lit themselves. */
function litUnder({ lit, aimed }: Highlights, pieces: readonly PiecePicture[]): ReadonlySet<Hex> {
  const covered = pieces.filter(({ hex, emphasis }) => lit.has(hex) && !aimed.has(hex) && emphasis === undefined);
  return new Set(covered.map(({ hex }) => hex));
}

const NOTHING_ASKED: MapAsked = { side: undefined, hexes: [] };

function wantedBy(
  grid: Grid,
  pieces: readonly PiecePicture[],
  places: readonly VictoryPlace[],
  { side, hexes }: MapAsked,
): Wanted {
  const points = pieces.map(piece => ({ ...centreOf(grid, piece.hex), side: piece.side }));
  const enemy = side === 'union' ? 'confederate' : 'union';
  return {
    // What is fought for belongs to the sight as the pieces do.
    pieces: [...points, ...places.map(place => ({ ...centreOf(grid, place.hex), side: place.side ?? enemy }))],
    acting: points.filter(point => point.side === side),
    asked: hexes.map(hex => centreOf(grid, hex)),
  };
}

/** What lies over the map and hides it: the open legend, the small map, the buttons beside it. */
function leavesOver({ frame }: Pick<Viewport, 'frame'>): readonly Box[] {
  const edge = frame.current?.getBoundingClientRect();
  if (edge === undefined) return [];
  const leaves = frame.current?.querySelectorAll('.over-map > :is(section, .minimap, .zoom-buttons)') ?? [];
  return [...leaves]
    .map(leaf => leaf.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) => ({ x: left - edge.left, y: top - edge.top, width, height }));
}

/** Where the side that is asked looks, free of what lies over the map. */
function lookFor(framed: Framed, wanted: Wanted, over: readonly Box[]): Look | 'whole' {
  const look = firstLook(framed, wanted);
  const { asked, acting } = wanted;
  return look === 'whole' ? look : clearedOf(look, framed, [acting, asked], over);
}

/** The end of the way that is laid out, or where a lesson or a hint points, or what the player has in hand. */
const soughtIn = ({ selected, pointed }: Highlights, path: readonly Hex[]): Hex | undefined =>
  [...selected, ...(pointed ?? []), ...path].at(-1);

/** If more than this part of what is asked about cannot be seen, the map is moved when a side takes its turn; the first time if any. */
const MISSED = 0.5;

/** So far from the edge of the frame a whole hex is seen. */
const ROOM = 30;

/** The side that is asked has its pieces in sight when it takes its turn, and what it is asked about when it wants to. */
function useAsked(view: Viewport, wanted: Wanted, side: MapAsked['side']): Looks {
  const latest = useRef(wanted);
  latest.current = wanted;
  const look = useCallback(
    (of: Wanted) => {
      const framed = view.framed();
      if (framed !== undefined) view.look(lookFor(framed, of, leavesOver(view)));
    },
    [view],
  );
  const before = useRef(side);
  const met = useRef(new Set([side]));
  useEffect(() => {
    if (side === undefined || side === before.current) return undefined;
    before.current = side;
    const bearable = met.current.has(side) ? MISSED : 0;
    met.current.add(side);
    // To measure what lies over the map holds up a frame that nobody has to wait for.
    return afterPaint(() => {
      const framed = view.framed();
      if (framed === undefined) return;
      const { asked, acting } = latest.current;
      const points = asked.length > 0 ? asked : acting;
      const over = leavesOver(view);
      const hidden = points.filter(point => !isFree(point, view.now(), framed, over));
      if (hidden.length > points.length * bearable) look(latest.current);
    });
  }, [side, view, look]);
  return useMemo(() => {
    const all = (points: readonly Point[]): void => look({ ...latest.current, acting: points, asked: points });
    return {
      showAsked: () => {
        const { asked, acting } = latest.current;
        all(asked.length > 0 ? asked : acting);
      },
      lookAt: points => {
        const framed = view.framed();
        if (framed === undefined) return;
        const [now, over] = [view.now(), leavesOver(view)];
        const isWhole = (point: Point): boolean => isSeen(point, now, framed, ROOM) && isFree(point, now, framed, over);
        if (!points.every(isWhole)) all(points);
      },
    };
  }, [look, view]);
}

interface Looks {
  readonly showAsked: () => void;
  /** At all of these, where one of them is not in sight. */
  readonly lookAt: (points: readonly Point[]) => void;
}

/** Brings a point into sight, and out from under what lies over the map. */
function bringOut(view: Viewport, point: Point): void {
  view.bring(point);
  uncover(view, point);
}

function uncover(view: Viewport, point: Point): void {
  const framed = view.framed();
  if (framed === undefined) return;
  const [now, over] = [view.now(), leavesOver(view)];
  if (isFree(point, now, framed, over)) return;
  const by = wayOut(point, now, framed, over);
  if (by === undefined) view.look({ middle: point, k: now.k });
  else view.shift(by);
}

function useHandle(ref: Ref<MapHandle> | undefined, grid: Grid, view: Viewport, { showAsked, lookAt }: Looks): void {
  useImperativeHandle(
    ref,
    () => ({
      bring: hex => bringOut(view, centreOf(grid, hex)),
      settle: () => view.settle(),
      show: hex => {
        const target = view.frame.current?.querySelector(`[data-hex="${hex}"]`);
        if (target) view.show(target);
        uncover(view, centreOf(grid, hex));
      },
      showAll: hexes => lookAt(hexes.map(hex => centreOf(grid, hex))),
      fit: () => view.fit(),
      pan: (x, y) => view.panBy(x, y, true),
      zoom: factor => view.zoomBy(factor, 'middle', true),
      showAsked,
      keepSight: () => view.keepSight(),
    }),
    [grid, view, showAsked, lookAt],
  );
}

interface PlaneProps {
  readonly ref: Viewport['plane'];
  readonly box: Box;
  readonly label: string;
  readonly children: ReactNode;
}

const Plane = ({ ref, box, label, children }: PlaneProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the picture is a group of things to choose from
  <svg ref={ref} className="plane" {...placeOf(box)} role="group" aria-label={label}>
    {children}
  </svg>
);

const NO_MARKS: readonly string[] = [];
const idOfPiece = ({ id }: PiecePicture): string => id;
const idOfSeat = ({ piece }: Seat): string => piece.id;
const NOTHING_KEPT: ReadonlySet<Hex> = new Set();
const nothing = (): void => undefined;

/** A piece where it would go, as it is drawn where it is. */
function Ghost({ grid, seats, ghost: { piece, hex, isBarred = false } }: GhostProps) {
  const seat = seats.find(each => each.piece.id === piece);
  if (seat === undefined) return undefined;
  const { x, y } = centreOf(grid, hex);
  const { stack: _stack, dot: _dot, ...alone } = seat;
  return (
    <g
      className={`piece ghost ${isBarred ? 'barred' : 'selected'}`}
      aria-hidden="true"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${seat.scale.toFixed(3)})`}
    >
      <PieceFace seat={{ ...alone, x, y, under: false }} />
      {isBarred && <path className="bar" d="M-22,-22 L22,22 M22,-22 L-22,22" />}
    </g>
  );
}

interface GhostProps {
  readonly grid: Grid;
  readonly seats: readonly Seat[];
  readonly ghost: NonNullable<HexMapProps['ghost']>;
}

/** What a hand that carries a piece keeps from the map. */
function useOtherHand(carrying: Carrying): OtherHand {
  return useMemo(() => ({ holds: carrying.holds, wheel: () => false, twist: () => false }), [carrying]);
}

function useSeats(grid: Grid, pieces: readonly PiecePicture[], sight: Sight, box: Box): readonly Seat[] {
  return useKept(
    useMemo(() => seatsOf(grid, pieces, sight, box), [grid, pieces, sight, box]),
    idOfSeat,
  );
}

/** From afar a leader is but a star: he is found in the row of his stack. */
const stackOf =
  (pieces: readonly PiecePicture[], { face }: Sight) =>
  (hex: Hex): boolean =>
    pieces.filter(each => each.hex === hex && (face === 'token' || isCounter(each))).length > 1;

/** What has the focus is in sight, and a row of a stack closes when the focus goes elsewhere or Escape is pressed. */
const watching = (
  view: Viewport,
  { fanned, close }: ReturnType<typeof useFanning>,
  onInspect: (key: string | undefined) => void,
): Pick<ComponentProps<'div'>, 'onFocusCapture' | 'onKeyDownCapture'> => ({
  onFocusCapture: ({ target }) => {
    if (target.matches('.plane .piece:focus-visible, .target:focus-visible')) view.show(target);
    const isElsewhere = target.closest('.plane') !== null && !target.matches(`[data-stack="${fanned?.hex}"]`);
    if (fanned !== undefined && isElsewhere) close();
  },
  onKeyDownCapture: ({ key }) => {
    if (key !== 'Escape') return;
    close();
    onInspect(undefined);
  },
});

/** What is seen of the map: at first where one is asked, as a whole with no piece under a button. */
function useView(
  grid: Grid,
  box: Box,
  wanted: Wanted,
  sought: Hex | undefined,
  covering: string | undefined,
): Viewport {
  const latest = useRef({ wanted, sought });
  latest.current = { wanted, sought };
  const held = useMemo(
    (): Held => ({
      ...{ box, covering },
      asWhole: (framed, frame) => wholeClearedOf(framed, latest.current.wanted.pieces, leavesOver({ frame })),
      sought: () => (latest.current.sought === undefined ? undefined : centreOf(grid, latest.current.sought)),
    }),
    [box, covering, grid],
  );
  return useViewport(held, (framed, frame) => lookFor(framed, wanted, leavesOver({ frame })));
}

/** A hex map: data in, gestures out. It knows what is lit, not why. */
export function HexMap(props: HexMapProps) {
  const { highlights, path, texts, window, card, covering, onHex, onPiece, onHover } = props;
  const pieces = useKept(props.pieces, idOfPiece);
  const { asked = NOTHING_ASKED, onInspect = nothing, onNumberKeys = nothing } = props;
  const map = useMemo(() => cut(props.map, window), [props.map, window]);
  const { grid } = map;
  const box = useMemo(() => extent(grid, drawnHexes(map)), [grid, map]);
  const places = highlights.overlays?.victory ?? NO_PLACES;
  const wanted = useMemo(() => wantedBy(grid, pieces, places, asked), [grid, pieces, places, asked]);
  const view = useView(grid, box, wanted, soughtIn(highlights, path), covering);
  const looks = useAsked(view, wanted, asked.side);
  const { showAsked } = looks;
  useHandle(props.ref, grid, view, looks);
  const sight = useSight(view);
  // Fine strokes and writing wait until the hand that moves the map, or the first look, has what it needs.
  const written = useDeferredValue(sight);
  const detailed = useDeferredValue(true, false);
  const seats = useSeats(grid, pieces, sight, box);
  const { signs, occupied: covered } = useSigns(grid, places, useOccupied(seats, sight.k), sight.k);
  const occupied = useAfterPaint(covered);
  const coveredLit = useMemo(() => litUnder(highlights, pieces), [highlights, pieces]);
  const isStack = useMemo(() => stackOf(pieces, sight), [pieces, sight]);
  const fanning = useFanning(isStack, props.moment);
  const { fanned, close } = fanning;
  const carrying = useCarrying(view, props.carry, () => {
    close();
    onInspect(undefined);
  });
  const gestures = useGestures(view, useOtherHand(carrying));
  const hands = useHandling({ fanning, onPiece, onHover, onInspect, carrying });
  const taken = fanned !== undefined && fanned.by !== 'hover';
  useEffect(() => onNumberKeys(taken), [taken, onNumberKeys]);
  const pointAtHex = useCallback(
    (hex: Hex) => {
      close();
      onInspect(undefined);
      onHex(hex);
    },
    [onHex, onInspect, close],
  );
  const signHands = useMemo(() => ({ onHex: pointAtHex, onHover }), [pointAtHex, onHover]);
  return (
    <div
      ref={view.frame}
      className={`hexmap ${zoomClass(sight.zoom)} ${props.className ?? ''}`}
      {...gestures}
      {...watching(view, fanning, onInspect)}
    >
      <Ground {...{ view, map, window, box, highlights, detailed }} sight={written} />
      <Plane ref={view.plane} box={box} label={texts.map}>
        <Layers {...{ map, window, highlights, occupied }} sight={written} language={texts.language}>
          <Targets {...{ map, window, highlights, onHover }} labels={texts.hexes} onHex={pointAtHex} />
        </Layers>
        <Path {...{ map, path, sight }} marks={props.pathMarks ?? NO_MARKS} kept={props.pathKept ?? NOTHING_KEPT} />
        <Fallen map={map} fallen={highlights.fallen} />
        <Rings grid={grid} hexes={highlights.pointed} />
        <Pieces {...{ seats, sight, hands }} said={texts.stack} open={fanned?.hex} inspected={card?.piece} />
        <Rings grid={grid} hexes={coveredLit} name="lit-rings" />
        {props.ghost !== undefined && <Ghost {...{ grid, seats }} ghost={props.ghost} />}
        <Signs
          {...{ map, places }}
          weighed={highlights.overlays?.weighed}
          seats={signs}
          k={sight.k}
          hands={signHands}
        />
      </Plane>
      <OverMap
        {...{ view, map, pieces, seats, texts, fanning, hands, card, detailed, path }}
        tip={props.tip}
        origin={box}
        onAsked={asked.side === undefined ? undefined : showAsked}
      >
        {props.children}
      </OverMap>
    </div>
  );
}
