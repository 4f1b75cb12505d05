import type { PiecePicture } from '../../picture.ts';

type Side = PiecePicture['side'];

/** Half the height of a counter: square, or low where two leaders above it need the room. */
const HALF = { full: 24, low: 17.3 } as const;
export type Build = keyof typeof HALF;
export const COUNTER_WIDTH = 2 * HALF.full;
export const counterHeight = (build: Build): number => 2 * HALF[build];

/** Of a leader. */
export const PLATE_SIZE = { width: 54, height: 13.6 } as const;
/** Of what stands for a stack seen from afar, of the star of its leader, and of a counter with words: in pixels. */
export const TOKEN_SIZE = { width: 38, height: 24 } as const;
export const STAR_SIZE = { width: 13, height: 13 } as const;
export const WORDS_SIZE = { width: 148, height: 120 } as const;

/** Of the band with the name. */
const BAND = { full: 13.4, low: 12.7 } as const;

const rounded = (y: number): string =>
  `M-19,${-y} H19 Q24,${-y} 24,${5 - y} V${y - 5} Q24,${y} 19,${y} H-19 Q-24,${y} -24,${y - 5} V${5 - y} Q-24,${-y} -19,${-y} Z`;
const cut = (y: number): string => `M-18,${-y} H18 L24,${6 - y} V${y - 6} L18,${y} H-18 L-24,${y - 6} V${6 - y} Z`;
const roundedBand = (y: number, end: number): string =>
  `M-19,${-y} H19 Q24,${-y} 24,${5 - y} V${end} H-24 V${5 - y} Q-24,${-y} -19,${-y} Z`;
const cutBand = (y: number, end: number): string => `M-18,${-y} H18 L24,${6 - y} V${end} H-24 V${6 - y} Z`;

/** The sides differ by shape too. */
export const outlineFor = (side: Side, build: Build): string => (side === 'union' ? rounded : cut)(HALF[build]);

export const bandFor = (side: Side, build: Build): string =>
  (side === 'union' ? roundedBand : cutBand)(HALF[build], BAND[build] - HALF[build]);

/** The earthen edge of works round a counter. */
export function edgeFor(build: Build): string {
  const y = HALF[build] + 3;
  return `M-20,${-y} H20 L27,${7 - y} V${y - 7} L20,${y} H-20 L-27,${y - 7} V${7 - y} Z`;
}

/** A box about the origin, its corners rounded or cut by so much. */
export function boxFor(
  side: Side,
  { width, height }: { readonly width: number; readonly height: number },
  corner: number,
): string {
  const [x, y, c] = [width / 2, height / 2, corner];
  return side === 'union'
    ? `M${c - x},${-y} H${x - c} Q${x},${-y} ${x},${c - y} V${y - c} Q${x},${y} ${x - c},${y} H${c - x} Q${-x},${y} ${-x},${y - c} V${c - y} Q${-x},${-y} ${c - x},${-y} Z`
    : `M${c - x},${-y} H${x - c} L${x},${c - y} V${y - c} L${x - c},${y} H${c - x} L${-x},${y - c} V${c - y} Z`;
}
