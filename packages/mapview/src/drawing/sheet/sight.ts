import { type Zoom, zoomOf } from './zoom.ts';

/** From afar a token for all of a stack, at work counters, close by counters with words. */
export type Face = 'token' | 'counter' | 'words';

/** How the map is seen when it has come to rest: sizes that are meant for the eye, not for the ground, follow from it. */
export interface Sight {
  readonly zoom: Zoom;
  readonly face: Face;
  /** Pixels a unit, in steps: what is written stays where it is when the map grows by a little. */
  readonly k: number;
}

const STEP = 1.08;
/** So near that the smallest letters of a counter are 11 pixels high, if counters stay as large on the screen as at `READABLE`. */
export const WORK = 0.62;
/** So near that they are, as large as counters are on the ground. */
export const READABLE = 0.76;
/** So near that a hex has room for words. */
const WORDS = 2.2;

/** Never more than it is, so that nothing is written smaller than it should be. */
const stepped = (k: number): number => STEP ** Math.floor(Math.log(k) / Math.log(STEP) + 1e-9);

export const sightOf = (k: number): Sight => ({
  zoom: zoomOf(k, WORK),
  face: k < WORK ? 'token' : k < WORDS ? 'counter' : 'words',
  k: stepped(k),
});

/** Letters that can be read are so many pixels high. */
const LEAST = 11.2;

/** Letters of so many units, but never too small to be read, nor larger than so many pixels. */
export const lettersOf = ({ k }: Sight, units: number, most: number): number =>
  Math.max(LEAST / k, Math.min(units, most / k));
