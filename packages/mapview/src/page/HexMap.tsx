import type { Grid, Hex } from '@wigwag/hex';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { Arrows } from '../drawing/light/Arrows.tsx';
import { Path } from '../drawing/light/Overlays.tsx';
import { type Occupied, occupiedBy } from '../drawing/names/occupied.ts';
import { seatsOf } from '../drawing/pieces/seating.ts';
import { Layers } from '../drawing/sheet/Layers.tsx';
import { type Box, centreOf, drawnHexes, extent } from '../drawing/sheet/layout.ts';
import { cut, type Window } from '../drawing/sheet/window.ts';
import { zoomClass } from '../drawing/sheet/zoom.ts';
import type { ArrowPicture, Highlights, MapHandle, MapPicture, MapTexts, PiecePicture } from '../picture.ts';
import { firstLook } from './firstLook.ts';
import { useGestures } from './gestures.ts';
import { Pieces } from './Pieces.tsx';
import { Targets } from './Targets.tsx';
import { useViewport, type Viewport } from './viewport.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface HexMapProps {
  readonly map: MapPicture;
  readonly pieces: readonly PiecePicture[];
  readonly highlights: Highlights;
  /** The way to show, from hex to hex: it changes with every move of the pointer. */
  readonly path: readonly Hex[];
  /** Where pieces have gone. */
  readonly arrows?: readonly ArrowPicture[] | undefined;
  readonly texts: MapTexts;
  /** The part of the map in play, where it is not the whole. */
  readonly window?: Window | undefined;
  readonly onHex: (hex: Hex) => void;
  readonly onPiece: (id: string) => void;
  readonly onHover: (hex: Hex | undefined) => void;
  readonly ref?: Ref<MapHandle>;
}

/** What the pieces cover, the same object as long as it says the same: names stay where they are. */
function useOccupied(grid: Grid, pieces: readonly PiecePicture[]): Occupied {
  const now = useMemo(() => occupiedBy(seatsOf(grid, pieces, undefined)), [grid, pieces]);
  const key = useMemo(() => JSON.stringify([[...now.plates].sort(([a], [b]) => a - b), now.badges]), [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it says something else
  return useMemo(() => now, [key]);
}

/** The hex whose stack lies open; a stack that is gone closes. */
function useOpenStack({ plates }: Occupied) {
  const [open, setOpen] = useState<Hex | undefined>(undefined);
  useEffect(() => {
    if (open !== undefined && !plates.has(open)) setOpen(undefined);
  }, [open, plates]);
  return [open, setOpen] as const;
}

function useHandle(ref: Ref<MapHandle> | undefined, grid: Grid, view: Viewport): void {
  useImperativeHandle(
    ref,
    () => ({
      centreOn: hex => view.centreOn(centreOf(grid, hex)),
      show: hex => {
        const target = view.frame.current?.querySelector(`[data-hex="${hex}"]`);
        if (target) view.show(target);
      },
      fit: () => view.fit(),
      pan: (x, y) => view.panBy(x, y, true),
      zoom: factor => view.zoomBy(factor, 'middle', true),
    }),
    [grid, view],
  );
}

interface PlaneProps {
  readonly ref: Viewport['plane'];
  readonly box: Box;
  readonly label: string;
  readonly children: ReactNode;
}

const Plane = ({ ref, box: { x, y, width, height }, label, children }: PlaneProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the picture is a group of things to choose from
  <svg
    ref={ref}
    className="plane"
    {...{ width, height }}
    viewBox={`${x} ${y} ${width} ${height}`}
    role="group"
    aria-label={label}
  >
    {children}
  </svg>
);

/** A hex map: data in, gestures out. It knows what is lit, not why. */
export function HexMap(props: HexMapProps) {
  const { pieces, highlights, path, texts, window, onHex, onPiece, onHover } = props;
  const map = useMemo(() => cut(props.map, window), [props.map, window]);
  const { grid } = map;
  const box = useMemo(() => extent(grid, drawnHexes(map)), [grid, map]);
  const view = useViewport(
    useMemo(() => ({ box }), [box]),
    framed =>
      firstLook(
        framed,
        pieces.map(({ hex, side }) => ({ ...centreOf(grid, hex), side })),
      ),
  );
  const gestures = useGestures(view);
  useHandle(props.ref, grid, view);
  // Fine strokes and writing wait until the hand that moves the map, or the first look, has what it needs.
  const zoom = useDeferredValue(view.zoom);
  const detailed = useDeferredValue(true, false);
  const occupied = useOccupied(grid, pieces);
  const [open, setOpen] = useOpenStack(occupied);
  const pointAtHex = useCallback(
    (hex: Hex) => {
      setOpen(undefined);
      onHex(hex);
    },
    [onHex, setOpen],
  );
  return (
    <div
      ref={view.frame}
      className={`hexmap ${zoomClass(view.zoom)}`}
      {...gestures}
      onFocusCapture={({ target }) => {
        if (target.matches('.piece:focus-visible, .target:focus-visible')) view.show(target);
      }}
      onKeyDownCapture={({ key }) => {
        if (key === 'Escape') setOpen(undefined);
      }}
    >
      <Plane ref={view.plane} box={box} label={texts.map}>
        <Layers {...{ map, window, highlights, occupied, zoom, detailed }} language={texts.language}>
          <Targets {...{ map, window, highlights, onHover }} labels={texts.hexes} onHex={pointAtHex} />
        </Layers>
        {props.arrows !== undefined && <Arrows map={map} arrows={props.arrows} />}
        <Path map={map} path={path} />
        <Pieces {...{ grid, pieces, open, onPiece, onHover }} onOpen={setOpen} />
      </Plane>
      <ZoomButtons texts={texts} onZoom={factor => view.zoomBy(factor, 'middle', true)} onFit={view.fit} />
    </div>
  );
}
