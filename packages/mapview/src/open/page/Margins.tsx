import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Size } from '../../drawing/sheet/gathering.ts';
import { INCH } from '../drawing/geometry/units.ts';
import { Ruler } from '../drawing/sheet/Ruler.tsx';
import { RULER, scaleLength } from '../drawing/sheet/rulerTicks.ts';
import type { Handle, InHand } from '../inHand.ts';
import type { OpenTexts } from './events.ts';
import { graspedAt } from './grasp.ts';
import type { TableView } from './hands.ts';

const NO_HANDLES: readonly Handle[] = [];

interface Props {
  readonly view: TableView;
  /** In inches. */
  readonly table: Size;
}

/** Rulers lie along the table's edges, and stay in the frame where those are out of sight. */
export function Rulers({ view, table }: Props) {
  const { x, y, k } = useSyncExternalStore(view.watch, view.now);
  const [left, top] = [Math.max(x, RULER), Math.max(y, RULER)];
  const look = { k: 1, px: 1 };
  return (
    <svg className="rulers" aria-hidden="true">
      <g className={y < RULER ? 'ruler-over' : ''}>
        <rect className="ruler-ground" x={0} y={top - RULER} width="100%" height={RULER} />
        <g transform={`translate(${x} ${top})`}>
          <Ruler lies="level" length={table.width} scale={INCH * k} look={look} />
        </g>
      </g>
      <g className={x < RULER ? 'ruler-over' : ''}>
        <rect className="ruler-ground" x={left - RULER} y={0} width={RULER} height="100%" />
        <g transform={`translate(${left} ${y})`}>
          <Ruler lies="upright" length={table.height} scale={INCH * k} look={look} />
        </g>
      </g>
      {(x < RULER || y < RULER) && (
        <rect className="ruler-corner" x={left - RULER} y={top - RULER} width={RULER} height={RULER} />
      )}
    </svg>
  );
}

interface ScaleProps {
  readonly view: TableView;
  readonly texts: OpenTexts;
}

/** How long some inches are on the screen. */
export function ScaleBar({ view, texts }: ScaleProps) {
  const { k } = useSyncExternalStore(view.watch, view.rest);
  const inches = scaleLength(k * INCH);
  const length = inches * INCH * k;
  const part = inches % 3 === 0 ? inches / 3 : inches / 2;
  const ticks = Array.from({ length: Math.round(inches / part) + 1 }, (_, n) => `M${1 + n * part * INCH * k},3v8`);
  return (
    <div className="scale-bar" aria-hidden="true">
      <svg width={length + 2} height={14} aria-hidden="true">
        <path d={`${ticks.join('')}M1,7h${length}`} />
      </svg>
      <span>{texts.length(inches)}</span>
    </div>
  );
}

/** Where the pointer is, in words of the caller; written past React, as it changes all the time. */
export function usePlaceUnder(
  view: TableView,
  { width, height }: Size,
  texts: OpenTexts,
  output: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const frame = view.frame.current;
    if (frame === null) return undefined;
    const write = (text: string): void => {
      if (output.current !== null) output.current.textContent = text;
    };
    const follow = ({ clientX, clientY, target }: PointerEvent): void => {
      const { left, top } = frame.getBoundingClientRect();
      const { x, y, k } = view.now();
      const place = { x: (clientX - left - x) / k / INCH, y: (clientY - top - y) / k / INCH };
      const isOn = place.x >= 0 && place.y >= 0 && place.x <= width && place.y <= height;
      const under = graspedAt(target);
      const name = under?.as === 'thing' ? frame.querySelector(`[data-thing="${CSS.escape(under.id)}"]`) : null;
      write(isOn ? [name?.getAttribute('aria-label'), texts.place(place)].filter(Boolean).join(' · ') : '');
    };
    const clear = (): void => write('');
    frame.addEventListener('pointermove', follow);
    frame.addEventListener('pointerleave', clear);
    return () => {
      frame.removeEventListener('pointermove', follow);
      frame.removeEventListener('pointerleave', clear);
    };
  }, [view, width, height, texts, output]);
}

/** Where the handle is that the keys move. */
export function useFocusedPlace(
  { frame }: TableView,
  { handles = NO_HANDLES }: InHand,
  texts: OpenTexts,
  output: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const write = (target: EventTarget | null): void => {
      const grasped = graspedAt(target);
      const handle = handles.find(({ id }) => grasped?.as === 'handle' && id === grasped.id);
      if (handle !== undefined && output.current !== null) output.current.textContent = texts.place(handle.at);
    };
    const follow = ({ target }: FocusEvent): void => write(target);
    const element = frame.current;
    if (element?.contains(document.activeElement)) write(document.activeElement);
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [frame, handles, texts, output]);
}
