import { type Zoom, zoomOf } from '../../../drawing/sheet/zoom.ts';

/** How near the table is seen, when it has come to rest: sizes in units follow from it. */
export interface Look {
  /** Pixels a unit. */
  readonly k: number;
  readonly zoom: Zoom;
  /** A pixel: for what is as large at any zoom. */
  readonly px: number;
  /** The pen for outlines and signs, which grows a little with the zoom. */
  readonly pen: number;
  /** The fine pen for hachures and furrows, which grows less. */
  readonly hair: number;
}

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where a table of six feet just fits on a screen. */
const USUAL = 0.62;

export function lookAt(k: number): Look {
  const nearer = k / USUAL;
  return {
    k,
    zoom: zoomOf(k),
    px: 1 / k,
    pen: within(0.9, nearer ** 0.5, 1.6) / k,
    hair: within(0.8, nearer ** 0.25, 1.2) / k,
  };
}
