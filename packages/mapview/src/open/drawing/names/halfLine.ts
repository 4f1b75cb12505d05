import type { Point } from '@wigwag/hex';
import { widthOf } from '../../../drawing/names/lettering.ts';
import type { Box } from '../../../drawing/sheet/layout.ts';
import type { OpenPicture } from '../../picture.ts';
import { boxOf } from '../geometry/rings.ts';
import { allInUnits, inUnits } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

/** In pixels. */
export const HALF_LINE = 14;

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The place where the text of the half line ends: at its right end, above it or below, else at its left; over terrain it is left out. */
export const halfLineText = (picture: OpenPicture, look: Look): Point | undefined => {
  const { halfLine, areas } = picture;
  if (halfLine?.text === undefined) return undefined;
  const { px } = look;
  const [from, to] = [inUnits(halfLine.from), inUnits(halfLine.to)].sort((a, b) => a.x - b.x);
  if (from === undefined || to === undefined) return undefined;
  const width = widthOf(halfLine.text, HALF_LINE * px);
  const [above, below] = [-6 * px, HALF_LINE * 1.1 * px];
  const places = [to.x - 10 * px, from.x + 10 * px + width].flatMap(x => [
    { x, y: to.y + above },
    { x, y: to.y + below },
  ]);
  const taken = areas.map(({ ring }) => boxOf(allInUnits(ring)));
  return places.find(place => !taken.some(box => isOver(box, halfLineBox(picture, place, look))));
};

/** What it covers: other names keep off it. */
export function halfLineBox({ halfLine }: OpenPicture, end: Point, { px }: Look): Box {
  const size = HALF_LINE * px;
  const width = widthOf(halfLine?.text ?? '', size);
  return { x: end.x - width, y: end.y - size, width, height: size * 1.3 };
}
