import type { Grid, Point } from '@wigwag/hex';
import { memo, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { Sketch } from '../../drawing/ground/Sketch.tsx';
import { type Box, centreOf } from '../../drawing/sheet/layout.ts';
import type { MapPicture, PiecePicture } from '../../picture.ts';
import type { Viewport } from '../viewport.ts';

const [WIDTH, TALLEST] = [120, 170];

interface Props {
  readonly view: Viewport;
  readonly map: MapPicture;
  readonly pieces: readonly PiecePicture[];
  readonly box: Box;
  readonly label: string;
  /** It is drawn; until then it only takes its place, so that the first look is free of it. */
  readonly detailed: boolean;
}

interface DotsProps {
  readonly grid: Grid;
  readonly pieces: readonly PiecePicture[];
  /** Of a pixel of the overview. */
  readonly px: number;
}

/** Circles for the one side, lozenges for the other: one for each hex. */
const Dots = memo(function Dots({ grid, pieces, px }: DotsProps) {
  const byHex = new Map(pieces.map(({ hex, side }) => [hex, side]));
  return [...byHex].map(([hex, side]) => {
    const { x, y } = centreOf(grid, hex);
    const r = 3.4 * px;
    return side === 'union' ? (
      <circle key={hex} className="dot union" cx={x} cy={y} r={r} />
    ) : (
      <path
        key={hex}
        className="dot confederate"
        d={`M${x},${y - 1.3 * r} l${1.3 * r},${1.3 * r} l${-1.3 * r},${1.3 * r} l${-1.3 * r},${-1.3 * r} Z`}
      />
    );
  });
});

/** Keeps the frame on the overview where the map is seen; where all of it is, there is nothing to look over. */
function useFrame(view: Viewport, box: Box, scale: number) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => {
      const [seen, rect] = [view.frame.current, frame.current];
      if (seen === null || rect === null) return;
      const { x, y, k } = view.now();
      const clamp = (at: number, low: number, high: number): number => Math.max(low, Math.min(high, at));
      const left = clamp(-x / k, 0, box.width);
      const top = clamp(-y / k, 0, box.height);
      const right = clamp((seen.clientWidth - x) / k, 0, box.width);
      const bottom = clamp((seen.clientHeight - y) / k, 0, box.height);
      const px = (units: number): string => `${(units * scale).toFixed(1)}px`;
      rect.style.transform = `translate(${px(left)}, ${px(top)})`;
      rect.style.width = px(right - left);
      rect.style.height = px(bottom - top);
      if (rect.parentElement !== null)
        rect.parentElement.hidden = right - left >= box.width && bottom - top >= box.height;
    };
    lay();
    return view.watch(lay);
  }, [view, box, scale]);
  return frame;
}

/** The whole map, small: where the sides are, and the part that is seen, to be dragged or moved by the arrow keys. */
export function Minimap({ view, map, pieces, box, label, detailed }: Props) {
  const scale = Math.min(WIDTH / box.width, TALLEST / box.height);
  const frame = useFrame(view, box, scale);
  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: box.x + (event.clientX - left) / scale, y: box.y + (event.clientY - top) / scale };
  };
  const look = (event: PointerEvent): void => view.look({ middle: pointOf(event), k: view.now().k }, false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a small map in a group of its own
    <div
      className="minimap"
      role="group"
      aria-label={label}
      title={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map from here
      tabIndex={0}
      style={{ width: Math.round(box.width * scale), height: Math.round(box.height * scale) }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={event => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) look(event);
      }}
    >
      {detailed && (
        <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
          <Sketch map={map} px={1 / scale} />
          <Dots grid={map.grid} pieces={pieces} px={1 / scale} />
        </svg>
      )}
      <div ref={frame} className="minimap-frame" />
    </div>
  );
}
