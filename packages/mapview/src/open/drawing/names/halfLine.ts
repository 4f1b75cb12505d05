import type { Point } from '@wigwag/hex';
import { widthOf } from '../../../drawing/names/lettering.ts';
import type { Box } from '../../../drawing/sheet/layout.ts';
import type { OpenPicture } from '../../picture.ts';
import { inUnits } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

/** In pixels. */
export const HALF_LINE = 14;

/** The place where the text of the half line ends: at its right end, above it. */
export const halfLineText = ({ halfLine }: OpenPicture, { px }: Look): Point | undefined => {
  if (halfLine?.text === undefined) return undefined;
  const right = inUnits(halfLine.to.x >= halfLine.from.x ? halfLine.to : halfLine.from);
  return { x: right.x - 10 * px, y: right.y - 6 * px };
};

/** What it covers: other names keep off it. */
export function halfLineBox({ halfLine }: OpenPicture, end: Point, { px }: Look): Box {
  const size = HALF_LINE * px;
  const width = widthOf(halfLine?.text ?? '', size);
  return { x: end.x - width, y: end.y - size, width, height: size * 1.3 };
}
