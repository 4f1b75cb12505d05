import type { Point } from '@wigwag/hex';
import { widthOf } from '../../../drawing/names/lettering.ts';
import { type Box, overlap } from '../../../drawing/sheet/layout.ts';
import type { Tag } from '../../inHand.ts';
import { inUnits } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';

/** In pixels. */
export const TAG_LETTERS = 12.5;
const HEIGHT = 26;
const PADDING = 11;
const OFF = 12;

/** Where a tag may lie: what is seen of the table, unless its place is out of sight. */
export function roomFor(at: Point, table: Box, seen: Box | undefined): Box {
  const { x, y } = inUnits(at);
  const isSeen =
    seen !== undefined && x >= seen.x && y >= seen.y && x <= seen.x + seen.width && y <= seen.y + seen.height;
  if (!isSeen) return table;
  const [left, top] = [Math.max(table.x, seen.x), Math.max(table.y, seen.y)];
  return {
    x: left,
    y: top,
    width: Math.min(table.x + table.width, seen.x + seen.width) - left,
    height: Math.min(table.y + table.height, seen.y + seen.height) - top,
  };
}

/** Where a tag lies, in units: beside its place, and not out of its room. */
export function tagBox(tag: Pick<Tag, 'at' | 'text' | 'side'>, room: Box, { px }: Look): Box {
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
  const within = (middle: number, size: number, from: number, length: number): number =>
    size >= length ? from : Math.min(from + length - size, Math.max(from, middle - size / 2));
  return {
    x: within(x + dx, width, room.x, room.width),
    y: within(y + dy, height, room.y, room.height),
    width,
    height,
  };
}

const SIDES = ['above', 'below', 'right', 'left'] as const;

/** Where tags lie that are shown together: a later one goes to another side, or below, rather than over an earlier one. */
export function tagBoxes(
  tags: readonly Pick<Tag, 'at' | 'text' | 'side'>[],
  roomAt: (at: Point) => Box,
  look: Look,
): Box[] {
  const placed: Box[] = [];
  for (const tag of tags) {
    const room = roomAt(tag.at);
    const first = tagBox(tag, room, look);
    const beside = SIDES.map(side => tagBox({ ...tag, side }, room, look));
    const below = placed.map(other => ({ ...first, y: other.y + other.height + look.px }));
    const isFree = (box: Box): boolean => placed.every(other => overlap(box, other) === 0);
    placed.push([first, ...beside, ...below].find(isFree) ?? first);
  }
  return placed;
}
