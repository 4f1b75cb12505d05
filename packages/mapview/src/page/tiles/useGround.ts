import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GroundProps } from '../../drawing/sheet/GroundLayers.tsx';
import type { Box } from '../../drawing/sheet/layout.ts';
import type { Window } from '../../drawing/sheet/window.ts';
import type { MapPicture } from '../../picture.ts';
import { idle } from '../afterwards.ts';
import { sharp } from '../transform.ts';
import type { Viewport } from '../viewport.ts';
import { GroundTiles, type Painter } from './groundTiles.ts';
import { readPens, watchLight } from './pens.ts';
import type { Painted, ToPainter } from './protocol.ts';

interface Sheet {
  readonly map: MapPicture;
  readonly window: Window | undefined;
  readonly box: Box;
}

/** A painter in a thread of its own, and how it learns of a new light. */
function hire({ map, window, box }: Sheet): Painter & { readonly worker: Worker; readonly relight: () => void } {
  const worker = new Worker(new URL('./painterWorker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToPainter): void => worker.postMessage(message);
  tell({ do: 'draw', map, window, box });
  let turns = 0;
  const known = new Set<string>();
  return {
    worker,
    relight: () => {
      turns += 1;
    },
    paint: jobs => tell({ do: 'paint', jobs }),
    lightAt: isWhole => {
      const light = `${turns} ${isWhole ? 'whole' : 'near'}`;
      if (!known.has(light)) tell({ do: 'light', light, pens: readPens(isWhole ? 'whole' : 'middle') });
      known.add(light);
      return light;
    },
  };
}

/** On paper the ground is drawn, not painted: sharp at any resolution. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const [begin, end] = [() => flushSync(() => setPrinting(true)), () => setPrinting(false)];
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

type Drawing = ComponentType<GroundProps>;

/** What draws the ground as elements. Where it is painted, this is fetched afterwards: it is wanted on paper alone. */
function useDrawing(isWanted: boolean): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isHere = true;
    const bring = async (): Promise<void> => {
      if (!isWanted) await idle();
      const { GroundLayers } = await import('../../drawing/sheet/GroundLayers.tsx');
      if (isHere) setDrawing(() => GroundLayers);
    };
    bring().catch(error => console.error(`The map cannot be drawn, only painted: ${error}`));
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return drawing;
}

const canPaint = (): boolean => typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';

/** The ground as bitmaps in two places of the page, or, on paper and where no painter can be had, as elements. */
export function useGround(view: Viewport, { map, window, box }: Sheet) {
  const under = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [paints, setPaints] = useState(canPaint);
  const isDrawn = usePrinting() || !paints;
  const drawing = useDrawing(isDrawn);
  useEffect(() => {
    const [low, high, frame] = [under.current, over.current, view.frame.current];
    if (!paints || low === null || high === null || frame === null) return undefined;
    const painter = hire({ map, window, box });
    const tiles = new GroundTiles({ under: low, over: high }, painter, box, () => devicePixelRatio);
    const lay = (): void => {
      const size = { width: frame.clientWidth, height: frame.clientHeight };
      if (size.width > 0) tiles.lay(sharp(view.now(), devicePixelRatio), size, view.isGliding());
    };
    painter.worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => tiles.take(data));
    painter.worker.addEventListener('error', ({ message }) => {
      console.error(`The map cannot be painted, and is drawn instead: ${message}`);
      setPaints(false);
    });
    const settle = (): void => {
      lay();
      tiles.settle();
    };
    const unwatch = [
      view.watch(lay),
      view.watchRest(settle),
      watchLight(() => {
        painter.relight();
        settle();
      }),
    ];
    const sized = new ResizeObserver(settle);
    sized.observe(frame);
    return () => {
      sized.disconnect();
      for (const stop of unwatch) stop();
      painter.worker.terminate();
      tiles.remove();
    };
  }, [view, map, window, box, paints]);
  return { under, over, GroundLayers: isDrawn ? drawing : undefined };
}
