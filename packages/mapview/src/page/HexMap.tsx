import type { Grid, Hex } from '@wigwag/hex';
import { type Ref, useCallback, useDeferredValue, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { Path } from '../drawing/light/Overlays.tsx';
import { type Occupied, occupiedBy } from '../drawing/names/occupied.ts';
import { seatsOf } from '../drawing/pieces/seating.ts';
import { Layers } from '../drawing/sheet/Layers.tsx';
import { centreOf, drawnHexes, extent } from '../drawing/sheet/layout.ts';
import { cut, type Window } from '../drawing/sheet/window.ts';
import { zoomClass } from '../drawing/sheet/zoom.ts';
import type { CounterPicture, Highlights, MapHandle, MapPicture, MapTexts } from '../picture.ts';
import { useGestures } from './gestures.ts';
import { Counters } from './Pieces.tsx';
import { Targets } from './Targets.tsx';
import { useViewport } from './viewport.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface HexMapProps {
  readonly map: MapPicture;
  readonly counters: readonly CounterPicture[];
  readonly highlights: Highlights;
  /** The way to show, from hex to hex: it changes with every move of the pointer. */
  readonly path: readonly Hex[];
  readonly texts: MapTexts;
  /** The part of the map in play, where it is not the whole. */
  readonly window?: Window | undefined;
  readonly onHex: (hex: Hex) => void;
  readonly onCounter: (id: string) => void;
  readonly onHover: (hex: Hex | undefined) => void;
  readonly ref?: Ref<MapHandle>;
}

/** What the pieces cover, the same object as long as it says the same: names stay where they are. */
function useOccupied(grid: Grid, counters: readonly CounterPicture[]): Occupied {
  const now = useMemo(() => occupiedBy(seatsOf(grid, counters, undefined)), [grid, counters]);
  const key = useMemo(() => JSON.stringify([[...now.plates].sort(([a], [b]) => a - b), now.badges]), [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it says something else
  return useMemo(() => now, [key]);
}

/** A hex map: data in, gestures out. It knows what is lit, not why. */
export function HexMap(props: HexMapProps) {
  const { counters, highlights, path, texts, window, onHex, onCounter, onHover, ref } = props;
  const map = useMemo(() => cut(props.map, window), [props.map, window]);
  const box = useMemo(() => extent(map.grid, drawnHexes(map)), [map]);
  const view = useViewport(
    box,
    counters.map(({ hex, side }) => ({ ...centreOf(map.grid, hex), side })),
  );
  const gestures = useGestures(view);
  // Fine strokes and writing wait until the hand that moves the map, or the first look, has what it needs.
  const zoom = useDeferredValue(view.zoom);
  const detailed = useDeferredValue(true, false);
  const occupied = useOccupied(map.grid, counters);
  const [open, setOpen] = useState<Hex | undefined>(undefined);

  useImperativeHandle(
    ref,
    () => ({
      centreOn: hex => {
        const { x, y } = centreOf(map.grid, hex);
        view.centreOn(x, y);
      },
      fit: () => view.fit(),
      pan: (x, y) => view.panBy(x, y, true),
      zoom: factor => view.zoomBy(factor, undefined, undefined, true),
    }),
    [map, view],
  );

  const pointAtHex = useCallback(
    (hex: Hex) => {
      setOpen(undefined);
      onHex(hex);
    },
    [onHex],
  );
  useEffect(() => {
    if (open !== undefined && !occupied.plates.has(open)) setOpen(undefined);
  }, [open, occupied]);

  return (
    <div
      ref={view.frame}
      className={`hexmap ${zoomClass(view.zoom)}`}
      {...gestures}
      onFocusCapture={event => {
        if (event.target.matches('.piece:focus-visible, .target:focus-visible')) view.show(event.target);
      }}
      onKeyDownCapture={event => {
        if (event.key === 'Escape') setOpen(undefined);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the picture is a group of things to choose from */}
      <svg
        ref={view.plane}
        className="plane"
        width={box.width}
        height={box.height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-label={texts.map}
      >
        <Layers
          map={map}
          window={window}
          highlights={highlights}
          occupied={occupied}
          zoom={zoom}
          detailed={detailed}
          language={texts.language}
        >
          <Targets
            map={map}
            window={window}
            labels={texts.hexes}
            highlights={highlights}
            onHex={pointAtHex}
            onHover={onHover}
          />
        </Layers>
        <Path map={map} path={path} />
        <Counters
          grid={map.grid}
          counters={counters}
          open={open}
          onOpen={setOpen}
          onCounter={onCounter}
          onHover={onHover}
        />
      </svg>
      <ZoomButtons texts={texts} onZoom={factor => view.zoomBy(factor, undefined, undefined, true)} onFit={view.fit} />
    </div>
  );
}
