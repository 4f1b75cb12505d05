import type { Point } from '@wigwag/hex';
import { widthOf } from '../../../drawing/names/lettering.ts';
import type { Box } from '../../../drawing/sheet/layout.ts';
import type { Tag } from '../../inHand.ts';
import type { Look } from '../sheet/look.ts';
import { inUnits } from '../sheet/units.ts';

/** In pixels. */
export const TAG_LETTERS = 12.5;
const HEIGHT = 26;
const PADDING = 11;
const OFF = 12;

/** Where a tag lies, in units: beside its place, and not beyond the table's edge. */
export function tagBox(tag: Pick<Tag, 'at' | 'text' | 'side'>, table: Box, { px }: Look): Box {
  const [width, height] = [(widthOf(tag.text, TAG_LETTERS) + 2 * PADDING) * px, HEIGHT * px];
  const { x, y } = inUnits(tag.at);
  const [beside, over] = [width / 2 + OFF * px, height / 2 + OFF * px];
  const off: Readonly<Record<NonNullable<Tag['side']>, Point>> = {
    above: { x: 0, y: -over },
    below: { x: 0, y: over },
    left: { x: -beside, y: 0 },
    right: { x: beside, y: 0 },
    over: { x: 0, y: 0 },
  };
  const { x: dx, y: dy } = off[tag.side ?? 'above'];
  const within = (middle: number, size: number, from: number, room: number): number =>
    size >= room ? from : Math.min(from + room - size, Math.max(from, middle - size / 2));
  return {
    x: within(x + dx, width, table.x, table.width),
    y: within(y + dy, height, table.y, table.height),
    width,
    height,
  };
}
