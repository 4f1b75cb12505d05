import type { Point } from '@wigwag/hex';
import type { Box } from '../sheet/layout.ts';
import { type Drawn, inBlocks } from './blocks.ts';

/** Where a sign is put that is drawn about the origin. */
interface Put extends Point {
  /** In degrees. */
  readonly turn?: number;
  readonly scale?: number;
}

/** A stroke or a field of the ground. How it looks follows from its pen alone: the class that the style sheets know. */
export interface Stroke {
  readonly pen: string;
  readonly d: string;
  readonly put?: Put;
  /** Holes in it stay free. */
  readonly holes?: boolean;
  /** What it may touch; unknown: anything. */
  readonly within?: Box;
}

/** Strokes by pen, a path a block. */
export function strokesOf<K>(
  drawn: Iterable<Drawn<K>>,
  pens: readonly { readonly kind: K; readonly pen: string }[],
): Stroke[] {
  const blocks = inBlocks(drawn);
  return pens.flatMap(({ kind, pen }) => (blocks.get(kind) ?? []).map(({ d, within }) => ({ pen, d, within })));
}

export const transformOf = ({ x, y, turn = 0, scale = 1 }: Put): string =>
  [`translate(${x} ${y})`, turn === 0 ? '' : `rotate(${turn})`, scale === 1 ? '' : `scale(${scale})`]
    .filter(Boolean)
    .join(' ');
