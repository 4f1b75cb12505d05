import type { Hex, Point } from '@wigwag/hex';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { Counters } from './Counters.tsx';
import { ChangedCrossings } from './Crossings.tsx';
import { Ground } from './Ground.tsx';
import { useGestures } from './gestures.ts';
import { Lines } from './Lines.tsx';
import { centreOf, extent } from './layout.ts';
import { Names, Numbers } from './Names.tsx';
import type { Occupied } from './names.ts';
import { Chances, Path, Refused, Shades } from './Overlays.tsx';
import { Burned, Places } from './Places.tsx';
import type { CounterPicture, Highlights, MapHandle, MapPicture, MapTexts } from './picture.ts';
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
  readonly onHex: (hex: Hex) => void;
  readonly onCounter: (id: string) => void;
  readonly onHover: (hex: Hex | undefined) => void;
  readonly ref?: Ref<MapHandle>;
}

/** Which hexes hold pieces, the same object as long as it says the same. */
function useOccupied(counters: readonly CounterPicture[]): Occupied {
  const plates = new Map<Hex, number>();
  for (const { hex, kind } of counters) plates.set(hex, (plates.get(hex) ?? 0) + (kind === 'leader' ? 1 : 0));
  const key = JSON.stringify([...plates].sort(([a], [b]) => a - b));
  return useMemo(() => new Map(JSON.parse(key) as [Hex, number][]), [key]);
}

/** Where the pieces are, on the whole. */
function middleOf({ grid }: MapPicture, counters: readonly CounterPicture[]): Point {
  const places = counters.map(({ hex }) => centreOf(grid, hex));
  const mean = (pick: (point: Point) => number): number =>
    places.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, places.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** A hex map: data in, gestures out. It knows what is lit, not why. */
export function HexMap({ map, counters, highlights, path, texts, onHex, onCounter, onHover, ref }: HexMapProps) {
  const box = useMemo(() => {
    const drawn = map.hexes.flatMap(({ terrain }, hex) => (terrain === 'off-map' ? [] : [hex]));
    return extent(map.grid, drawn);
  }, [map]);
  const view = useViewport(box, middleOf(map, counters));
  const gestures = useGestures(view);
  const occupied = useOccupied(counters);
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
    if (open !== undefined && !occupied.has(open)) setOpen(undefined);
  }, [open, occupied]);

  return (
    <div
      ref={view.frame}
      className={`hexmap zoom-${view.zoom}`}
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
        <Ground map={map} />
        <Shades map={map} highlights={highlights} />
        <Numbers map={map} />
        <Lines map={map} />
        <ChangedCrossings map={map} crossings={highlights.crossings} />
        <Places map={map} />
        <Burned map={map} hexes={highlights.damaged} />
        <Targets map={map} labels={texts.hexes} highlights={highlights} onHex={pointAtHex} onHover={onHover} />
        <Names map={map} occupied={occupied} />
        <Chances map={map} highlights={highlights} occupied={occupied} />
        <Refused map={map} highlights={highlights} />
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
